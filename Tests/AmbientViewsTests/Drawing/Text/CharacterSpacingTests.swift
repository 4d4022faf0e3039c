import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `The design and spacing of characters` {
  @Test func `The design and spacing of characters are attributes of a text`() {
    let host = TestHost {
      Text("design").fontDesign(.rounded).fontWidth(.condensed).monospacedDigit()
      Text("space").kerning(1).baselineOffset(-2)
      Text("both").kerning(1).tracking(3)
      Text("none").fontDesign(.default).fontWidth(.standard).kerning(0).baselineOffset(0)
    }
    #expect(
      host.tree == """
        Text "design" design=rounded fontWidth=-0.2 monospacedDigits=true
        Text "space" baselineOffset=-2 kerning=1
        Text "both" kerning=3
        Text "none"
        """
    )
  }

  @Test func `The spacing of a text takes precedence over the inherited spacing`() {
    let host = TestHost {
      VStack {
        Text("inner").fontDesign(.serif).tracking(2)
        Text("outer")
      }
      .fontDesign(.monospaced)
      .fontWidth(.expanded)
      .monospacedDigit()
      .kerning(4)
      .tracking(5)
      .baselineOffset(6)
    }
    #expect(
      host.tree == """
        VStack
          Text "inner" baselineOffset=6 design=serif fontWidth=0.2 kerning=2 monospacedDigits=true
          Text "outer" baselineOffset=6 design=monospaced fontWidth=0.2 kerning=5 \
        monospacedDigits=true
        """
    )
  }

  @Test func `A new kerning changes the widths of texts and re-runs only the body that sets it`() {
    let host = TestHost(size: CGSize(width: 400, height: 100)) { Spaced() }
    #expect(host.frame(of: "12345")?.width == 40)
    #expect(host.frame(of: "wide")?.width == 48)
    #expect(host.bodies { host.tap("More") } == ["Spaced"])
    #expect(host.frame(of: "12345")?.width == CGFloat(50))
    #expect(host.frame(of: "wide")?.width == CGFloat(56))
  }

  @Test func `The modifier fontWidth can be passed as a function`() {
    let width: Font.Width? = .compressed
    let host = TestHost { width.map(Text("a").padding().fontWidth) }
    #expect(host.tree.contains("fontWidth=-0.4"))
  }
}

private struct Spaced: View {
  @State private var kerning: CGFloat = 0

  var body: some View {
    VStack {
      Digits()
      Text("wide").fontWidth(Font.Width(0.5))
      Button("More") { kerning += 2 }
    }
    .kerning(kerning)
  }
}

private struct Digits: View {
  var body: some View { Text("12345") }
}

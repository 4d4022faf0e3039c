import SwiftUI
import Testing

/// Tests that the operators of SwiftUI's types are in scope.
@MainActor
@Suite struct Operators {
  @Test func `Angles can be added, subtracted, scaled and negated`() {
    var angle = Angle.degrees(90) + .degrees(30) - .degrees(60)
    #expect(abs(angle.degrees - 60) < 1e-9)
    angle += .degrees(30)
    angle -= .degrees(60)
    angle *= 4
    angle /= 2
    #expect(abs(angle.degrees - 60) < 1e-9)
    #expect(abs((-angle * 2 / 3).degrees + 40) < 1e-9)
    #expect(abs((0.5 * angle).degrees - 30) < 1e-9)
  }

  @Test func `Texts can be joined`() {
    struct Joined: View {
      var body: some View { Text("one") + Text(" and ").bold() + Text("two") }
    }
    let text: Text = Text("one") + Text("two")
    #expect(text != Text("one"))
    _ = Stage { Joined() }
  }
}

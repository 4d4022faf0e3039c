import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Backgrounds and overlays` {
  @Test func `The element of a background or an overlay lists its views from back to front`() {
    let host = TestHost {
      Text("base")
        .background { Text("behind") }
        .overlay(alignment: .topTrailing) {
          Text("in front")
          Text("too")
        }
    }
    #expect(
      host.tree == """
        Overlay
          Background
            Layer
              Text "behind"
            Text "base"
          Layer alignment=topTrailing
            Text "in front"
            Text "too"
        """
    )
  }

  @Test func `A background and an overlay can be a view or a style`() {
    let host = TestHost {
      Text("a").background(.red)
      Text("b").background(Color.red.opacity(0.5))
      Text("c").background(Text("view"), alignment: .leading)
      Text("d").overlay(Divider())
      Text("e").overlay(.blue)
    }
    #expect(
      host.tree == """
        Background style=red
          Text "a"
        Background style=red 50%
          Text "b"
        Background
          Layer alignment=leading
            Text "view"
          Text "c"
        Overlay
          Text "d"
          Layer
            Divider
        Overlay style=blue
          Text "e"
        """
    )
  }

  @Test(arguments: [true, false])
  func `A background or overlay inherits only from the modifiers after it`(isOverlay: Bool) {
    let host = TestHost {
      if isOverlay {
        Text("base").lineLimit(1).overlay { Text("layer") }.bold()
      } else {
        Text("base").lineLimit(1).background { Text("layer") }.bold()
      }
    }
    let lines = host.tree.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains(#"Text "base" bold=true lineLimit=1"#))
    #expect(lines.contains(#"Text "layer" bold=true"#))
  }

  private struct Reader: View {
    let name: String
    @Environment(\.lineLimit) private var limit
    var body: some View { Text("\(name) \(limit ?? 0)") }
  }

  private struct Screen: View {
    @State private var inner = 1
    @State private var outer = 1

    var body: some View {
      Reader(name: "base")
        .lineLimit(inner)
        .overlay { Reader(name: "layer") }
        .lineLimit(outer)
      Button("Inner") { inner += 1 }
      Button("Outer") { outer += 1 }
    }
  }

  @Test func `A view in an overlay runs its body again only when an inherited value changes`() {
    let host = TestHost { Screen() }
    #expect(host.takeBodies() == ["Screen", "Reader", "Reader"])
    host.tap("Inner")
    #expect(host.texts.prefix(2) == ["base 2", "layer 1"])
    #expect(host.takeBodies() == ["Screen", "Reader"])
    host.tap("Outer")
    #expect(host.texts.prefix(2) == ["base 2", "layer 2"])
    #expect(host.takeBodies() == ["Screen", "Reader"])
  }
}

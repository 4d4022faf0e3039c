import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `A custom layout` {
  private struct Row: Layout {
    var gap = 0.0

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {}
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private struct Screen: View {
    @State private var isWide = false
    @State private var gap = 1.0
    @State private var note = "first"

    private var layout: AnyLayout {
      isWide ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout())
    }

    var body: some View {
      layout { Counter() }
      Row(gap: gap) { Text("a") }
      Text(note)
      Button("Turn") { isWide.toggle() }
      Button("Widen") { gap += 1 }
      Button("Note") { note = "second" }
    }
  }

  @Test func `A custom layout becomes an element with the name of the layout type`() {
    let host = TestHost {
      Row { Text("a") }
      VStackLayout(alignment: .leading) { Text("b") }
      AnyLayout(ZStackLayout()) {
        Text("c")
        Text("d")
      }
      AnyLayout(AnyLayout(Row())) {}
    }
    #expect(
      host.tree == """
        Layout layout=Row
          Text "a"
        Layout layout=VStackLayout
          Text "b"
        Layout layout=ZStackLayout
          Text "c"
          Text "d"
        Layout layout=Row
        """
    )
  }

  @Test func `A host reads a layout, even one in AnyLayout, from a detail of the element`() throws {
    let host = TestHost {
      Row(gap: 3) { Text("a") }
      AnyLayout(VStackLayout(spacing: 7)) { Text("b") }
    }
    let layouts = host.elements(of: .layout).map { $0.detail(LayoutDetail.self)?.layout }
    #expect((layouts[0] as? Row)?.gap == 3)
    #expect((layouts[1] as? VStackLayout)?.spacing == 7)
  }

  @Test func `A view keeps its state when the layout around it changes`() {
    let host = TestHost { Screen() }
    host.tap("count 0")
    host.tap("count 1")
    host.takeBodies()
    #expect(host.elements[0][.layout] == "VStackLayout")
    #expect(host.bodies { host.tap("Turn") } == ["Screen"])
    #expect(host.elements[0][.layout] == "HStackLayout")
    #expect(host.texts.contains("count 2"))
    #expect(host.bodies { host.tap("Turn") } == ["Screen"])
    #expect(host.texts.contains("count 2"))
  }

  @Test func `The element of a layout updates only when the value of the layout changes`() {
    let host = TestHost { Screen() }
    let before = host.elements(of: .layout)[1]
    let changes = host.changes { host.tap("Widen") }
    #expect(changes.map(\.description) == [#"updated "Layout""#])
    #expect((before.detail(LayoutDetail.self)?.layout as? Row)?.gap == 2)
    #expect(host.changes { host.tap("Note") }.map(\.description) == [#"updated "second""#])
  }
}

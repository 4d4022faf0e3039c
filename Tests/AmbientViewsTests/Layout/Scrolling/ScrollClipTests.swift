import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `The modifier scrollClipDisabled` {
  private struct Shelf: View {
    @State private var isOpen = false
    var body: some View {
      Books().scrollClipDisabled(isOpen)
      Button("Open") { isOpen.toggle() }
    }
  }

  private struct Books: View {
    var body: some View {
      ScrollView { Text("Ferns") }
    }
  }

  @Test func `scrollClipDisabled sets an attribute of each scrolling element in the view`() {
    let isClipDisabled = true
    let modify = ScrollView { Text("d") }.scrollClipDisabled
    let host = TestHost {
      Group {
        ScrollView { Text("a") }
        List { Text("b") }
        Form { Text("c") }.scrollClipDisabled(false)
      }
      .scrollClipDisabled()
      modify(isClipDisabled)
    }
    #expect(
      host.tree == """
        ScrollView clips=false
          Text "a"
        List clips=false
          Text "b"
        Form
          Text "c"
        ScrollView clips=false
          Text "d"
        """
    )
    #expect(host.takeBodies() == [])
  }

  @Test func `A change of scrollClipDisabled re-runs only the body that applies the modifier`() {
    let host = TestHost { Shelf() }
    #expect(host.elements[0][.clips] == nil)
    host.takeBodies()
    #expect(host.bodies { host.tap("Open") } == ["Shelf"])
    #expect(host.elements[0][.clips] == false)
    #expect(host.bodies { host.tap("Open") } == ["Shelf"])
    #expect(host.elements[0][.clips] == nil)
  }
}

import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Removed views during their transitions` {
  private struct Root: View {
    @State private var isOpen = false
    @State private var hasPage = false
    @State private var hasBox = true
    @State private var hasBadge = true
    @State private var name = ""

    var body: some View {
      NavigationStack {
        TextField("Name", text: $name)
        Button("Open") { animated { isOpen.toggle() } }
          .sheet(isPresented: $isOpen) {
            TextField("Code", text: $name)
            Button("Close") { animated { isOpen = false } }
          }
        Button("Push") { animated { hasPage = true } }
          .navigationDestination(isPresented: $hasPage) {
            Button("Pop") { animated { hasPage = false } }
          }
        Button("Box") { animated { hasBox.toggle() } }
        if hasBox {
          VStack {
            Text("In box")
            if hasBadge { Text("Badge") }
          }
        }
        Button("Badges") { animated { hasBadge.toggle() } }
      }
    }

    private func animated(_ change: () -> Void) { withAnimation(.linear(duration: 1), change) }
  }

  /// Returns a host whose queries find only the views that the user can reach.
  ///
  /// The queries do not find the views behind a sheet or a page.
  private func host() -> TestHost {
    let host = TestHost(size: CGSize(width: 200, height: 400), runsAnimations: true) { Root() }
    host.reach = .visible
    return host
  }

  /// The texts of the root view while it has no sheet and no page in front of it.
  private let all = ["Name", "Open", "Push", "Box", "In box", "Badge", "Badges"]

  /// Taps a button that presents a view, and waits until this view has reached its place.
  private func present(_ name: String, in host: TestHost) {
    host.tap(name)
    host.advance(by: 1)
  }

  @Test func `A dismissed sheet covers nothing while it moves away`() {
    let host = host()
    present("Open", in: host)
    #expect(host.texts.filter { all.contains($0) } == [])
    host.tap("Close")
    #expect(host.texts.filter { $0 != "" } == all)
    #expect(host.viewTree.shownElements.contains { $0.text == "Close" && $0.isLeaving })
    #expect(host.find(.button, "Box").isEnabled)
    host.tap("Box")
    host.advance(by: 2)
    #expect(!host.viewTree.shownElements.contains { $0.isLeaving })
    #expect(!host.texts.contains("In box"))
  }

  @Test func `A leaving sheet that is presented again covers the window again`() {
    let host = host()
    present("Open", in: host)
    host.tap("Close")
    host.advance(by: 0.5)
    host.tap("Open")
    #expect(!host.texts.contains("Box"))
    #expect(host.texts.contains("Close"))
  }

  @Test func `A test does not find the views of a page that moves away`() {
    let host = host()
    present("Push", in: host)
    #expect(host.texts == ["Pop"])
    host.tap("Pop")
    #expect(!host.texts.contains("Pop"))
    #expect(host.texts.contains("Box"))
    host.advance(by: 1)
    #expect(host.texts.contains("Box"))
  }

  @Test func `The focus returns from a dismissed sheet before the sheet has moved away`() {
    let host = host()
    host.focus("Name")
    present("Open", in: host)
    host.focus("Code")
    #expect(host.focusedLabel == "Code")
    host.tap("Close")
    #expect(host.focusedLabel == "Name")
    host.tap("Open")
    host.focus("Code")
    #expect(host.focusedLabel == "Code")
    host.tap("Close")
    #expect(host.focusedLabel == "Name")
    host.advance(by: 1)
    #expect(host.focusedLabel == "Name")
  }

  private struct Item: Identifiable {
    let id: Int
  }

  private struct Replacing: View {
    @State private var item: Item?
    @State private var name = ""

    var body: some View {
      TextField("Name", text: $name)
      Button("Open") { show(Item(id: 1)) }
        .sheet(item: $item) { item in
          TextField("Code \(item.id)", text: $name)
          Button("Next") { show(Item(id: 2)) }
          Button("Close") { show(nil) }
        }
    }

    private func show(_ new: Item?) { withAnimation(.linear(duration: 1)) { item = new } }
  }

  @Test func `The focus returns from a dismissed sheet that had replaced another sheet`() {
    let host = TestHost(size: CGSize(width: 200, height: 400), runsAnimations: true) { Replacing() }
    host.reach = .visible
    host.focus("Name")
    present("Open", in: host)
    host.focus("Code 1")
    present("Next", in: host)
    host.focus("Code 2")
    #expect(host.focusedLabel == "Code 2")
    host.tap("Close")
    #expect(host.focusedLabel == "Name")
  }

  @Test func `A stack that fades also lowers the opacity of the views in the stack`() throws {
    let host = host()
    let screen = try #require(host.screen)
    let badge = try #require(host.element("Badge"))
    let text = try #require(host.element("In box"))
    #expect(screen.opacity(of: badge) == 1)
    host.tap("Badges")
    host.advance(by: 0.5)
    #expect(screen.opacity(of: badge) == 0.5)
    #expect(screen.opacity(of: text) == 1)
    host.tap("Box")
    host.advance(by: 0.25)
    #expect(screen.opacity(of: text) == 0.75)
    // The badge has faded to 0.25 in 0.75 seconds, and its stack to 0.75 in 0.25 seconds.
    #expect(screen.opacity(of: badge) == 0.25 * 0.75)
  }
}

import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `The default focus of an assistive technology` {
  private enum Part { case title, total }

  private struct Receipt: View {
    @AccessibilityFocusState private var part: Part?
    @State private var isShown = false

    var body: some View {
      Button("Show") { isShown = true }
      Button("Hide") { isShown = false }
      Button("Title") { part = .title }
      Text("Title").accessibilityFocused($part, equals: .title)
      if isShown {
        Text("Total").accessibilityFocused($part, equals: .total)
          .accessibilityDefaultFocus($part, .total)
      }
    }
  }

  @Test func `The assistive focus moves to a view with a default focus when this view appears`() {
    let host = TestHost { Receipt() }
    #expect(host.assistiveFocus == nil)
    #expect(host.bodies { host.tap("Show") } == ["Receipt"])
    #expect(host.assistiveFocus?.name == "Total")
    host.tap("Hide")
    host.tap("Show")
    #expect(host.assistiveFocus?.name == "Total")
  }

  @Test func `A default focus does not take the assistive focus from another view`() {
    let host = TestHost { Receipt() }
    host.find(.text, "Title").focus()
    host.tap("Show")
    #expect(host.assistiveFocus?.name == "Title")
  }
}

import Ambient
import AmbientTesting
import Testing

private enum Field { case name, error }

private struct Form: View {
  @AccessibilityFocusState private var field: Field?
  @State private var hasError = false

  var body: some View {
    Shown(field: field.map { "\($0)" } ?? "nothing")
    Text("Name").accessibilityFocused($field, equals: .name)
    if hasError { Text("Missing").accessibilityFocused($field, equals: .error) }
    Button("Send") {
      hasError = true
      field = .error
    }
    Button("Reset") { field = nil }
    Button("Repair") { hasError = false }
  }
}

private struct Shown: View {
  let field: String
  var body: some View { Text(field) }
}

private struct Switches: View {
  @AccessibilityFocusState(for: .switchControl) private var isOnName
  var body: some View {
    Text("Name").accessibilityFocused($isOnName)
    Text(isOnName ? "here" : "away")
  }
}

@Suite @MainActor struct `An accessibility focus state` {
  @Test func `The accessibility focus state follows the focus of an assistive technology`() {
    let host = TestHost { Form() }
    #expect(host.assistiveFocus == nil)
    #expect(host.bodies { host.find(.text, "Name").focus() } == ["Form", "Shown"])
    #expect(host.assistiveFocus?.name == "Name")
    #expect(host.texts.first == "name")
    #expect(host.bodies { host.find(.button, "Send").focus() } == ["Form", "Shown"])
    #expect(host.texts.first == "nothing")
    #expect(host.assistiveFocus?.name == "Send")
  }

  @Test func `A program can move the accessibility focus to a view that is about to appear`() {
    let host = TestHost { Form() }
    host.find(.text, "Name").focus()
    host.find(.button, "Send").tap()
    #expect(host.assistiveFocus?.name == "Missing")
    #expect(host.texts.first == "error")
    host.find(.button, "Reset").tap()
    #expect(host.assistiveFocus == nil)
    #expect(host.texts.first == "nothing")
  }

  @Test func `The accessibility focus state is nil after the focused view has disappeared`() {
    let host = TestHost { Form() }
    host.find(.button, "Send").tap()
    #expect(host.assistiveFocus?.name == "Missing")
    host.find(.button, "Repair").tap()
    #expect(host.assistiveFocus == nil)
    #expect(host.texts.first == "nothing")
  }

  @Test func `A focus state for one technology ignores the focus of other technologies`() {
    let host = TestHost { Switches() }
    host.find(.text, "Name").focus()
    #expect(host.texts == ["Name", "away"])
    let focus = AssistiveFocus(in: host.viewTree, technology: "switchControl")
    focus.move(to: host.find(.text, "Name").node)
    host.settle()
    #expect(host.texts == ["Name", "here"])
    focus.move(to: nil)
    host.settle()
    #expect(host.texts == ["Name", "away"])
  }

  @Test func `Only the view with the accessibility focus has the attribute wantsFocus`() {
    let host = TestHost { Form() }
    host.find(.text, "Name").focus()
    let wanting = host.elements { $0[.wantsFocus] != nil }
    #expect(wanting.map { $0[.wantsFocus] } == [true])
    #expect(wanting.map(\.label) == ["Name"])
  }
}

import Ambient
import AmbientCore
import AmbientTestSupport
import AmbientTesting
import Testing

private enum Field { case name, mail, code }

private struct SignUp: View {
  @State private var name = ""
  @State private var mail = ""
  @State private var needsCode = false
  @State private var isLocked = false
  @FocusState private var field: Field?

  var body: some View {
    TextField("Name", text: $name).focused($field, equals: .name)
    TextField("Mail", text: $mail).focused($field, equals: .mail).disabled(isLocked)
    if needsCode { TextField("Code", text: $mail).focused($field, equals: .code) }
    TextField("Other", text: $mail)
    Status(field: $field)
    Button("Mail now") { field = .mail }
    Button("Code now") {
      needsCode = true
      field = .code
    }
    Button("No code") { needsCode = false }
    Button("Nowhere") { field = nil }
    Button("Lock") { isLocked = true }
  }
}

private struct Status: View {
  @FocusState.Binding var field: Field?

  var body: some View { Text(field.map { "\($0)" } ?? "nothing") }
}

private struct Search: View {
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Search", text: $text).focused($isFocused)
    Text(isFocused ? "searching" : "idle")
    Button("Start") { isFocused = true }
    Button("Stop") { isFocused = false }
    Button("Twice") {
      isFocused = true
      isFocused = false
    }
  }
}

private struct Appearing: View {
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Search", text: $text).focused($isFocused).onAppear { isFocused = true }
  }
}

private struct Unread: View {
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Search", text: $text).focused($isFocused)
    Button("Start") { isFocused = true }
    Button("Impossible") { isFocused = true }.disabled(true)
  }
}

@Suite @MainActor struct `A focus state` {
  @Test func `A focus state has the value of the focused view`() {
    let host = TestHost { SignUp() }
    #expect(host.focusedLabel == nil)
    host.takeBodies()
    host.focus("Mail")
    #expect(host.focusedLabel == "Mail")
    #expect(host.texts.contains("mail"))
    #expect(host.takeBodies() == ["Status"])
    host.focus("Other")
    #expect(host.focusedLabel == "Other")
    #expect(host.texts.contains("nothing"))
    host.focus("Name")
    host.removeFocus()
    #expect(host.focusedLabel == nil)
    #expect(host.texts.contains("nothing"))
    #expect(host.takeBodies() == ["Status", "Status", "Status"])
  }

  @Test func `A write of a focus state moves the focus`() {
    let host = TestHost { SignUp() }
    host.takeBodies()
    host.tap("Mail now")
    #expect(host.focusedLabel == "Mail")
    #expect(host.takeBodies() == ["Status"])
    host.tap("Nowhere")
    #expect(host.focusedLabel == nil)
    #expect(host.texts.contains("nothing"))
  }

  @Test func `An action can insert a view, and focus the view by writing a focus state`() {
    let host = TestHost { SignUp() }
    host.tap("Code now")
    #expect(host.focusedLabel == "Code")
    #expect(host.texts.contains("code"))
  }

  @Test func `A focus state that is set to nil does not take the focus from an unrelated view`() {
    let host = TestHost { SignUp() }
    host.focus("Other")
    host.tap("Nowhere")
    #expect(host.focusedLabel == "Other")
  }

  @Test func `A focus state is nil again when the focused view is removed or disabled`() {
    let host = TestHost { SignUp() }
    host.tap("Code now")
    host.tap("No code")
    #expect(host.focusedLabel == nil)
    #expect(host.texts.contains("nothing"))
    host.tap("Mail now")
    host.tap("Lock")
    #expect(host.focusedLabel == nil)
    #expect(host.texts.contains("nothing"))
    host.tap("Mail now")
    #expect(host.focusedLabel == nil)
    #expect(host.texts.contains("nothing"))
  }

  @Test func `A focus state can be a Boolean value`() {
    let host = TestHost { Search() }
    #expect(host.texts.contains("idle"))
    host.tap("Start")
    #expect(host.focusedLabel == "Search")
    #expect(host.texts.contains("searching"))
    host.tap("Stop")
    #expect(host.focusedLabel == nil)
    host.tap("Twice")
    #expect(host.focusedLabel == nil)
    #expect(host.texts.contains("idle"))
  }

  @Test func `A write of a focus state in onAppear moves the focus`() {
    let host = TestHost { Appearing() }
    #expect(host.focusedLabel == "Search")
  }

  @Test func `A focus state moves the focus even if no body reads it`() {
    let host = TestHost { Unread() }
    host.takeBodies()
    host.tap("Start")
    #expect(host.focusedLabel == "Search")
    #expect(host.takeBodies() == [])
  }

  @Test func `A focus state outside of a view is constant and gives a warning`() {
    let warnings = Warnings()
    let state = FocusState<Bool>()
    warnings.during {
      state.projectedValue.wrappedValue = true
      #expect(!state.projectedValue.wrappedValue)
    }
    #expect(
      warnings.texts.first == """
        Accessing FocusState's value outside of the body of a View. \
        This will result in a constant Binding of the initial value and will not update.

          State  FocusState<Bool>

        To fix this:
          • Use the binding in 'body' or in an action, not in an initializer.
        """
    )
    #expect(warnings.texts.count == 2)
    #expect(!state.wrappedValue)
  }
}

@Suite @MainActor struct `A host that shows focusable views` {
  @Test func `A host is notified of focus changes`() {
    let host = TestHost { SignUp() }
    var logged: [String] = []
    host.viewTree.onFocusChange = { element in logged.append(element?.kind.rawValue ?? "none") }
    host.focus("Mail")
    // The second call changes nothing. "Lock" disables the field, which then loses the focus.
    host.focus("Mail")
    host.tap("Lock")
    host.tap("Code now")
    host.removeFocus()
    #expect(logged == ["TextField", "none", "TextField", "none"])
  }

  @Test func `A host focuses only views that are focusable`() {
    let host = TestHost { SignUp() }
    #expect(host.viewTree.focusableElements.count == 3)
    let button = host.elements.first { $0.kind == .button }
    #expect(button.map { host.viewTree.focus($0) } == false)
    #expect(button?.isFocusable == false)
    host.tap("Lock")
    #expect(host.viewTree.focusableElements.count == 2)
    withKnownIssue {
      host.focus("Mail")
    } matching: { issue in
      issue.comments.first?.rawValue == "TextField \"Mail\" is disabled."
    }
    withKnownIssue {
      host.focus("Nam")
    } matching: { issue in
      issue.comments.first?.rawValue == """
        There is nothing to focus with the name "Nam".

          Similar  "Name"
          Present  "Other"

        To fix this:
          • Use a name that is present.
        """
    }
  }

  @Test func `An unmounted tree releases the values of its focusable views`() {
    let tracker = LifetimeTracker()
    let host = TestHost { Tracked(token: tracker.token("view")) }
    host.focus("Name")
    host.tap("Use")
    host.unmount()
    #expect(tracker.trackedCount == 1)
    #expect(tracker.alive == [])
    #expect(host.viewTree.focusedElement == nil)
  }

  private struct Tracked: View {
    let token: LifetimeToken
    @State private var name = ""
    @FocusState private var field: Field?
    @FocusedValue(LeakKey.path) private var given
    @Environment(\.resetFocus) private var resetFocus
    @Namespace private var namespace

    init(token: LifetimeToken) { self.token = token }

    var body: some View {
      TextField("Name", text: $name)
        .focused($field, equals: .name)
        .onSubmit { token.keep() }
        .focusedValue(LeakKey.path, token)
        .focusedSceneValue(LeakKey.path, token)
        .focusable()
        .defaultFocus($field, .name)
        .prefersDefaultFocus(in: namespace)
        .focusScope(namespace)
      Text(given == nil ? "" : "given")
      Button("Use") {
        given?.keep()
        resetFocus(in: namespace)
        field = .name
      }
    }
  }
}

private struct LeakKey: FocusedValueKey {
  typealias Value = LifetimeToken
  static var path: WritableKeyPath<FocusedValues, LifetimeToken?> { \.leakToken }
}

extension FocusedValues {
  fileprivate var leakToken: LifetimeToken? {
    get { self[LeakKey.self] }
    set { self[LeakKey.self] = newValue }
  }
}

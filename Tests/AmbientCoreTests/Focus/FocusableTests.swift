import Ambient
import AmbientTesting
import Testing

private struct Card: View {
  let name: String
  @Environment(\.isFocused) private var isFocused

  var body: some View { Text(isFocused ? "\(name) in focus" : name) }
}

private struct Cards: View {
  @State private var second = true
  @State private var isDisabled = false

  var body: some View {
    Card(name: "first").focusable()
    Card(name: "second").focusable(second)
    Card(name: "third")
    Button("Press") {}.focusable(interactions: .activate).disabled(isDisabled)
    Button("Not") { second = false }
    Button("Disable") { isDisabled = true }
  }
}

private struct Effects: View {
  @Environment(\.isFocusEffectEnabled) private var isEnabled
  var body: some View { Text("\(isEnabled)") }
}

private enum Part { case name, city }

private struct Form: View {
  @State private var text = ""
  @State private var isShown = false
  @FocusState private var part: Part?
  @Namespace private var space
  @Environment(\.resetFocus) private var resetFocus

  var body: some View {
    VStack {
      TextField("Name", text: $text).focused($part, equals: .name)
      TextField("City", text: $text).focused($part, equals: .city)
        .prefersDefaultFocus(in: space)
      if isShown {
        TextField("Late", text: $text).prefersDefaultFocus(in: space)
      }
    }
    .focusScope(space)
    Button("Reset") { resetFocus(in: space) }
    Button("Show") { isShown = true }
  }
}

private struct Defaults: View {
  @State private var text = ""
  @FocusState private var part: Part?

  var body: some View {
    VStack {
      TextField("Name", text: $text).focused($part, equals: .name)
      TextField("City", text: $text).focused($part, equals: .city)
    }
    .defaultFocus($part, .city)
    Text(part.map { "\($0)" } ?? "none")
  }
}

private struct Plain: View {
  @State private var text = ""
  @Namespace private var space
  @Environment(\.resetFocus) private var resetFocus

  var body: some View {
    TextField("Outside", text: $text)
    VStack {
      TextField("First", text: $text)
      TextField("Second", text: $text)
    }
    .focusScope(space)
    Button("Reset") { resetFocus(in: space) }
  }
}

@Suite @MainActor struct `An element of a tree` {
  @Test func `A tree neither focuses elements of another tree nor sends events to them`() throws {
    struct Form: View {
      @State private var text = ""
      @State private var taps = 0
      var body: some View {
        TextField("Name", text: $text)
        Button("Tap \(taps)") { taps += 1 }
      }
    }
    let first = TestHost { Form() }
    let second = TestHost { Form() }
    let field = try #require(second.viewTree.elements.first)
    let button = try #require(second.viewTree.elements.last)
    #expect(!first.viewTree.focus(field))
    #expect(first.viewTree.focusedElement == nil)
    #expect(!first.viewTree.send(.press, to: button))
    #expect(!first.viewTree.send(PointerEvent(.began, at: ElementPoint(x: 0, y: 0)), to: button))
    first.settle()
    second.settle()
    #expect(second.texts.last == "Tap 0")
    #expect(second.viewTree.focus(field))
  }
}

@Suite @MainActor struct `A focusable view` {
  @Test func `A focusable view sets the isFocused value for its descendants`() {
    let host = TestHost { Cards() }
    host.takeBodies()
    host.focus("first")
    #expect(host.texts.prefix(3) == ["first in focus", "second", "third"])
    #expect(host.focusedLabel == "first in focus")
    #expect(host.takeBodies() == ["Card"])
    host.focus("second")
    #expect(host.texts.prefix(3) == ["first", "second in focus", "third"])
    #expect(host.takeBodies() == ["Card", "Card"])
    host.focus("Press")
    #expect(host.focusedLabel == "Press")
    #expect(host.takeBodies() == ["Card"])
  }

  @Test func `The onFocusChange action of a focusable view runs for each change of its focus`() {
    struct Watched: View {
      @State private var log = ""
      var body: some View {
        Card(name: "card").focusable(true) { isFocused in log += isFocused ? "+" : "-" }
        Log(text: $log)
      }
    }
    struct Log: View {
      @Binding var text: String
      var body: some View { Text("log \(text)") }
    }
    let host = TestHost { Watched() }
    host.takeBodies()
    #expect(host.bodies { host.focus("card") } == ["Card", "Log"])
    #expect(host.texts == ["card in focus", "log +"])
    host.removeFocus()
    #expect(host.texts == ["card", "log +-"])
  }

  @Test func `A focusable view loses the focus when it is no longer focusable`() {
    let host = TestHost { Cards() }
    host.focus("second")
    host.tap("Not")
    #expect(host.focusedLabel == nil)
    #expect(host.texts.prefix(3) == ["first", "second", "third"])
    host.focus("Press")
    host.tap("Disable")
    #expect(host.focusedLabel == nil)
    // Only the first card can still have the focus.
    #expect(host.viewTree.focusableElements.count == 1)
  }

  @Test func `A host can read the focus interactions of each focusable element`() {
    struct Mixed: View {
      @State private var interactions = FocusInteractions.activate
      @State private var text = ""

      var body: some View {
        Text("card").focusable(interactions: interactions)
        Text("any").focusable()
        Text("none").focusable(false, interactions: .edit)
        TextField("field", text: $text).focusable(interactions: .activate)
        Button("Change") { interactions = .edit }
      }
    }
    func interactions(_ host: TestHost) -> [FocusInteractions?] {
      ["card", "any", "none", "field"].map { host.element($0)?.focusInteractions }
    }
    let host = TestHost { Mixed() }
    // The interactions of a text field are always `edit`, whatever a modifier sets.
    #expect(interactions(host) == [.activate, .automatic, nil, .edit])
    host.tap("Change")
    #expect(interactions(host) == [.edit, .automatic, nil, .edit])
  }

  @Test func `An inner modifier cannot enable a focus effect that an outer one disables`() {
    let host = TestHost {
      Effects()
      Effects().focusEffectDisabled(false).focusEffectDisabled()
    }
    #expect(host.texts == ["true", "false"])
  }
}

@Suite @MainActor struct `A default focus` {
  @Test func `A default focus applies when its view appears`() {
    let host = TestHost { Defaults() }
    #expect(host.focusedLabel == "City")
    #expect(host.texts.contains("city"))
    #expect(TestHost { Form() }.focusedLabel == "City")
  }

  @Test func `A default focus does not move an existing focus`() {
    let host = TestHost { Form() }
    host.focus("Name")
    host.tap("Show")
    #expect(host.focusedLabel == "Name")
    host.removeFocus()
    #expect(host.focusedLabel == nil)
  }

  @Test func `A default focus applies again after a reset`() {
    let host = TestHost { Form() }
    host.focus("Name")
    host.tap("Reset")
    #expect(host.focusedLabel == "City")
    let plain = TestHost { Plain() }
    #expect(plain.focusedLabel == nil)
    plain.tap("Reset")
    #expect(plain.focusedLabel == "First")
  }

  private struct Steps: View {
    let priority: DefaultFocusEvaluationPriority
    var hasCity = true
    var isCityDisabled = false
    @State private var text = ""
    @FocusState private var part: Part?

    var body: some View {
      TextField("Before", text: $text)
      VStack {
        TextField("Name", text: $text).focused($part, equals: .name)
        if hasCity {
          TextField("City", text: $text).focused($part, equals: .city).disabled(isCityDisabled)
        }
        TextField("Note", text: $text)
      }
      .defaultFocus($part, .city, priority: priority)
    }
  }

  /// Focuses the field "Before", and then moves the focus as the Tab key does.
  ///
  /// - Parameters:
  ///   - steps: The view with the fields.
  ///   - forward: The direction of each movement: true for Tab, which moves to the next field, and
  ///     false for Shift-Tab, which moves to the previous field.
  /// - Returns: The label of the focused field after each movement.
  private func labels(_ steps: Steps, forward: [Bool]) -> [String?] {
    let host = TestHost { steps }
    host.focus("Before")
    return forward.map { isForward in
      host.moveFocus(forward: isForward)
      return host.focusedLabel
    }
  }

  @Test func `An automatic default focus does not redirect a movement of the user`() {
    #expect(
      labels(Steps(priority: .automatic), forward: [true, true, true, true, false])
        == ["Name", "City", "Note", "Before", "Note"]
    )
  }

  @Test func `A user-initiated default focus applies when the user enters the view`() {
    // The user enters the `VStack` from the field "Before", with Tab or with Shift-Tab. In both
    // cases, the focus goes to "City". Then each key moves the focus by one field. After the last
    // field, "Note", Tab goes to "Before" again.
    #expect(
      labels(
        Steps(priority: .userInitiated),
        forward: [true, true, true, true, false, false, false, false]
      )
        == ["City", "Note", "Before", "City", "Name", "Before", "City", "Name"]
    )
  }

  @Test
  func `Without an enabled default focus, Tab enters at the first field, Shift-Tab at the last`() {
    for steps in [
      Steps(priority: .userInitiated, isCityDisabled: true),
      Steps(priority: .userInitiated, hasCity: false),
    ] {
      #expect(
        labels(steps, forward: [true, true, true, false, false, false])
          == ["Name", "Note", "Before", "Note", "Name", "Before"]
      )
    }
  }

  @Test func `A user-initiated default focus does not apply when the host focuses an element`() {
    let host = TestHost { Steps(priority: .userInitiated) }
    #expect(host.focusedLabel == "City")
    host.focus("Before")
    host.focus("Note")
    #expect(host.focusedLabel == "Note")
  }

  @Test func `If no element has the focus, Tab goes to the first element, Shift-Tab to the last`() {
    let host = TestHost { Plain() }
    host.moveFocus()
    #expect(host.focusedLabel == "Outside")
    host.removeFocus()
    host.moveFocus(forward: false)
    #expect(host.focusedLabel == "Second")
    #expect(!TestHost { Text("a") }.viewTree.moveFocus())
  }
}

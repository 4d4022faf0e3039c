import Ambient
import AmbientCore
import AmbientTesting
import Testing

// This file declares its own controls, because it tests the host and not the controls of the
// library.

private struct Press {
  let label: String
  var isEnabled = true
  let action: @MainActor () -> Void
}

extension Press: ElementView {
  var content: some View { Text(label) }
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription("Button", isEnabled: isEnabled)
    description.on(PressEvent.self) { _ in action() }
    return description
  }
}

private struct Switch {
  let label: String
  let isOn: Binding<Bool>
}

extension Switch: ElementView {
  var content: some View { Text(label) }
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription("Toggle")
    description[.isOn] = isOn.wrappedValue
    description.on(ToggleEvent.self) { isOn.wrappedValue = $0.isOn }
    return description
  }
}

private struct Field: ElementView {
  let title: String
  let text: Binding<String>
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription("TextField", text: title)
    description[.accessibilityValue] = text.wrappedValue
    description.on(EditEvent.self) { text.wrappedValue = $0.text }
    return description
  }
}

private struct Form: View {
  @State private var count = 0
  @State private var isOn = false
  @State private var name = ""
  var body: some View {
    Text("\(count) \(isOn) \(name)")
    Press(label: "More", isEnabled: count < 1) { count += 1 }
    Press(label: "Reset") { count = 0 }
    Switch(label: "Light", isOn: $isOn)
    Field(title: "Name", text: $name)
  }
}

@Suite @MainActor struct `A test host` {
  @Test func `A test host presses buttons, switches toggles and types into fields`() {
    let host = TestHost { Form() }
    host.tap("More")
    host.toggle("Light")
    host.type("Ada", into: "Name")
    #expect(host.texts == ["1 true Ada", "More", "Reset", "Light"])
    #expect(host.takeBodies() == ["Form", "Form", "Form", "Form"])
    #expect(host.takeBodies() == [])
    host.toggle("Light")
    #expect(host.texts.first == "1 false Ada")
  }

  @Test func `A test host describes its tree as text`() {
    let host = TestHost { Form() }
    host.tap("More")
    #expect(
      host.tree == """
        Text "1 false "
        Button disabled
          Text "More"
        Button
          Text "Reset"
        Toggle isOn=false
          Text "Light"
        TextField "Name" value=
        """
    )
  }

  @Test func `A missing label fails the test, and the message lists the present labels`() {
    let host = TestHost { Form() }
    withKnownIssue("The label is missing on purpose.") {
      host.tap("Less")
    } matching: { issue in
      issue.comments == [
        """
        There is nothing to press with the name "Less".

          Present  "More", "Reset"

        To fix this:
          • Use a name that is present.
        """
      ]
    }
    withKnownIssue("There is no control at all on purpose.") {
      TestHost { Text("alone") }.toggle("Light")
    } matching: { issue in
      issue.comments == [
        """
        There is nothing to toggle with the name "Light".

          Present  none

        To fix this:
          • Add a Toggle.
        """
      ]
    }
    #expect(host.texts.first == "0 false ")
  }

  @Test func `A tap on a disabled control fails the test`() {
    let host = TestHost { Form() }
    host.tap("More")
    withKnownIssue("The button is disabled on purpose.") {
      host.tap("More")
    } matching: { issue in
      issue.comments == ["Button \"More\" is disabled."]
    }
    #expect(host.texts.first == "1 false ")
    host.tap("Reset")
    host.tap("More")
    #expect(host.texts.first == "1 false ")
  }

  @Test func `A tap presses the enabled one of several controls with equal labels`() {
    struct Twins: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)")
        Press(label: "More", isEnabled: false) { count += 10 }
        Press(label: "More") { count += 1 }
      }
    }
    let host = TestHost { Twins() }
    host.tap("More")
    #expect(host.texts.first == "1")
  }

  @Test func `A test host reports why bodies ran`() {
    let host = TestHost { Form() }
    #expect(host.takeRuns().map(\.reason) == [.appeared])
    let runs = host.runs { host.tap("More") }
    #expect(runs.map(\.view) == ["Form"])
    #expect(runs.map(\.reason) == [.changed("Form.count")])
    #expect(runs.map(\.description) == ["Form: Form.count changed"])
  }

  @Test func `A call of settle() fails the test if its condition stays false for too long`() async {
    let host = TestHost { Text("here") }
    await withKnownIssue("The condition never holds on purpose.") {
      await host.settle(within: .milliseconds(5)) { false }
    } matching: { issue in
      issue.comments == [
        """
        The condition did not hold within 0.005 seconds.

        Text "here"
        """
      ]
    }
  }
}

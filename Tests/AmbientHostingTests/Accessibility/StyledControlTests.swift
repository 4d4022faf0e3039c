import Ambient
import AmbientTesting
import Foundation
import Testing

private struct Ring: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View { Circle() }
}

private struct Bar: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Capsule()
      configuration.currentValueLabel
      Button("Reset") {}
    }
  }
}

private struct Framed: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    Gauge(value: configuration.value) { configuration.label }.padding()
  }
}

private struct Spinner: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View { Circle() }
}

private struct Lamp: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Circle().fill(configuration.isOn ? .yellow : .gray)
    }
  }
}

private struct Check: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
  }
}

private struct Switch: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Button("Flip") { configuration.isOn.toggle() }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Switch")
  }
}

private struct Choice: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button("On") { configuration.isOn = true }
    Button("Off") { configuration.isOn = false }
  }
}

private struct Line: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.currentValueLabel
    }
  }
}

private struct Next: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Button("Next") { configuration.selection += 86_400 }
    }
  }
}

private struct Stacked: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
  }
}

private struct Shadowed: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      configuration.label.offset(y: 1)
      configuration.label
      configuration.currentValueLabel.offset(y: 1)
      configuration.currentValueLabel
    }
  }
}

@Suite @MainActor struct `Controls with a custom style` {
  nonisolated private static let views: [AccessibilityRule] = [
    AccessibilityRule("A gauge", "progress \"Speed\" value \"50%\"") {
      Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(Ring())
    },
    AccessibilityRule(
      "A gauge with a text for its value",
      "progress \"Speed\" value \"50 km/h\"\n  button \"Reset\""
    ) {
      Gauge(value: 0.5) {
        Text("Speed")
      } currentValueLabel: {
        Text("50 km/h")
      }
      .gaugeStyle(Bar())
    },
    AccessibilityRule("A gauge whose label is not a text", "progress \"Speed\" value \"50%\"") {
      Gauge(value: 0.5) { HStack { Text("Speed") } }.gaugeStyle(Framed())
    },
    AccessibilityRule(
      "A gauge whose style shows the label and the value twice",
      "progress \"Speed\" value \"50 km/h\""
    ) {
      Gauge(value: 0.5) {
        Text("Speed")
      } currentValueLabel: {
        Text("50 km/h")
      }
      .gaugeStyle(Shadowed())
    },
    AccessibilityRule("Progress", "progress \"Copying\" value \"25%\"") {
      ProgressView("Copying", value: 0.25).progressViewStyle(Spinner())
    },
    AccessibilityRule("Progress without an end", "progress \"Copying\"") {
      ProgressView("Copying").progressViewStyle(Spinner())
    },
    AccessibilityRule("A toggle without a control", "toggle \"News\" value \"on\"") {
      Toggle("News", isOn: .constant(true)).toggleStyle(Lamp())
    },
    AccessibilityRule("A disabled toggle", "toggle \"News\" value \"on\" disabled") {
      Toggle("News", isOn: .constant(true)).toggleStyle(Lamp()).disabled(true)
    },
    AccessibilityRule("A toggle that is a button", "toggle \"News\" value \"off\"") {
      Toggle("News", isOn: .constant(false)).toggleStyle(Check())
    },
    AccessibilityRule(
      "A toggle with a control in a group",
      "group \"Switch\"\n  text \"News\"\n  toggle \"Flip\" value \"on\""
    ) {
      Toggle("News", isOn: .constant(true)).toggleStyle(Switch())
    },
    AccessibilityRule(
      "A toggle with two controls",
      "button \"On\" value \"on\"\nbutton \"Off\" value \"on\""
    ) {
      Toggle("News", isOn: .constant(true)).toggleStyle(Choice())
    },
    AccessibilityRule(
      "A gauge whose value is a view with several texts",
      "progress \"Speed\" value \"50, km/h\"\n  button \"Reset\""
    ) {
      Gauge(value: 0.5) {
        Text("Speed")
      } currentValueLabel: {
        HStack {
          Text("50")
          Text("km/h")
        }
      }
      .gaugeStyle(Bar())
    },
    AccessibilityRule(
      "A gauge whose style does not show the value",
      "progress \"Speed\" value \"50%\""
    ) {
      Gauge(value: 0.5) {
        Text("Speed")
      } currentValueLabel: {
        Label("50 km/h", systemImage: "speedometer")
      }
      .gaugeStyle(Ring())
    },
    AccessibilityRule("Progress whose value is a label", "progress \"Copying\" value \"1 of 4\"") {
      ProgressView(value: 0.25) {
        Text("Copying")
      } currentValueLabel: {
        Label("1 of 4", systemImage: "doc")
      }
      .progressViewStyle(Line())
    },
    AccessibilityRule(
      "A date picker",
      "datePicker \"Day\" value \"1 Jan 1970\"\n  button \"Next\""
    ) {
      DatePicker(
        "Day",
        selection: .constant(Date(timeIntervalSince1970: 0)),
        displayedComponents: .date
      )
      .datePickerStyle(Next())
      .environment(\.timeZone, .gmt)
      .environment(\.locale, Locale(identifier: "en_GB"))
    },
    AccessibilityRule("Labeled content", "text \"Name\" value \"Ada\"") {
      LabeledContent("Name", value: "Ada").labeledContentStyle(Stacked())
    },
    AccessibilityRule("A gauge with an accessibility label", "progress \"Pace\" value \"50%\"") {
      Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(Ring()).accessibilityLabel("Pace")
    },
  ]

  @Test(arguments: views)
  fileprivate func `Styled controls have the expected accessibility trees`(
    rule: AccessibilityRule
  ) {
    #expect(TestHost(content: rule.view).accessibilityTree == rule.tree)
  }

  @Test func `A user can switch a toggle whose style has no control`() {
    struct Room: View {
      @State private var isOn = false
      var body: some View { Toggle("News", isOn: $isOn).toggleStyle(Lamp()) }
    }
    let host = TestHost { Room() }
    host.takeBodies()
    #expect(host.bodies { host.find(.toggle, "News").tap() } == ["Lamp"])
    #expect(host.find(.toggle, "News").value == "on")
  }

  @Test func `A user can switch a toggle whose style shows a button`() {
    struct Room: View {
      @State private var isOn = false
      var body: some View { Toggle("News", isOn: $isOn).toggleStyle(Check()) }
    }
    let host = TestHost { Room() }
    host.find(.toggle, "News").tap()
    #expect(host.find(.toggle, "News").value == "on")
  }

  @Test func `A new value of a styled control changes the accessibility node`() {
    struct Copying: View {
      @State private var done = 0.25
      var body: some View {
        ProgressView("Copying", value: done).progressViewStyle(Spinner())
        Button("Go on") { done += 0.25 }
      }
    }
    let host = TestHost { Copying() }
    host.find(.button, "Go on").tap()
    #expect(host.find(.progress, "Copying").value == "50%")
  }
}

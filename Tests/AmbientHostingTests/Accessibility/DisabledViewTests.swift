import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `The accessibility tree of disabled views` {
  nonisolated private static let views: [AccessibilityRule] = [
    AccessibilityRule("An action of the program", "text \"Map\" disabled actions activate") {
      Text("Map").accessibilityAction {}.disabled(true)
    },
    AccessibilityRule("An adjustment", "element \"Dial\" disabled actions increment, decrement") {
      Circle().accessibilityLabel("Dial").accessibilityAdjustableAction { _ in }.disabled(true)
    },
    AccessibilityRule("A tap gesture", "text \"Map\" disabled actions activate") {
      Text("Map").onTapGesture {}.disabled(true)
    },
    AccessibilityRule("A combined tap target", "text \"A, B\" disabled actions activate") {
      HStack {
        Text("A"); Text("B")
      }
      .onTapGesture {}
      .accessibilityElement(children: .combine)
      .disabled(true)
    },
    AccessibilityRule("Combined buttons", "element \"A, B\" disabled actions \"A\", \"B\"") {
      HStack {
        Button("A") {}; Button("B") {}
      }
      .accessibilityElement(children: .combine)
      .disabled(true)
    },
    AccessibilityRule(
      "Combined buttons, one of them enabled",
      "element \"A, B\" actions \"A\", \"B\""
    ) {
      HStack {
        Button("A") {}; Button("B") {}.disabled(true)
      }
      .accessibilityElement(children: .combine)
    },
    AccessibilityRule("A button whose content is ignored", "button \"Go\" disabled") {
      HStack { Button("A") {} }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Go")
        .accessibilityAddTraits(.isButton)
        .disabled(true)
    },
    AccessibilityRule("A shape with a tap gesture", "element \"Go\" disabled actions activate") {
      Circle().onTapGesture {}.accessibilityLabel("Go").disabled(true)
    },
    AccessibilityRule(
      "A button with other children",
      "group \"Go\" disabled actions activate\n  text \"1\""
    ) {
      Button("Go") {}.disabled(true).accessibilityChildren { Text("1") }
    },
    AccessibilityRule("A text without an action is never disabled", "text \"Map\"") {
      Text("Map").disabled(true)
    },
    AccessibilityRule(
      "A disabled button with an enabled action around it",
      "button \"Go\" disabled actions \"Explain\""
    ) {
      Button("Go") {}.disabled(true).accessibilityAction(named: "Explain") {}
    },
  ]

  @Test(arguments: views)
  fileprivate func `A node is disabled if its element or all of its actions are disabled`(
    rule: AccessibilityRule
  ) {
    #expect(TestHost(content: rule.view).accessibilityTree == rule.tree)
  }

  @Test func `An accessibility node is enabled again when its action is enabled`() {
    struct Board: View {
      @State private var isDisabled = true
      @State private var taps = 0
      var body: some View {
        Button("Begin") { isDisabled = false }
        Circle().onTapGesture { taps += 1 }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Square")
          .disabled(isDisabled)
        Text("\(taps) taps")
      }
    }
    let host = TestHost { Board() }
    #expect(!host.find(.element, "Square").isEnabled)
    host.find(.button, "Begin").tap()
    host.find(.element, "Square").tap()
    #expect(host.find(.text, "1 taps").exists)
  }
}

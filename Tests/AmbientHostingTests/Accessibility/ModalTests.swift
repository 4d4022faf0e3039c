import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Modal views for assistive technologies` {
  nonisolated private static let views: [AccessibilityRule] = [
    AccessibilityRule("A stack of several elements", "text \"1\" isModal\nbutton \"2\" isModal") {
      ZStack {
        Text("behind")
        VStack {
          Text("1"); Button("2") {}
        }
        .accessibilityAddTraits(.isModal)
      }
    },
    AccessibilityRule("The last of two modal views", "text \"B\" isModal") {
      Text("behind")
      Text("A").accessibilityAddTraits(.isModal)
      Text("B").accessibilityAddTraits(.isModal)
    },
    AccessibilityRule("A group", "group isModal\n  text \"1\"\n  text \"2\"") {
      Text("behind")
      VStack {
        Text("1"); Text("2")
      }
      .accessibilityElement(children: .contain)
      .accessibilityAddTraits(.isModal)
    },
    AccessibilityRule(
      "A modal view in a modal stack does not hide the other views of the stack",
      "text \"1\" isModal\ntext \"2\" isModal"
    ) {
      Text("behind")
      VStack {
        Text("1"); Text("2").accessibilityAddTraits(.isModal)
      }
      .accessibilityAddTraits(.isModal)
    },
  ]

  @Test(arguments: views)
  fileprivate func `Assistive technologies skip the siblings of a modal view`(
    rule: AccessibilityRule
  ) {
    #expect(TestHost(content: rule.view).accessibilityTree == rule.tree)
  }
}

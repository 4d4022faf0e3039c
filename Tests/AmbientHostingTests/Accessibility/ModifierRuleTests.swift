import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `The accessibility tree of modified views` {
  nonisolated private static let descriptions: [AccessibilityRule] = [
    AccessibilityRule("a label replaces the text", "text \"New\"") {
      Text("Old").accessibilityLabel("New")
    },
    AccessibilityRule("the outer of two labels applies", "text \"Outer\"") {
      Text("Old").accessibilityLabel("Inner").accessibilityLabel("Outer")
    },
    AccessibilityRule("a disabled label does not apply", "text \"Old\"") {
      Text("Old").accessibilityLabel("New", isEnabled: false)
    },
    AccessibilityRule("a new label can contain the original label", "text \"Favorite, Ann\"") {
      Text("Ann").accessibilityLabel { label in
        Text("Favorite"); label
      }
    },
    AccessibilityRule(
      "a value, a hint and an identifier",
      "text \"A\" value \"1\" identifier \"a\" hint \"Opens\""
    ) {
      Text("A").accessibilityValue("1").accessibilityHint("Opens").accessibilityIdentifier("a")
    },
    AccessibilityRule("a shape with a label is an element", "element \"Dot\"") {
      Circle().accessibilityLabel("Dot")
    },
    AccessibilityRule("a shape with only a sort priority is not an element", "") {
      Circle().accessibilitySortPriority(1)
    },
    AccessibilityRule(
      "a modifier describes each element in a stack",
      "text \"A\" identifier \"x\"\ntext \"B\" identifier \"x\""
    ) {
      VStack {
        Text("A").accessibilityIdentifier("a"); Text("B")
      }.accessibilityIdentifier("x")
    },
    AccessibilityRule("a hidden view is left out", "text \"B\"") {
      VStack { Text("A") }.accessibilityHidden(true)
      Text("B").accessibilityHidden(false)
    },
    AccessibilityRule("a label does not show a hidden view", "") {
      Text("A").accessibilityHidden(true).accessibilityLabel("B")
    },
    AccessibilityRule("a text inside a control may have a label of its own", "button \"Two\"") {
      Button {
      } label: {
        Text("2").accessibilityLabel("Two")
      }
    },
    AccessibilityRule("custom content", "text \"A\" content \"Size\" is \"2 MB\"") {
      Text("A").accessibilityCustomContent("Size", "1 MB").accessibilityCustomContent(
        "Size",
        "2 MB"
      )
    },
    AccessibilityRule("custom content is removed by its key", "text \"A\"") {
      Text("A")
        .accessibilityCustomContent(AccessibilityCustomContentKey("Size", id: "s"), "1 MB")
        .accessibilityCustomContent(AccessibilityCustomContentKey("Size", id: "s"), nil)
    },
    AccessibilityRule("input labels", "button \"Send\" input labels \"Mail\", \"Post\"") {
      Button("Send") {}.accessibilityInputLabels(["Mail", "Post"])
    },
    AccessibilityRule("a rotor", "text \"A\" rotors \"Errors\" (2)") {
      Text("A").accessibilityRotor("Errors") {
        AccessibilityRotorEntry("One", id: 1)
        ForEach([2], id: \.self) { AccessibilityRotorEntry("\($0)", id: $0) }
      }
    },
  ]

  nonisolated private static let traits: [AccessibilityRule] = [
    AccessibilityRule("a text with the trait of a header is a heading", "heading \"A\"") {
      Text("A").accessibilityAddTraits(.isHeader)
    },
    AccessibilityRule("a heading has a level", "heading \"A\" level 2\nheading \"B\"") {
      Text("A").accessibilityHeading(.h2)
      Text("B").accessibilityHeading(.unspecified)
    },
    AccessibilityRule("a text with the trait of a button is a button", "button \"A\"") {
      Text("A").accessibilityAddTraits(.isButton)
    },
    AccessibilityRule(
      "a button without the trait of a button has the role element",
      "element \"A\" actions activate"
    ) {
      Button("A") {}.accessibilityRemoveTraits(.isButton)
    },
    AccessibilityRule("a selected button", "button \"A\" isSelected") {
      Button("A") {}.accessibilityAddTraits(.isSelected)
    },
    AccessibilityRule(
      "a link, a toggle and an image",
      "link \"A\"\ntoggle \"B\"\nimage \"C\""
    ) {
      Text("A").accessibilityAddTraits(.isLink)
      Text("B").accessibilityAddTraits(.isToggle)
      Circle().accessibilityLabel("C").accessibilityAddTraits(.isImage)
    },
  ]

  nonisolated private static let structure: [AccessibilityRule] = [
    AccessibilityRule("combined texts", "text \"A, B\"") {
      HStack {
        Text("A"); Text("B")
      }.accessibilityElement(children: .combine)
    },
    AccessibilityRule(
      "a combined element has the role and the action of its control",
      "toggle \"Wi-Fi, On air\" value \"on\""
    ) {
      HStack {
        Text("Wi-Fi"); Toggle("On air", isOn: .constant(true))
      }
      .accessibilityElement(children: .combine)
    },
    AccessibilityRule(
      "several combined controls become named actions",
      "element \"Mail, Reply, Delete\" actions \"Reply\", \"Delete\""
    ) {
      HStack {
        Text("Mail"); Button("Reply") {}; Button("Delete") {}
      }
      .accessibilityElement(children: .combine)
    },
    AccessibilityRule(
      "a tap gesture on combined texts is the main action",
      "text \"A, B\" actions activate"
    ) {
      VStack {
        Text("A"); Text("B")
      }
      .onTapGesture {}
      .accessibilityElement(children: .combine)
    },
    AccessibilityRule(
      "a combined element keeps traits and named actions",
      "heading \"A, B\" actions \"Open\""
    ) {
      VStack {
        Text("A").accessibilityAddTraits(.isHeader)
        Text("B").accessibilityAction(named: "Open") {}
      }
      .accessibilityElement(children: .combine)
    },
    AccessibilityRule("combined texts are in the order of their priorities", "text \"B, A\"") {
      HStack {
        Text("A"); Text("B").accessibilitySortPriority(1)
      }
      .accessibilityElement(children: .combine)
    },
    AccessibilityRule(
      "a container",
      "group \"Card\" identifier \"card\"\n  text \"A\"\n  text \"B\""
    ) {
      HStack {
        Text("A"); Text("B")
      }.accessibilityElement(children: .contain)
        .accessibilityIdentifier("card").accessibilityLabel("Card")
    },
    AccessibilityRule("ignored children", "element \"Rating\" value \"4\"") {
      HStack {
        Text("A"); Button("B") {}
      }.accessibilityElement()
        .accessibilityLabel("Rating").accessibilityValue("4")
    },
    AccessibilityRule("children of a drawing", "group \"Chart\"\n  text \"May\"\n  text \"June\"") {
      Canvas { _, _ in }.accessibilityChildren {
        Text("May"); Text("June")
      }
      .accessibilityLabel("Chart")
    },
    AccessibilityRule(
      "children of an element with a name",
      "group \"Chart\" value \"2 months\"\n  text \"May\"\n  text \"June\""
    ) {
      Canvas { _, _ in }.accessibilityLabel("Chart").accessibilityValue("2 months")
        .accessibilityChildren {
          Text("May"); Text("June")
        }
    },
    AccessibilityRule("a context menu", "text \"A\" actions showMenu") {
      Text("A").contextMenu { Button("Copy") {} }
    },
    AccessibilityRule("the preview of a drag is left out", "text \"A\"") {
      Text("A").draggable("A") { Text("Preview") }
    },
    AccessibilityRule("a representation", "slider \"Rating\" value \"3\"") {
      HStack {
        Text("*"); Text("*")
      }.accessibilityRepresentation {
        Slider(value: .constant(3), in: 0...5) { Text("Rating") }
      }
    },
    AccessibilityRule(
      "a higher priority comes first, and equal priorities stay in order",
      "text \"C\"\ntext \"A\"\ntext \"B\"\ntext \"D\""
    ) {
      Text("A"); Text("B")
      VStack { Text("C").accessibilitySortPriority(2) }
      Text("D").accessibilitySortPriority(-1)
    },
    AccessibilityRule(
      "priorities apply within a container",
      "text \"A\"\ngroup\n  text \"C\"\n  text \"B\""
    ) {
      Text("A")
      VStack {
        Text("B"); Text("C").accessibilitySortPriority(1)
      }
      .accessibilityElement(children: .contain)
    },
    AccessibilityRule("a modal view hides its siblings", "group isModal\n  text \"B\"") {
      Text("A")
      VStack { Text("B") }.accessibilityElement(children: .contain).accessibilityAddTraits(.isModal)
    },
  ]

  nonisolated private static let actions: [AccessibilityRule] = [
    AccessibilityRule(
      "kinds of actions",
      "text \"A\" actions activate, escape, magicTap, delete, showMenu"
    ) {
      Text("A").accessibilityAction {}.accessibilityAction(.escape) {}
        .accessibilityAction(.magicTap) {}.accessibilityAction(.delete) {}
        .accessibilityAction(.showMenu) {}
    },
    AccessibilityRule(
      "named actions",
      "text \"A\" actions \"One\", \"Two\", \"Three\", \"Four\""
    ) {
      Text("A").accessibilityAction(named: "One") {}.accessibilityAction(named: Text("Two")) {}
        .accessibilityAction(.init(named: Text("Three"))) {}
        .accessibilityAction {
        } label: {
          Text("Four")
        }
    },
    AccessibilityRule("buttons as actions", "text \"A\" actions \"Reply\", \"Delete\"") {
      Text("A").accessibilityActions {
        Button("Reply") {}
        Button("Delete") {}
        Button("Disabled") {}.disabled(true)
      }
    },
    AccessibilityRule("an adjustable view", "text \"A\" actions increment, decrement") {
      Text("A").accessibilityAdjustableAction { _ in }
    },
    AccessibilityRule(
      "a quick action while it is active",
      "text \"A\" actions \"Go\"\ntext \"B\""
    ) {
      Text("A").accessibilityQuickAction(style: .prompt) { Button("Go") {} }
      Text("B").accessibilityQuickAction(style: .outline, isActive: .constant(false)) {
        Button("Go") {}
      }
    },
  ]

  @Test(arguments: descriptions)
  fileprivate func `Modifiers describe accessibility nodes with labels, values and hints`(
    rule: AccessibilityRule
  ) {
    #expect(TestHost(content: rule.view).accessibilityTree == rule.tree)
  }

  @Test(arguments: traits)
  fileprivate func `Traits decide the role of an accessibility node`(rule: AccessibilityRule) {
    #expect(TestHost(content: rule.view).accessibilityTree == rule.tree)
  }

  @Test(arguments: structure)
  fileprivate func `Modifiers combine and sort accessibility nodes`(rule: AccessibilityRule) {
    #expect(TestHost(content: rule.view).accessibilityTree == rule.tree)
  }

  @Test(arguments: actions)
  fileprivate func `Modifiers add actions to accessibility nodes`(rule: AccessibilityRule) {
    #expect(TestHost(content: rule.view).accessibilityTree == rule.tree)
  }

  private struct Pair: View {
    @Namespace private var names
    var body: some View {
      Text("Weight").accessibilityLabeledPair(role: .label, id: 1, in: names)
      Text("80 kg").accessibilityLabeledPair(role: .content, id: 1, in: names)
    }
  }

  @Test func `accessibilityLabeledPair puts the label into the name of the content`() {
    let host = TestHost { Pair() }
    #expect(host.accessibilityTree == "text \"Weight\"\ntext \"Weight, 80 kg\"")
  }
}

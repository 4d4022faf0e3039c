import Ambient
import AmbientTesting
import Testing

/// Tests combinations of modifiers that apps use.
@Suite @MainActor struct `The accessibility trees of apps` {
  nonisolated private static let views: [AccessibilityRule] = [
    AccessibilityRule(
      "Stars that form one adjustable rating",
      "element \"Rating\" value \"3 of 5\" actions increment, decrement"
    ) {
      HStack {
        ForEach(1..<6, id: \.self) { _ in Image(systemName: "star").onTapGesture {} }
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Rating")
      .accessibilityValue("3 of 5")
      .accessibilityAdjustableAction { _ in }
    },
    AccessibilityRule(
      "A shape that is presented as a slider",
      "slider \"Volume\" value \"0.5\" identifier \"volume\" hint \"Drag\""
    ) {
      Circle().onTapGesture {}
        .accessibilityRepresentation { Slider(value: .constant(0.5)) { Text("Volume") } }
        .accessibilityHint("Drag")
        .accessibilityIdentifier("volume")
    },
    AccessibilityRule(
      "A disabled text that is presented as a toggle",
      "toggle \"News\" value \"on\" disabled"
    ) {
      Text("x").accessibilityRepresentation { Toggle("News", isOn: .constant(true)) }.disabled(true)
    },
    AccessibilityRule("A button whose label is presented as a text", "button \"Play\"") {
      Button {
      } label: {
        Circle().accessibilityRepresentation { Text("Play") }
      }
    },
    AccessibilityRule(
      "A chart whose views are replaced by other children",
      """
      group "Chart" value "rising" actions "Zoom"
        text "bar 0" value "3"
        text "bar 1" value "5"
      """
    ) {
      HStack {
        Text("3"); Text("5")
      }
      .accessibilityLabel("Chart")
      .accessibilityValue("rising")
      .accessibilityChildren {
        ForEach(0..<2, id: \.self) { Text("bar \($0)").accessibilityValue($0 == 0 ? "3" : "5") }
      }
      .accessibilityAction(named: "Zoom") {}
    },
    AccessibilityRule(
      "A drawn chart with children and a rotor",
      """
      group "Chart" rotors "Peaks" (1)
        text "bar"
      """
    ) {
      Canvas { _, _ in }
        .accessibilityLabel("Chart")
        .accessibilityChildren { Text("bar") }
        .accessibilityRotor("Peaks") { AccessibilityRotorEntry("bar", id: 1) }
    },
    AccessibilityRule(
      "If a group has two rotors with the same name, the outer rotor replaces the inner one",
      "group rotors \"headings\" (1), \"Peaks\" (2)\n  text \"A\""
    ) {
      VStack { Text("A") }
        .accessibilityElement(children: .contain)
        .accessibilityRotor("Peaks") { AccessibilityRotorEntry("old", id: 0) }
        .accessibilityRotor(.headings) { AccessibilityRotorEntry("h", id: 3) }
        .accessibilityRotor("Peaks") {
          AccessibilityRotorEntry("a", id: 1); AccessibilityRotorEntry("b", id: 2)
        }
    },
    AccessibilityRule(
      "A rotor of a combined element",
      "text \"A, B\" rotors \"Peaks\" (1)"
    ) {
      HStack {
        Text("A").accessibilityRotor("Peaks") { AccessibilityRotorEntry("a", id: 1) }
        Text("B")
      }
      .accessibilityElement(children: .combine)
    },
    AccessibilityRule("A card with a heading", "heading \"Title, Sub\" actions activate, \"Save\"")
    {
      VStack {
        Text("Title").accessibilityAddTraits(.isHeader); Text("Sub")
      }
      .onTapGesture {}
      .accessibilityElement(children: .combine)
      .accessibilityAction(named: "Save") {}
    },
    AccessibilityRule("An image with a hidden badge", "image \"Alerts\" value \"3 new\"") {
      Image(systemName: "bell").overlay { Text("3").accessibilityHidden(true) }
        .accessibilityLabel("Alerts")
        .accessibilityValue("3 new")
    },
    AccessibilityRule(
      "A tab with accessibility modifiers, a disabled tab and a hidden tab",
      """
      text "x"
      tabBar
        tab "Start" value "2 new" identifier "home" hint "Shows all" isSelected input labels "Home"
        tab "Search" disabled
      """
    ) {
      TabView {
        Tab("Home", systemImage: "house") { Text("x") }
          .badge(2)
          .accessibilityLabel("Start")
          .accessibilityValue("2 new")
          .accessibilityHint("Shows all")
          .accessibilityHint("Not shown", isEnabled: false)
          .accessibilityIdentifier("home")
          .accessibilityInputLabels(["Home"])
        Tab("Search", systemImage: "magnifyingglass") { Text("y") }.disabled(true)
        Tab("Old", systemImage: "clock") { Text("z") }.hidden(true)
      }
    },
    AccessibilityRule(
      "Disabled content of a selected tab",
      """
      button "x" disabled
      tabBar
        tab "A" isSelected
        tab "B"
      """
    ) {
      TabView {
        Tab("A", systemImage: "a") { Button("x") {}.disabled(true) }
        Tab("B", systemImage: "b") { Button("y") {} }
      }
    },
    AccessibilityRule("Disabled pages", "text \"1\"\npageControl value \"page 1 of 2\" disabled") {
      TabView(selection: .constant(1)) {
        Text("1").tag(1); Text("2").tag(2)
      }
      .tabViewStyle(.page)
      .disabled(true)
    },
    AccessibilityRule(
      "A selected segment in a bar of buttons",
      """
      tabBar
        button "Day" isSelected
        button "Week"
      """
    ) {
      HStack {
        Button("Day") {}.accessibilityAddTraits(.isSelected); Button("Week") {}
      }
      .accessibilityElement(children: .contain)
      .accessibilityAddTraits(.isTabBar)
    },
  ]

  @Test(arguments: views)
  fileprivate func `Combined accessibility modifiers produce the expected accessibility tree`(
    rule: AccessibilityRule
  ) {
    #expect(TestHost(content: rule.view).accessibilityTree == rule.tree)
  }

  @Test func `The prepare method of a rotor entry runs the closure of the entry`() throws {
    struct Log: View {
      @State private var prepared = "none"
      var body: some View {
        Text("A").accessibilityRotor("Peaks") {
          AccessibilityRotorEntry("a", id: 1) { prepared = "a" }
        }
        Text(prepared)
      }
    }
    let host = TestHost { Log() }
    let rotor = try #require(host.find(.text, "A").node?.rotors.first)
    #expect(rotor.entries.map(\.label) == ["a"])
    rotor.entries[0].prepare()
    host.settle()
    #expect(host.texts == ["A", "a"])
  }

  @Test func `A user can operate a control through its accessibility representation`() {
    struct Dial: View {
      @State private var level = 0.5
      var body: some View {
        Circle().accessibilityRepresentation {
          Slider(value: $level, in: 0...1, step: 0.25) { Text("Level") }
        }
        Text("\(level)")
      }
    }
    let host = TestHost { Dial() }
    host.find(.slider, "Level").increment(times: 2)
    #expect(host.texts.last == "1.000000")
    #expect(host.find(.slider, "Level").value == "1")
  }

  @Test func `An accessibility representation in a combined element adds a name and an action`() {
    struct Card: View {
      @State private var log = ""
      var body: some View {
        VStack {
          Text("★").accessibilityRepresentation { Button("Rate") { log += "rated" } }
          Text("Tea")
        }
        .accessibilityElement(children: .combine)
        Text(log)
      }
    }
    let host = TestHost { Card() }
    #expect(host.findAll(.text, "★").isEmpty)
    host.find(.button, "Rate, Tea").tap()
    #expect(host.texts.last == "rated")
  }
}

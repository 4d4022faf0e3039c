import Ambient
import AmbientTesting
import Testing

/// A view, and its expected accessibility tree.
struct AccessibilityRule: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let tree: String
  let view: @MainActor @Sendable () -> AnyView

  init(
    _ name: String,
    _ tree: String,
    @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
  ) {
    testDescription = name
    self.tree = tree
    self.view = { AnyView(view()) }
  }
}

@Suite @MainActor struct `The accessibility tree of stock views` {
  nonisolated private static let leaves: [AccessibilityRule] = [
    AccessibilityRule("a text", "text \"Hello\"") { Text("Hello") },
    AccessibilityRule("stacks and layout add nothing", "text \"A\"\ntext \"B\"") {
      VStack {
        HStack { Text("A").padding() }.frame(width: 9); Spacer(); Divider(); Text("B")
      }
    },
    AccessibilityRule("shapes and colors are not elements", "") {
      ZStack {
        Circle(); Color.red; Rectangle().stroke()
      }
    },
    AccessibilityRule("an image has its name", "image \"gear\"\nimage \"Cat\"") {
      Image(systemName: "gear"); Image("Cat")
    },
    AccessibilityRule("a decorative image is left out", "") { Image(decorative: "Cat") },
    AccessibilityRule("a label is a text with its title", "text \"Settings\"") {
      Label("Settings", systemImage: "gear")
    },
    AccessibilityRule(
      "a label that shows only its icon has its title as its name",
      "image \"Settings\""
    ) {
      Label("Settings", systemImage: "gear").labelStyle(.iconOnly)
    },
    AccessibilityRule("the name of a button joins the texts in its label", "button \"Save, now\"") {
      Button {
      } label: {
        VStack {
          Text("Save"); Text("now")
        }
      }
    },
    AccessibilityRule("a disabled button", "button \"Save\" disabled") {
      Button("Save") {}.disabled(true)
    },
    AccessibilityRule("a button with an image", "button \"trash\"") {
      Button {
      } label: {
        Image(systemName: "trash")
      }
    },
    AccessibilityRule("a toggle that is on", "toggle \"News\" value \"on\"") {
      Toggle("News", isOn: .constant(true))
    },
    AccessibilityRule("a toggle that is off", "toggle \"News\" value \"off\"") {
      Toggle("News", isOn: .constant(false))
    },
    AccessibilityRule("a toggle for several values", "toggle \"News\" value \"mixed\"") {
      Toggle(sources: [Binding.constant(true), .constant(false)], isOn: \.self) { Text("News") }
    },
    AccessibilityRule("a slider has its number as its value", "slider \"Volume\" value \"2.5\"") {
      Slider(value: .constant(2.5), in: 0...10) {
        Text("Volume")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      }
    },
    AccessibilityRule("a stepper", "stepper \"Seats\"") { Stepper("Seats", value: .constant(1)) },
    AccessibilityRule("progress has a percentage", "progress \"Copying\" value \"40%\"") {
      ProgressView("Copying", value: 0.4)
    },
    AccessibilityRule("progress without an end", "progress \"Waiting\"") {
      ProgressView("Waiting")
    },
    AccessibilityRule("a field has its text as its value", "textField \"Name\" value \"Ada\"") {
      TextField("Name", text: .constant("Ada"))
    },
    AccessibilityRule("an empty field without a label has its prompt", "textField \"Your name\"") {
      TextField("", text: .constant(""), prompt: Text("Your name"))
    },
    AccessibilityRule("a secret is not shown", "secureField \"PIN\" value \"••••\"") {
      SecureField("PIN", text: .constant("1234"))
    },
    AccessibilityRule("a tap target adds an action", "text \"Map\" actions activate") {
      Text("Map").onTapGesture {}
    },
    AccessibilityRule("a double tap is not the main action", "text \"Map\"") {
      Text("Map").onTapGesture(count: 2) {}
    },
    AccessibilityRule("a hidden view is left out", "") { Text("A").hidden() },
    AccessibilityRule("a transparent view is left out", "text \"B\"") {
      Text("A").opacity(0); Text("B").opacity(0.1)
    },
    AccessibilityRule("the symbols of a canvas are left out", "") {
      Canvas { _, _ in
      } symbols: {
        Text("A")
      }
    },
    AccessibilityRule("a mask is left out", "text \"A\"") { Text("A").mask { Text("B") } },
    AccessibilityRule("an overlay is included", "text \"A\"\ntext \"B\"") {
      Text("A").overlay { Text("B") }
    },
    AccessibilityRule("only one view of a ViewThatFits is included", "text \"Long\"") {
      ViewThatFits {
        Text("Long"); Text("Short")
      }
    },
  ]

  nonisolated private static let containers: [AccessibilityRule] = [
    AccessibilityRule(
      "a list has rows",
      """
      list
        heading "Food"
        row
          text "Milk"
          button "Delete"
        row
          text "Bread"
      """
    ) {
      List {
        Section("Food") {
          HStack {
            Text("Milk"); Button("Delete") {}
          }
          Text("Bread")
        }
      }
    },
    AccessibilityRule(
      "selectable rows can be activated",
      """
      list
        row isSelected actions activate
          text "A"
        row actions activate
          text "B"
      """
    ) {
      List(["A", "B"], id: \.self, selection: .constant(Optional("A"))) { Text($0) }
    },
    AccessibilityRule(
      "a form has no rows",
      """
      form
        heading "Sound"
        toggle "Mute" value "off"
      """
    ) {
      Form { Section("Sound") { Toggle("Mute", isOn: .constant(false)) } }
    },
    AccessibilityRule(
      "a picker has the selected option as its value",
      """
      picker "Size" value "Large"
        option "Small"
        option "Large" isSelected
      """
    ) {
      Picker("Size", selection: .constant(2)) {
        Text("Small").tag(1); Text("Large").tag(2)
      }
    },
    AccessibilityRule(
      "a tab view has the selected content, then the tabs",
      """
      text "Books"
      tabBar
        tab "Library" isSelected
        tab "Search"
      """
    ) {
      TabView(selection: .constant(1)) {
        Text("Books").tabItem { Text("Library") }.tag(1)
        Text("Nothing").tabItem { Text("Search") }.tag(2)
      }
    },
    AccessibilityRule(
      "the icon of a tab is left out if the tab has a text",
      """
      text "Books"
      tabBar
        tab "Library" isSelected
        tab "gear"
      """
    ) {
      TabView(selection: .constant(1)) {
        Text("Books").tabItem {
          Image(systemName: "book"); Text("Library")
        }.tag(1)
        Text("Nothing").tabItem { Image(systemName: "gear") }.tag(2)
      }
    },
    AccessibilityRule(
      "a tab view in the page style has a page control",
      """
      text "One"
      pageControl value "page 1 of 2"
      """
    ) {
      TabView(selection: .constant(1)) {
        Text("One").tag(1); Text("Two").tag(2)
      }
      .tabViewStyle(.page)
    },
    AccessibilityRule(
      "a page has a heading",
      """
      page "Inbox"
        heading "Inbox"
        text "No mail"
      """
    ) {
      NavigationStack { Text("No mail").navigationTitle("Inbox") }
    },
  ]

  @Test(arguments: leaves)
  fileprivate func `Stock views have accessibility roles and names`(rule: AccessibilityRule) {
    #expect(TestHost(content: rule.view).accessibilityTree == rule.tree)
  }

  @Test(arguments: containers)
  fileprivate func `Containers are nodes of the accessibility tree`(rule: AccessibilityRule) {
    #expect(TestHost(content: rule.view).accessibilityTree == rule.tree)
  }

  @Test
  func `The role of an element of unknown kind is explicit, or follows from its events or text`() {
    let host = TestHost {
      Key("One") {}
      Words("Two")
      Knobs()
    }
    #expect(
      host.accessibilityTree == """
        button "One"
        text "Two"
        slider
        image actions increment, decrement
        """
    )
    host.find(.slider).increment(times: 2)
    #expect(host.elements(of: "Knob").map { $0[.value] } == [3, 1])
  }
}

/// An element of a custom view library.
private struct Knob: ElementView {
  let role: String?
  @Binding var number: Double

  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription("Knob")
    description[.value] = number
    description[.maximum] = 10
    description[.accessibilityRole] = role
    description.on(AdjustEvent.self) { number = $0.value }
    return description
  }
}

private struct Knobs: View {
  @State private var number = 1.0

  var body: some View {
    Knob(role: nil, number: $number)
    Knob(role: "image", number: .constant(1))
  }
}

import Ambient
import AmbientTesting
import Testing

private struct Shop: View {
  @State private var isOpen = false
  @State private var volume = 0.5
  @State private var seats = 1
  @State private var name = ""
  @State private var size = 1
  @State private var log: [String] = []

  var body: some View {
    Toggle("Open", isOn: $isOpen)
    Slider(value: $volume) { Text("Volume") }
    Stepper("Seats", value: $seats)
    TextField("Name", text: $name).onSubmit { log.append("sent") }
    Picker("Size", selection: $size) {
      Text("Small").tag(1); Text("Large").tag(2)
    }
    List(["Milk", "Bread"], id: \.self) { food in
      HStack {
        Text(food); Button("Delete") { log.append(food) }
      }
      .accessibilityAction(named: "Share") { log.append("share \(food)") }
    }
    Button("Save") {}.disabled(true).accessibilityIdentifier("save")
    Text("Map")
      .accessibilityAdjustableAction { log.append("\($0)") }
      .accessibilityScrollAction { log.append("\($0)") }
      .accessibilityZoomAction { log.append("\($0.direction)") }
    Text(log.joined(separator: " ")).accessibilityIdentifier("log")
  }
}

@Suite @MainActor struct `A view found by role and name` {
  @Test func `A found view always has its current role, name and value`() {
    let host = TestHost { Shop() }
    let toggle = host.find(.toggle, "Open")
    #expect(toggle.value == "off")
    #expect(host.bodies { toggle.tap() } == [])
    #expect(toggle.value == "on")
    #expect(toggle.exists && toggle.isEnabled && !toggle.isSelected)
    #expect(toggle.role == .toggle && toggle.name == "Open" && toggle.actions == ["activate"])
    #expect(toggle.tree == "toggle \"Open\" value \"on\"")
    #expect(toggle.traits == [.isButton, .isToggle] && toggle.hint == nil)
    #expect(host.find(identifier: "save").name == "Save")
    #expect(host.find(.toggle, value: "on").name == "Open")
  }

  @Test func `A test performs a user's actions on a found view`() {
    let host = TestHost { Shop() }
    let log = { host.find(identifier: "log").name }
    host.find(.slider, "Volume").increment(times: 2)
    #expect(host.find(.slider, "Volume").value == "0.7")
    host.find(.stepper, "Seats").decrement()
    host.find(.textField, "Name").type("Ada")
    #expect(host.find(.textField, "Name").value == "Ada")
    host.find(.textField, "Name").submit()
    host.find(.picker, "Size").choose("Large")
    #expect(host.find(.picker, "Size").value == "Large")
    #expect(host.find(.option, "Large").isSelected)
    host.find(.text, "Map").increment()
    host.find(.text, "Map").scroll(.bottom)
    host.find(.text, "Map").zoom(in: false)
    host.find(.row, "Bread").find(.text, "Bread").perform("Share")
    #expect(log() == "sent increment bottom zoomOut share Bread")
  }

  @Test func `A search can be limited to a row, and a number chooses one of several matches`() {
    let host = TestHost { Shop() }
    let log = { host.find(identifier: "log").name }
    #expect(host.findAll(.row).map(\.name) == ["Milk, Delete", "Bread, Delete"])
    host.find(.row, "Bread").find(.button, "Delete").tap()
    host.find(.button, "Delete", number: 1).tap()
    host.within("Bread") { host.find(.button, "Delete").tap() }
    #expect(log() == "Bread Milk Bread")
    #expect(host.find(.list).findAll(.button).count == 2)
    #expect(host.findAll(.alert).isEmpty)
  }

  @Test func `The error for a missing view lists similar names and the tree`() {
    let host = TestHost {
      Button("Save") {}
      Text("Sava")
      Text("Hidden").accessibilityHidden(true)
    }
    withKnownIssue("The name is misspelled on purpose.") {
      let found = host.find(.button, "Sava")
      #expect(!found.exists)
      found.tap()
    } matching: {
      $0.comments == [
        """
        There is no button "Sava".

          Similar  button "Save"
          Other    text "Sava"

        The accessibility tree:
          button "Save"
          text "Sava"
        """
      ]
    }
    withKnownIssue("The text is hidden on purpose.") {
      host.find(.text, "Hidden")
    } matching: {
      $0.comments == [
        """
        There is no text "Hidden".

          Present  text "Sava"
          Hidden   text "Hidden": accessibilityHidden(true)

        To fix this:
          • Remove 'accessibilityHidden(true)', or find the view in the elements of the host.

        The accessibility tree:
          button "Save"
          text "Sava"
        """
      ]
    }
  }

  @Test func `The error of a failed search names matches outside of the searched element`() {
    let host = TestHost {
      List { Text("A") }
      Button("Go") {}.accessibilityHidden(true)
      Button("Go") {}
    }
    withKnownIssue("The button is outside of the list on purpose.") {
      host.find(.list).find(.button, "Go")
    } matching: {
      $0.comments == [
        """
        There is no button "Go" in the list "A".

          Outside  button "Go"

        To fix this:
          • Search in the whole tree, or in another element.

        The accessibility tree:
          list
            row
              text "A"
        """
      ]
    }
    withKnownIssue("Only one button is in the accessibility tree on purpose.") {
      host.find(.button, number: 2)
    } matching: {
      $0.comments == [
        """
        There is no button number 2.

          Present  1 such element

        To fix this:
          • Use a number from 1 to 1.

        The accessibility tree:
          list
            row
              text "A"
          button "Go"
        """
      ]
    }
    withKnownIssue("There are no views on purpose.") {
      TestHost { EmptyView() }.find(value: "on", identifier: "x")
    } matching: {
      $0.comments == [
        """
        There is no element with the value "on" and the identifier "x".

        The accessibility tree:
          (empty)
        """
      ]
    }
  }

  @Test(arguments: [
    ("tap the text \"A\".\n\n  Actions  Open", 0), ("tap the button \"B\": it is disabled.", 1),
    ("type into the button \"B\": it does not accept this action.", 2),
    ("escape the text \"A\".\n\n  Actions  Open", 3),
    ("tap the toggle \"C\": a user can no longer reach it.", 4),
  ])
  func `The message about an impossible action gives the reason`(message: String, number: Int) {
    let host = TestHost {
      Text("A").accessibilityAction(named: "Open") {}
      Button("B") {}.disabled(true)
      Vanishing()
    }
    withKnownIssue("The action is not possible on purpose.") {
      switch number {
      case 0: host.find(.text, "A").tap()
      case 1: host.find(.button, "B").tap()
      case 2: host.find(.button, "B").type("x")
      case 3: host.find(.text, "A").escape()
      default:
        let toggle = host.find(.toggle, "C")
        toggle.tap()
        toggle.tap()
      }
    } matching: {
      $0.comments.map(\.rawValue) == ["Cannot \(message)"]
    }
  }
}

private struct Vanishing: View {
  @State private var isGone = false

  var body: some View {
    if !isGone { Toggle("C", isOn: $isGone) }
  }
}

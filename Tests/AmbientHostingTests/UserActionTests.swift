import Ambient
import Testing

@Suite @MainActor struct `A user of custom views` {
  private struct Form: View {
    let log: EventLog
    @State private var isOn = false
    @State private var name = ""

    var body: some View {
      Words("\(isOn) \(name)")
      Key("Save") { log.events.append(.press) }
      Thing("Lever", describe: lever) { Words("Light") }
      Thing("Slate", describe: slate) { Words("Name") }
      Key("Send").disabled(true)
    }

    private func lever(_ description: inout ElementDescription) {
      description[.isOn] = isOn
      description.on(ToggleEvent.self) { isOn = $0.isOn }
    }

    private func slate(_ description: inout ElementDescription) {
      description.on(EditEvent.self) { name = $0.text }
    }
  }

  private func message(_ action: () throws(UserActionError) -> Void) -> String? {
    do {
      try action()
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `A user taps, toggles and types into the elements with the given labels`() throws {
    let log = EventLog()
    let tree = ViewTree { Form(log: log) }
    tree.settle()
    try tree.tap("Save")
    try tree.toggle("Light")
    try tree.type("Ada", into: "Name")
    tree.settle()
    #expect(log.names == ["PressEvent()"])
    #expect(tree.first("Words")?.text == "true Ada")
    try tree.toggle("Light")
    tree.settle()
    #expect(tree.first("Words")?.text == "false Ada")
  }

  @Test func `A missing label causes an error that lists the present labels`() {
    let tree = ViewTree { Form(log: EventLog()) }
    tree.settle()
    #expect(
      message { () throws(UserActionError) in try tree.tap("Go") } == """
        There is nothing to press with the name "Go".

          Present  "Save", "Send"

        To fix this:
          • Use a name that is present.
        """
    )
    #expect(
      message { () throws(UserActionError) in try tree.toggle("Save") } == """
        There is nothing to toggle with the name "Save".

          Present  "Light"
          Other    Key "Save", which takes: press

        To fix this:
          • Call the function for an event that this Key takes.
        """
    )
    #expect(
      message { () throws(UserActionError) in
        _ = try tree.find(taking: ShakeEvent.self, "Save")
      } == """
        There is nothing to shake with the name "Save".

          Present  none
          Other    Key "Save", which takes: press

        To fix this, do one of:
          • Write an ElementView that takes the event: `description.on(ShakeEvent.self) { … }`.
          • Call the function for an event that this Key takes.
        """
    )
    #expect(
      message { () throws(UserActionError) in _ = try tree.find("Slate", "Age") } == """
        There is no Slate with the name "Age".

          Present  "Name"

        To fix this:
          • Use a name that is present.
        """
    )
  }

  @Test func `An impossible action causes an error that gives the reason`() throws {
    let tree = ViewTree { Form(log: EventLog()) }
    tree.settle()
    #expect(
      message { () throws(UserActionError) in try tree.tap("Send") } == "Key \"Send\" is disabled."
    )
    let lever = try tree.find("Lever", "Light")
    #expect(
      message { () throws(UserActionError) in try tree.perform(.press, on: lever) } == """
        Lever "Light" does not take the event 'PressEvent'.

          Takes  ToggleEvent

        To fix this:
          • Send an event that the Lever takes.
        """
    )
    tree.unmount()
    #expect(
      message { () throws(UserActionError) in try tree.perform(.toggle(true), on: lever) }?
        .hasSuffix("is no longer in the tree.") == true
    )
  }

  @Test func `A tap presses the innermost element that contains the text`() throws {
    let log = EventLog()
    func pad<Content: View>(_ strength: Double, @ViewBuilder _ content: () -> Content) -> some View
    {
      Thing(
        "Pad",
        describe: {
          $0.on(PressEvent.self) { _ in log.events.append(ShakeEvent(strength: strength)) }
        },
        content: content
      )
    }
    let tree = ViewTree {
      pad(1) {
        pad(2) { Words("inner") }
        Words("outer")
      }
      pad(3) { Key("both") { log.events.append(.press) } }
    }
    tree.settle()
    try tree.tap("inner")
    try tree.tap("outer")
    try tree.tap("both")
    #expect(
      log.names == ["ShakeEvent(strength: 2.0)", "ShakeEvent(strength: 1.0)", "PressEvent()"]
    )
  }

  @Test func `The label of an element is its own text, or the texts in the element`() throws {
    let tree = ViewTree {
      Thing("Box", describe: { _ in }) {
        Words("a")
        Thing("Box") { Words("b") }
        Thing("Curtain", .cover) { Words("c") }
      }
      Thing("Box", describe: { $0.text = "title" }) { Words("d") }
    }
    tree.settle()
    #expect(tree.elements.map(\.label) == ["a b", "title"])
    #expect(tree.elements[0].children.map(\.isText) == [true, false, false])
  }
}

@Suite @MainActor struct `A hosted tree without views` {
  /// The data of an element in a tree without views.
  private final class Record: ElementSource {
    let id: ElementID
    var description: ElementDescription
    var childElements: [Element] = []
    var parentElement: Element?
    let isMounted = true
    let enclosingViews: [String] = []
    let enclosingTags: [AnyHashable] = []

    init(_ number: UInt, _ description: ElementDescription) {
      id = ElementID(number: number)
      self.description = description
    }
  }

  private final class RecordTree: HostedTree {
    var elements: [Element] = []
    var onUpdateNeeded: (@Sendable () -> Void)?
    var onMutations: (([ElementMutation]) -> Void)?
    var onSettled: (() -> Void)?
    var onFocusChange: ((Element?) -> Void)?
    var usesLazyRows = false
    let needsUpdate = false
    let focusedElement: Element? = nil
    let focusableElements: [Element] = []

    func element(_ id: ElementID) -> Element? { allElements.first { $0.id == id } }
    func send<Event: ElementEvent>(_ event: Event, to element: Element) -> Bool {
      element.source.description.perform(event)
    }
    func focus(_ element: Element?) -> Bool { false }
    func moveFocus(forward: Bool) -> Bool { false }
    func update() {}
    func settle() {}
    func unmount() {}
  }

  @Test func `A user can operate a hosted tree that has no views`() throws {
    let log = EventLog()
    var description = ElementDescription("Key", text: "Play")
    description.on(PressEvent.self) { log.events.append($0) }
    let record = Record(7, description)
    let tree = RecordTree()
    tree.elements = [Element(id: record.id, source: record)]
    try tree.tap("Play")
    #expect(log.names == ["PressEvent()"])
    #expect(tree.elementDescription == "Key \"Play\"")
    #expect(tree.element(ElementID(number: 7))?.kind == "Key")
    #expect(tree.elementsInReach.count == 1)
  }
}

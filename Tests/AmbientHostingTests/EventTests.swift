import Ambient
import Testing

@Suite @MainActor struct `An event` {
  @Test func `A custom event reaches only an element that takes events of this type`() throws {
    let log = EventLog()
    let tree = ViewTree {
      Thing("Drum", describe: { $0.on(ShakeEvent.self) { log.events.append($0) } }) {}
      Key("Beat") { log.events.append(.press) }
    }
    tree.settle()
    let (drum, key) = (try #require(tree.first("Drum")), try #require(tree.first("Key")))
    #expect(drum.takes(ShakeEvent.self))
    #expect(!drum.takes(PressEvent.self))
    #expect(!key.takes(ShakeEvent.self))
    #expect(tree.send(ShakeEvent(strength: 0.5), to: drum))
    #expect(!tree.send(ShakeEvent(strength: 1), to: key))
    #expect(!tree.send(.press, to: drum))
    #expect(log.names == ["ShakeEvent(strength: 0.5)"])
  }

  @Test func `A disabled element refuses an event for which it has a handler`() throws {
    let log = EventLog()
    let tree = ViewTree {
      Key("Beat") { log.events.append(.press) }.disabled(true)
    }
    tree.settle()
    let key = try #require(tree.first("Key"))
    #expect(key.takes(PressEvent.self))
    #expect(!tree.send(.press, to: key))
    #expect(log.names == [])
  }

  @Test func `A tree refuses events for unmounted elements and elements of other trees`() throws {
    let (tree, other) = (ViewTree { Key("a") }, ViewTree { Key("a") })
    tree.settle()
    other.settle()
    let key = try #require(tree.first("Key"))
    #expect(!other.send(.press, to: key))
    tree.unmount()
    #expect(!tree.send(.press, to: key))
  }

  @Test func `The handler that was declared last for an event type receives the event`() {
    let log = EventLog()
    var description = ElementDescription("Key")
    description.on(PressEvent.self) { _ in
      Issue.record("This handler ran, although a later handler has replaced it.")
    }
    description.on(ShakeEvent.self) { log.events.append($0) }
    description.on(PressEvent.self) { log.events.append($0) }
    #expect(description.events.map { $0.name } == ["shake", "press"])
    #expect(description.perform(.press))
    #expect(description.perform(ShakeEvent(strength: 1)))
    #expect(!description.perform(.submit))
    description.isEnabled = false
    #expect(!description.perform(.press))
    #expect(log.names == ["PressEvent()", "ShakeEvent(strength: 1.0)"])
  }

  @Test func `An event is named after its type`() {
    #expect(PressEvent.name == "press")
    #expect(SelectTextEvent.name == "selectText")
    #expect(ShakeEvent.name == "shake")
  }

  @Test func `A tree reports an update after an element rejects the value of an event`() throws {
    // The element ignores both events, so it never changes. `TurnEvent` has a value that an element
    // may reject: its `proposesValue` is true. The `proposesValue` of `ShakeEvent` is false.
    let tree = ViewTree {
      Thing(
        "Dial",
        describe: {
          $0.on(TurnEvent.self) { _ in }
          $0.on(ShakeEvent.self) { _ in }
        }
      ) {}
    }
    var updated = 0
    tree.onMutations = { for case .update in $0 { updated += 1 } }
    tree.settle()
    let dial = try #require(tree.first("Dial"))
    #expect(tree.send(TurnEvent(level: 2), to: dial))
    tree.settle()
    #expect(updated == 1)
    #expect(tree.send(ShakeEvent(strength: 1), to: dial))
    tree.settle()
    #expect(updated == 1)
  }

  @Test func `A tree reports an update when an element starts to take an event`() {
    struct Changing: View {
      @Environment(\.isEnabled) private var takes
      var body: some View {
        let takes = takes
        Thing("Drum") {
          if takes { $0.on(ShakeEvent.self) { _ in } }
        } content: {
          Words("x")
        }
      }
    }
    let tree = ViewTree { Changing() }
    tree.environment.isEnabled = false
    var kinds: [ElementKind] = []
    tree.onMutations = { for case .update(let element) in $0 { kinds.append(element.kind) } }
    tree.settle()
    #expect(tree.first("Drum")?.isControl == false)
    tree.environment.isEnabled = true
    tree.settle()
    #expect(kinds == ["Drum"])
    #expect(tree.first("Drum")?.takes(ShakeEvent.self) == true)
  }

  @Test func `Events of pointers, keys, drags, selections and drops arrive unchanged`() throws {
    let log = EventLog()
    func record<Event: ElementEvent>(_ event: Event) { log.events.append(event) }
    let tree = ViewTree {
      Thing(
        "Pad",
        describe: {
          $0.on(PointerEvent.self, perform: record)
          $0.on(KeyEvent.self, perform: record)
          $0.on(DragEvent.self, perform: record)
          $0.on(SelectTextEvent.self, perform: record)
          $0.on(DropEvent.self, perform: record)
        }
      ) {}
    }
    tree.settle()
    let pad = try #require(tree.first("Pad"))
    let (start, end) = (ElementPoint(x: 1, y: 2), ElementPoint(x: 3, y: 4))
    let pointer = PointerEvent(.began, at: start, button: .secondary, modifiers: .shift, pointer: 1)
    let key = KeyEvent(.upArrow, modifiers: [.control, .option], phase: .repeat)
    let drag = DragEvent(.changed, from: start, to: end)
    let selection = SelectTextEvent(characters: 2..<5)
    let item = DropEvent.Item(type: "public.plain-text", content: Array("rose".utf8))
    let drop = DropEvent(.dropped, at: end, items: [item])
    #expect(tree.send(pointer, to: pad))
    #expect(tree.send(key, to: pad))
    #expect(tree.send(drag, to: pad))
    #expect(tree.send(selection, to: pad))
    #expect(tree.send(drop, to: pad))
    #expect(log.events.count == 5)
    #expect(log.events[0] as? PointerEvent == pointer)
    #expect(log.events[1] as? KeyEvent == key)
    #expect(log.events[2] as? DragEvent == drag)
    #expect(log.events[3] as? SelectTextEvent == selection)
    #expect(log.events[4] as? DropEvent == drop)
  }
}

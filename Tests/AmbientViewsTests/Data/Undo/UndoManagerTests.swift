import Ambient
import Foundation
import Testing

@Suite @MainActor struct `An undo manager` {
  @MainActor private final class Counter {
    var value = 0

    func set(_ value: Int, _ manager: UndoManager) {
      let old = self.value
      manager.registerUndo(withTarget: self) { $0.set(old, manager) }
      self.value = value
    }
  }

  private let manager = UndoManager()
  private let counter = Counter()

  private func set(_ value: Int, named name: String = "") {
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    counter.set(value, manager)
    manager.setActionName(name)
    manager.endUndoGrouping()
  }

  @Test func `An undo manager undoes and redoes changes`() {
    set(1)
    set(2)
    #expect((manager.canUndo, manager.canRedo) == (true, false))
    manager.undo()
    #expect(counter.value == 1)
    #expect((manager.undoCount, manager.redoCount) == (1, 1))
    manager.undo()
    #expect(counter.value == 0)
    #expect(!manager.canUndo)
    manager.undo()
    #expect(counter.value == 0)
    manager.redo()
    manager.redo()
    #expect(counter.value == 2)
    #expect((manager.canUndo, manager.canRedo) == (true, false))
    manager.redo()
    #expect(counter.value == 2)
  }

  @Test func `A new undo action removes the redo actions`() {
    set(1)
    manager.undo()
    set(2)
    #expect(!manager.canRedo)
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test func `An undo manager reports whether it is undoing or redoing`() {
    var states: [String] = []
    func register() {
      manager.registerUndo(withTarget: counter) { [manager] _ in
        states.append("\(manager.isUndoing) \(manager.isRedoing)")
        register()
        manager.undo()
        manager.redo()
      }
    }
    register()
    manager.undo()
    manager.redo()
    #expect(states == ["true false", "false true"])
    #expect((manager.isUndoing, manager.isRedoing) == (false, false))
  }

  @Test func `An undo manager undoes the actions of a group in reverse order`() {
    var order: [Int] = []
    for number in 1...3 { manager.registerUndo(withTarget: counter) { _ in order.append(number) } }
    #expect(manager.groupingLevel == 1)
    manager.undo()
    #expect(order == [3, 2, 1])
    #expect(manager.groupingLevel == 0)
  }

  @Test func `An explicit undo group is nested in the group of the event`() {
    manager.beginUndoGrouping()
    #expect(manager.groupingLevel == 2)
    counter.set(1, manager)
    manager.endUndoGrouping()
    counter.set(2, manager)
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test func `undoNestedGroup skips actions whose targets no longer exist`() {
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    set(1)
    do {
      let other = Counter()
      other.set(5, manager)
    }
    manager.undoNestedGroup()
    #expect(counter.value == 0)
  }

  @Test func `undoNestedGroup undoes the last group within the open group`() {
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    set(1)
    set(2)
    manager.undoNestedGroup()
    #expect(counter.value == 1)
    #expect((manager.groupingLevel, manager.redoCount) == (1, 1))
    manager.endUndoGrouping()
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test func `An event's undo group closes in a job of the main actor after the event`() async {
    counter.set(1, manager)
    counter.set(2, manager)
    #expect(manager.groupingLevel == 1)
    while manager.groupingLevel > 0 { await Task.yield() }
    counter.set(3, manager)
    manager.undo()
    #expect(counter.value == 2)
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test func `An explicit undo group stays open after the event`() async throws {
    manager.beginUndoGrouping()
    counter.set(1, manager)
    try await Task.sleep(for: .milliseconds(5))
    #expect(manager.groupingLevel == 2)
    manager.endUndoGrouping()
    while manager.groupingLevel > 0 { await Task.yield() }
    #expect(manager.undoCount == 1)
  }

  @Test func `An undo manager discards an empty group`() {
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    #expect(!manager.canUndo)
  }

  @Test func `An undo manager has titles for the menu items Undo and Redo`() {
    #expect((manager.undoMenuItemTitle, manager.undoActionName) == ("Undo", ""))
    set(1, named: "Count")
    set(2)
    #expect((manager.undoMenuItemTitle, manager.redoMenuItemTitle) == ("Undo", "Redo"))
    manager.undo()
    #expect((manager.undoMenuItemTitle, manager.redoMenuItemTitle) == ("Undo Count", "Redo"))
    manager.undo()
    #expect((manager.undoMenuItemTitle, manager.redoMenuItemTitle) == ("Undo", "Redo Count"))
    manager.redo()
    #expect(manager.undoActionName == "Count")
    manager.setActionName("")
    #expect(manager.undoMenuItemTitle == "Undo")
  }

  @Test func `An undo manager keeps at most as many groups as levelsOfUndo`() {
    manager.levelsOfUndo = 2
    for value in 1...4 { set(value) }
    #expect(manager.undoCount == 2)
    manager.undo()
    manager.undo()
    manager.undo()
    #expect(counter.value == 2)
    manager.levelsOfUndo = 1
    #expect(manager.redoCount == 1)
  }

  @Test func `An undo manager registers nothing while registration is disabled`() {
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    manager.enableUndoRegistration()
    #expect(!manager.isUndoRegistrationEnabled)
    counter.set(1, manager)
    #expect(!manager.canUndo)
    manager.enableUndoRegistration()
    counter.set(2, manager)
    #expect(manager.canUndo)
  }

  @Test func `An undo manager can remove the actions on one target, or all actions`() {
    let other = Counter()
    manager.groupsByEvent = false
    set(1)
    manager.beginUndoGrouping()
    other.set(1, manager)
    counter.set(2, manager)
    manager.endUndoGrouping()
    manager.removeAllActions(withTarget: counter)
    #expect(manager.undoCount == 1)
    manager.undo()
    #expect((counter.value, other.value) == (2, 0))
    manager.disableUndoRegistration()
    manager.removeAllActions()
    #expect((manager.canUndo, manager.canRedo) == (false, false))
    #expect(manager.isUndoRegistrationEnabled)
  }

  @Test func `An undo manager does not retain its targets`() {
    var target: Counter? = Counter()
    weak let weakTarget = target
    target?.set(1, manager)
    #expect(manager.canUndo)
    target = nil
    #expect(weakTarget == nil)
    #expect(!manager.canUndo)
    manager.undo()
    #expect(!manager.canRedo)
  }

  @Test func `An undo manager posts the notifications that Foundation declares`() {
    let log = NotificationLog(manager)
    set(1)
    manager.setActionIsDiscardable(true)
    #expect(manager.undoActionIsDiscardable)
    manager.undo()
    #expect(manager.redoActionIsDiscardable)
    manager.redo()
    log.stop()
    #expect(
      log.names == [
        "DidOpenUndoGroup", "WillCloseUndoGroup", "DidCloseUndoGroup",
        "WillUndoChange", "DidOpenUndoGroup", "WillCloseUndoGroup, discardable",
        "DidCloseUndoGroup, discardable", "DidUndoChange",
        "WillRedoChange", "DidOpenUndoGroup", "WillCloseUndoGroup, discardable",
        "DidCloseUndoGroup, discardable", "DidRedoChange",
      ]
    )
  }

  /// Records all notifications of an undo manager except those of checkpoints.
  @MainActor private final class NotificationLog {
    var names: [String] = []
    private var observers: [any NSObjectProtocol] = []

    init(_ manager: UndoManager) {
      let all: [NSNotification.Name] = [
        .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup,
        .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange,
        .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
      ]
      observers = all.map { name in
        NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { note in
          let isDiscardable = note.userInfo?[NSUndoManagerGroupIsDiscardableKey] as? Bool == true
          let words = name.rawValue.dropFirst("NSUndoManager".count).dropLast("Notification".count)
          MainActor.assumeIsolated {
            self.names.append(words + (isDiscardable ? ", discardable" : ""))
          }
        }
      }
    }

    func stop() {
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }
  }
}

#if !canImport(Darwin)
import AmbientCore
import AmbientSupport
public import Foundation

/// Remembers how to take changes back, and how to make them again.
///
/// Whoever changes something registers the change that takes it back. What such a change registers in
/// turn, while it is undone, makes it again:
///
/// ```swift
/// func rename(_ name: String, undoManager: UndoManager?) {
///   undoManager?.registerUndo(withTarget: self) { [old = self.name] song in
///     song.rename(old, undoManager: undoManager)
///   }
///   undoManager?.setActionName("Rename")
///   self.name = name
/// }
/// ```
///
/// While ``groupsByEvent`` is true, all that is registered in one event is undone together. An event
/// lasts until the view tree has come to rest; without a tree, until the main actor takes its next turn.
/// ``undo()`` ends it too. A view finds the manager of its window in its environment.
///
/// Targets are held weakly: what was registered for one that is gone is no longer undone. It does what
/// Foundation's class of this name does, where Foundation has none.
@preconcurrency
@MainActor
open class UndoManager: NSObject {
  /// The groups that are open, the outermost first.
  private var openGroups: [UndoGroup] = []

  var undoStack: [UndoGroup] = []
  var redoStack: [UndoGroup] = []

  /// Whether changes are being taken back now.
  public internal(set) var isUndoing = false

  /// Whether changes are being made again now.
  public internal(set) var isRedoing = false

  /// Whether a group is opened by what is registered first in an event, and closed with the event.
  ///
  /// A group that is opened by hand is a part of that of the event then. If it is false, a group must be
  /// open before something is registered.
  open var groupsByEvent = true

  /// How many groups can be undone, and how many redone; 0 is without a limit.
  ///
  /// The oldest go first.
  open var levelsOfUndo = 0 { didSet { trim() } }

  private var disablings = 0

  /// Makes a manager that remembers nothing.
  public override nonisolated init() { super.init() }

  // MARK: Registering

  /// Registers what takes a change of an object back.
  ///
  /// Unless something is being undone or redone, nothing can be redone afterwards.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType,
    handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    openGroupOfEvent()
    guard let group = openGroups.last else { Diagnostic.noUndoGroup().stop() }
    if !isUndoing, !isRedoing { redoStack = [] }
    group.add(UndoAction(target) { target in (target as? TargetType).map(handler) })
  }

  /// Whether what is registered is remembered.
  public var isUndoRegistrationEnabled: Bool { disablings == 0 }

  /// Lets what is registered be ignored until it is enabled again as often as it was disabled.
  open func disableUndoRegistration() { disablings += 1 }

  /// Takes one ``disableUndoRegistration()`` back.
  open func enableUndoRegistration() {
    guard disablings > 0 else { Diagnostic.undoRegistrationNotDisabled().stop() }
    disablings -= 1
  }

  // MARK: Groups

  /// How many groups are open, one in the other.
  public var groupingLevel: Int { openGroups.count }

  /// Opens a group, within the one that is open.
  open func beginUndoGrouping() {
    openGroupOfEvent()
    open(UndoGroup(endsWithEvent: false))
  }

  /// Closes the group that was opened last.
  ///
  /// One in which nothing was registered is forgotten.
  open func endUndoGrouping() {
    guard let group = openGroups.last else { Diagnostic.noUndoGroupToEnd().stop() }
    post(.NSUndoManagerCheckpoint)
    // What does nothing needs no saving either.
    let isDiscardable = group.isDiscardable || group.isEmpty
    post(.NSUndoManagerWillCloseUndoGroup, isDiscardable: isDiscardable)
    openGroups.removeLast()
    keep(group)
    post(.NSUndoManagerDidCloseUndoGroup, isDiscardable: isDiscardable)
    // Something else may be registered in the event, now that the inner groups are closed.
    if openGroups.last?.endsWithEvent == true { awaitEventEnd() }
  }

  /// Does what a group says, and gathers what that registers in a group for the way back.
  func performInGroup(_ group: UndoGroup) {
    let outer = openGroups
    openGroups = []
    let back = UndoGroup(endsWithEvent: false)
    back.actionName = group.actionName
    back.isDiscardable = group.isDiscardable
    open(back)
    group.perform()
    while groupingLevel > 0 { endUndoGrouping() }
    openGroups = outer
  }

  private func open(_ group: UndoGroup) {
    post(.NSUndoManagerCheckpoint)
    openGroups.append(group)
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  private func keep(_ group: UndoGroup) {
    guard !group.isEmpty else { return }
    if let outer = openGroups.last {
      outer.add(group)
    } else {
      if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
      trim()
    }
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
    redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
  }

  private func openGroupOfEvent() {
    guard groupsByEvent, openGroups.isEmpty else { return }
    open(UndoGroup(endsWithEvent: true))
    awaitEventEnd()
  }

  private func awaitEventEnd() {
    EventEnd.perform { [weak self] in
      guard let self, openGroups.count == 1, openGroups[0].endsWithEvent else { return }
      endUndoGrouping()
    }
  }

  // MARK: Forgetting

  /// Forgets everything, also what is in open groups, and takes every ``disableUndoRegistration()`` back.
  open func removeAllActions() {
    (undoStack, redoStack) = ([], [])
    for group in openGroups { group.removeAllActions() }
    disablings = 0
  }

  /// Forgets what was registered for an object.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoStack + redoStack + openGroups { group.removeActions(on: target) }
    forgetEmptyGroups()
  }

  /// Forgets the groups at the ends of the stacks that would do nothing, as their targets are gone.
  func forgetEmptyGroups() {
    while undoStack.last?.isEmpty == true { undoStack.removeLast() }
    while redoStack.last?.isEmpty == true { redoStack.removeLast() }
  }

  // MARK: The group of now

  /// The outermost group that is open.
  var outermostGroup: UndoGroup? { openGroups.first }

  /// The group that was opened last.
  var innermostGroup: UndoGroup? { openGroups.last }
}
#endif

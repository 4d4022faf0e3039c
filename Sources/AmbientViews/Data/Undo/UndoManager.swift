#if !canImport(Darwin)
import AmbientCore
import AmbientSupport
public import Foundation

/// An object that undoes and redoes changes.
///
/// Code that changes something registers an action that makes the opposite change. To undo, the
/// manager runs this action. The action in turn registers an action, which the manager runs to
/// redo:
///
/// ```swift
/// @MainActor final class Song {
///   private(set) var name = "Blue"
///
///   func rename(_ name: String, undoManager: UndoManager?) {
///     undoManager?.registerUndo(withTarget: self) { [old = self.name] song in
///       song.rename(old, undoManager: undoManager)
///     }
///     undoManager?.setActionName("Rename")
///     self.name = name
///   }
/// }
/// ```
///
/// While ``groupsByEvent`` is true, all registrations of one event are undone together. An event
/// lasts until the view tree has settled. Without a tree, an event lasts until the main actor runs
/// its next job. A call of ``undo()`` also closes the group of the event.
///
/// A view reads the manager of its window from the environment, as `undoManager`.
///
/// This class replaces Foundation's `UndoManager` on platforms where Foundation has none. Unlike
/// Foundation's class, this class holds targets weakly, and does not run actions of a target that
/// no longer exists.
@preconcurrency
@MainActor
open class UndoManager: NSObject {
  /// The open groups, from the outermost to the innermost.
  private var openGroups: [UndoGroup] = []

  var undoStack: [UndoGroup] = []
  var redoStack: [UndoGroup] = []

  /// Whether changes are being undone.
  public internal(set) var isUndoing = false

  /// Whether changes are being redone.
  public internal(set) var isRedoing = false

  /// Whether the first registration in an event opens a group for the event.
  ///
  /// The group is closed at the end of the event. Groups that `beginUndoGrouping()` opens during
  /// the event are nested in the group of the event. If the value is false, a registration without
  /// an open group traps.
  open var groupsByEvent = true

  /// The maximum number of groups to undo, and also of groups to redo; 0 for no limit.
  ///
  /// If there are more groups, the oldest groups are removed.
  open var levelsOfUndo = 0 { didSet { trim() } }

  private var disableCount = 0

  /// Creates a manager without registered actions.
  public override nonisolated init() { super.init() }

  // MARK: Registering

  /// Registers an action that undoes a change of an object.
  ///
  /// The method removes all groups that can be redone, except while the manager undoes or redoes a
  /// change. The method does nothing while registration is disabled. The method traps if no group
  /// is open and ``groupsByEvent`` is false.
  ///
  /// - Parameters:
  ///   - target: The changed object, which is held weakly.
  ///   - handler: The action, which gets the target and runs when the change is undone.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType,
    handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    openEventGroupIfNeeded()
    guard let group = openGroups.last else { Diagnostic.noUndoGroup().stop() }
    if !isUndoing, !isRedoing { redoStack = [] }
    group.add(UndoAction(target) { target in (target as? TargetType).map(handler) })
  }

  /// Whether registrations have an effect.
  public var isUndoRegistrationEnabled: Bool { disableCount == 0 }

  /// Disables registrations.
  ///
  /// Registrations have an effect again after the same number of calls of
  /// ``enableUndoRegistration()``.
  open func disableUndoRegistration() { disableCount += 1 }

  /// Reverses one call of ``disableUndoRegistration()``.
  ///
  /// The method traps if registrations are not disabled.
  open func enableUndoRegistration() {
    guard disableCount > 0 else { Diagnostic.undoRegistrationNotDisabled().stop() }
    disableCount -= 1
  }

  // MARK: Groups

  /// The number of open groups, each of which is nested in the previous group.
  public var groupingLevel: Int { openGroups.count }

  /// Opens a group, within the innermost open group if there is one.
  ///
  /// If ``groupsByEvent`` is true and no group is open, the method first opens the group of the
  /// event.
  open func beginUndoGrouping() {
    openEventGroupIfNeeded()
    open(UndoGroup(endsWithEvent: false))
  }

  /// Closes the innermost open group.
  ///
  /// A group without actions is removed. The method traps if no group is open.
  open func endUndoGrouping() {
    guard let group = openGroups.last else { Diagnostic.noUndoGroupToEnd().stop() }
    post(.NSUndoManagerCheckpoint)
    // A document does not count a discardable group as an unsaved change. An empty group must not
    // count either.
    let isDiscardable = group.isDiscardable || group.isEmpty
    post(.NSUndoManagerWillCloseUndoGroup, isDiscardable: isDiscardable)
    openGroups.removeLast()
    store(group)
    post(.NSUndoManagerDidCloseUndoGroup, isDiscardable: isDiscardable)
    // The end of an event does not close the event's group while a nested group is open. The
    // event's group then closes at the end of the later event in which the nested group closes.
    if openGroups.last?.endsWithEvent == true { closeGroupAfterEvent() }
  }

  /// Runs the actions of a group.
  ///
  /// The actions that are registered during the call form a new group, which reverses the given
  /// group.
  func performInGroup(_ group: UndoGroup) {
    let outer = openGroups
    openGroups = []
    let reverse = UndoGroup(endsWithEvent: false)
    reverse.actionName = group.actionName
    reverse.isDiscardable = group.isDiscardable
    open(reverse)
    group.perform()
    while groupingLevel > 0 { endUndoGrouping() }
    openGroups = outer
  }

  private func open(_ group: UndoGroup) {
    post(.NSUndoManagerCheckpoint)
    openGroups.append(group)
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  private func store(_ group: UndoGroup) {
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

  private func openEventGroupIfNeeded() {
    guard groupsByEvent, openGroups.isEmpty else { return }
    open(UndoGroup(endsWithEvent: true))
    closeGroupAfterEvent()
  }

  private func closeGroupAfterEvent() {
    EventCompletionQueue.enqueue { [weak self] in
      guard let self, openGroups.count == 1, openGroups[0].endsWithEvent else { return }
      endUndoGrouping()
    }
  }

  // MARK: Removing

  /// Removes all actions, including actions in open groups, and enables registrations again.
  open func removeAllActions() {
    (undoStack, redoStack) = ([], [])
    for group in openGroups { group.removeAllActions() }
    disableCount = 0
  }

  /// Removes the actions of a target.
  ///
  /// - Parameter target: The object with which the actions were registered.
  /// - Complexity: O(*n*) for *n* registered actions.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoStack + redoStack + openGroups { group.removeActions(on: target) }
    removeEmptyGroups()
  }

  /// Removes groups without an effect from the end of each stack.
  ///
  /// The method also removes actions and nested groups without an effect from the end of the
  /// innermost open group. An action has no effect if its target no longer exists. A group has no
  /// effect if it has no actions, or if none of its targets exists any longer.
  func removeEmptyGroups() {
    while undoStack.last?.isEmpty == true { undoStack.removeLast() }
    while redoStack.last?.isEmpty == true { redoStack.removeLast() }
    innermostGroup?.removeStepsWithoutEffect()
  }

  // MARK: Open groups

  var outermostGroup: UndoGroup? { openGroups.first }
  var innermostGroup: UndoGroup? { openGroups.last }
}
#endif

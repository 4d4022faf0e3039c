#if !canImport(Darwin)
import AmbientCore
import AmbientSupport
import Foundation

extension UndoManager {
  /// Whether an open or a closed group has a change that can be undone.
  public var canUndo: Bool { undoGroup != nil }

  /// Whether a change can be redone.
  ///
  /// Reading this property posts `NSUndoManagerCheckpoint`.
  public var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return redoGroup != nil
  }

  /// The number of groups that can be undone.
  ///
  /// - Complexity: O(*n*) for *n* groups.
  public var undoCount: Int {
    undoStack.count { !$0.isEmpty } + (outermostGroup?.isEmpty == false ? 1 : 0)
  }

  /// The number of groups that can be redone.
  ///
  /// - Complexity: O(*n*) for *n* groups.
  public var redoCount: Int { redoStack.count { !$0.isEmpty } }

  /// Undoes the changes of the newest group.
  ///
  /// Undoing registers actions that redo the changes. These actions form a group.
  ///
  /// If exactly one group is open, the method first closes this group. The method traps if nested
  /// groups are open. The method does nothing while a change is being undone or redone.
  public func undo() {
    guard !isUndoing, !isRedoing else { return }
    guard groupingLevel <= 1 else { Diagnostic.undoInOpenGroups(groupingLevel).stop() }
    if groupingLevel == 1 { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the changes of the newest closed group in the innermost open group.
  ///
  /// If no group is open, or if the innermost open group contains no change that can be undone, the
  /// method undoes the newest closed group that is not nested in another group. The method does
  /// nothing while a change is being undone or redone.
  ///
  /// The method traps if the innermost open group ends with an action, not with a closed group.
  public func undoNestedGroup() {
    guard !isUndoing, !isRedoing else { return }
    post(.NSUndoManagerCheckpoint)
    removeEmptyGroups()
    if let open = innermostGroup, !open.isEmpty {
      guard let group = open.lastGroup else { Diagnostic.undoOfOpenGroup().stop() }
      undo(group) { open.removeLast() }
    } else if let group = undoStack.last {
      undo(group) { undoStack.removeLast() }
    }
  }

  /// Undoes a group.
  ///
  /// The closure removes the group from the undo stack, or from the open group that contains it.
  private func undo(_ group: UndoGroup, removing removeGroup: () -> Void) {
    post(.NSUndoManagerWillUndoChange)
    removeGroup()
    isUndoing = true
    performInGroup(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the changes of the most recently undone group.
  ///
  /// The method does nothing while a change is being undone or redone.
  public func redo() {
    guard !isUndoing, !isRedoing else { return }
    post(.NSUndoManagerCheckpoint)
    removeEmptyGroups()
    guard let group = redoStack.last else { return }
    post(.NSUndoManagerWillRedoChange)
    redoStack.removeLast()
    isRedoing = true
    performInGroup(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  var undoGroup: UndoGroup? {
    if let open = outermostGroup, !open.isEmpty { return open }
    return undoStack.last { !$0.isEmpty }
  }

  var redoGroup: UndoGroup? { redoStack.last { !$0.isEmpty } }
}
#endif

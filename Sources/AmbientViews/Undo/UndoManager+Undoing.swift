#if !canImport(Darwin)
import AmbientCore
import AmbientSupport
import Foundation

extension UndoManager {
  /// Whether there is something to take back, in a group that is open or in a closed one.
  public var canUndo: Bool { undoGroup != nil }

  /// Whether there is something to make again.
  public var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return redoGroup != nil
  }

  /// How often something can be taken back.
  public var undoCount: Int {
    undoStack.count { !$0.isEmpty } + (outermostGroup?.isEmpty == false ? 1 : 0)
  }

  /// How often something can be made again.
  public var redoCount: Int { redoStack.count { !$0.isEmpty } }

  /// Takes the changes of the last group back; what they register makes them again.
  ///
  /// A single open group is closed first, and is the last one then.
  public func undo() {
    guard !isUndoing, !isRedoing else { return }
    guard groupingLevel <= 1 else { Diagnostic.undoInOpenGroups(groupingLevel).stop() }
    if groupingLevel == 1 { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Takes the changes of the last closed group back, which may be within one that is open.
  public func undoNestedGroup() {
    guard !isUndoing, !isRedoing else { return }
    post(.NSUndoManagerCheckpoint)
    forgetEmptyGroups()
    if let open = innermostGroup, !open.isEmpty {
      guard let group = open.lastGroup else { Diagnostic.undoOfOpenGroup().stop() }
      undo(group) { open.removeLast() }
    } else if let group = undoStack.last {
      undo(group) { undoStack.removeLast() }
    }
  }

  private func undo(_ group: UndoGroup, takingItOut takeOut: () -> Void) {
    post(.NSUndoManagerWillUndoChange)
    takeOut()
    isUndoing = true
    performInGroup(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Makes the changes of the last group again that was undone.
  public func redo() {
    guard !isUndoing, !isRedoing else { return }
    post(.NSUndoManagerCheckpoint)
    forgetEmptyGroups()
    guard let group = redoStack.last else { return }
    post(.NSUndoManagerWillRedoChange)
    redoStack.removeLast()
    isRedoing = true
    performInGroup(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// The group that would be undone; nil if there is nothing to undo.
  var undoGroup: UndoGroup? {
    if let open = outermostGroup, !open.isEmpty { return open }
    return undoStack.last { !$0.isEmpty }
  }

  /// The group that would be redone; nil if there is nothing to redo.
  var redoGroup: UndoGroup? { redoStack.last { !$0.isEmpty } }
}
#endif

#if !canImport(Darwin)
extension UndoManager {
  /// Sets the name that menus show for the current changes.
  ///
  /// The name applies to the outermost open group. If no group is open, the name applies to the
  /// group that `undo()` would undo. An empty name removes the current name.
  ///
  /// - Parameter actionName: The name of the change, such as "Typing".
  public func setActionName(_ actionName: String) { currentGroup?.actionName = actionName }

  /// Sets whether the current changes can be discarded without saving.
  ///
  /// The setting applies to the same group as the name that ``setActionName(_:)`` sets.
  ///
  /// - Parameter discardable: Whether the changes can be discarded.
  public func setActionIsDiscardable(_ discardable: Bool) {
    currentGroup?.isDiscardable = discardable
  }

  private var currentGroup: UndoGroup? { outermostGroup ?? undoStack.last { !$0.isEmpty } }

  /// The name of the change that `undo()` undoes.
  ///
  /// The name is empty if the change has no name, or if nothing can be undone.
  public var undoActionName: String { undoGroup?.actionName ?? "" }

  /// The name of the change that `redo()` repeats.
  ///
  /// The name is empty if the change has no name, or if nothing can be redone.
  public var redoActionName: String { redoGroup?.actionName ?? "" }

  /// Whether the change that `undo()` undoes can be discarded without saving.
  public var undoActionIsDiscardable: Bool { undoGroup?.isDiscardable ?? false }

  /// Whether the change that `redo()` repeats can be discarded without saving.
  public var redoActionIsDiscardable: Bool { redoGroup?.isDiscardable ?? false }

  /// The title of the undo command, with the name of the change.
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of the redo command, with the name of the change.
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of a command that undoes a change with a name.
  ///
  /// - Parameter actionName: The name of the change, such as "Typing".
  /// - Returns: The title.
  public func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// Returns the title of a command that redoes a change with a name.
  ///
  /// - Parameter actionName: The name of the change, such as "Typing".
  /// - Returns: The title.
  public func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}
#endif

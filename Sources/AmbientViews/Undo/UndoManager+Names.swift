#if !canImport(Darwin)
extension UndoManager {
  /// Says how that is called in menus what is registered now, or was registered last.
  ///
  /// It holds for the outermost group; an empty name takes the one away that was set.
  public func setActionName(_ actionName: String) { currentGroup?.actionName = actionName }

  /// Says whether nothing has to be saved because of what is registered now, or was registered last.
  public func setActionIsDiscardable(_ discardable: Bool) {
    currentGroup?.isDiscardable = discardable
  }

  private var currentGroup: UndoGroup? { outermostGroup ?? undoStack.last }

  /// How that is called which can be undone; empty if it has no name, or there is nothing.
  public var undoActionName: String { undoGroup?.actionName ?? "" }

  /// How that is called which can be redone; empty if it has no name, or there is nothing.
  public var redoActionName: String { redoGroup?.actionName ?? "" }

  /// Whether nothing has to be saved because of what can be undone.
  public var undoActionIsDiscardable: Bool { undoGroup?.isDiscardable ?? false }

  /// Whether nothing has to be saved because of what can be redone.
  public var redoActionIsDiscardable: Bool { redoGroup?.isDiscardable ?? false }

  /// The title of the command that undoes, with the name of what is undone.
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of the command that redoes, with the name of what is redone.
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// The title of a command that undoes something with a name.
  public func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// The title of a command that redoes something with a name.
  public func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}
#endif

public import AmbientCore
import AmbientHosting

/// Actions for commands that the user gives while the view, or a view in it, has the focus.
///
/// The innermost view with an action for the command gets the command. The commands come from keys
/// that no view handles, and from hosts that send `CommandEvent`.
extension View {
  /// Adds an action for move commands, for example from the arrow keys.
  ///
  /// - Parameter action: Receives the direction. If the closure is nil, there is no action.
  /// - Returns: A view with the action.
  @preconcurrency
  public nonisolated func onMoveCommand(
    perform action: (@MainActor (MoveCommandDirection) -> Void)?
  ) -> some View {
    guard let action else { return KeyTarget(base: self, action: nil) }
    return KeyTarget(
      base: self,
      action: .command { command in
        guard let direction = command.direction else { return false }
        action(direction)
        return true
      }
    )
  }

  /// Adds an action for the exit command, for example from the Escape key.
  ///
  /// - Parameter action: The action; nil for no action.
  /// - Returns: A view with the action.
  @preconcurrency
  public nonisolated func onExitCommand(perform action: (@MainActor () -> Void)?) -> some View {
    onCommand(.exit, action)
  }

  /// Adds an action for the command to delete the selection.
  ///
  /// - Parameter action: The action; nil for no action.
  /// - Returns: A view with the action.
  @preconcurrency
  public nonisolated func onDeleteCommand(perform action: (@MainActor () -> Void)?) -> some View {
    onCommand(.delete, action)
  }

  /// Adds an action for the command to play or pause.
  ///
  /// - Parameter action: The action; nil for no action.
  /// - Returns: A view with the action.
  @preconcurrency
  public nonisolated func onPlayPauseCommand(
    perform action: (@MainActor () -> Void)?
  ) -> some View {
    onCommand(.playPause, action)
  }

  private nonisolated func onCommand(
    _ command: CommandEvent.Command,
    _ action: (@MainActor () -> Void)?
  ) -> some View {
    guard let action else { return KeyTarget(base: self, action: nil) }
    return KeyTarget(
      base: self,
      action: .command {
        guard $0 == command else { return false }
        action()
        return true
      }
    )
  }
}

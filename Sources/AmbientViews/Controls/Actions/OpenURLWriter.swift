public import AmbientCore
public import AmbientFoundation
import AmbientSupport

extension View {
  /// Sets the action with which this view and its descendants open URLs.
  ///
  /// The key path is usually `\.openURL`. The handler of the action is called for each URL that a
  /// descendant opens with the action.
  ///
  /// - Parameters:
  ///   - keyPath: The key path from the environment to the action.
  ///   - value: The new value.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: Readers of the action do not run again when only its handler changes. The
  ///   parent's body may therefore create a new handler in each run.
  public nonisolated func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, OpenURLAction>,
    _ value: OpenURLAction,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    modifier(OpenURLWriter(keyPath, value, fileID, line))
  }
}

private struct OpenURLWriter {
  let keyPath: WritableKeyPath<EnvironmentValues, OpenURLAction>
  let action: OpenURLAction
  let fileID: StaticString
  let line: UInt

  @State private var storedHandler: NewestAction<OpenURLAction.Handler>

  init(
    _ keyPath: WritableKeyPath<EnvironmentValues, OpenURLAction>,
    _ action: OpenURLAction,
    _ fileID: StaticString,
    _ line: UInt
  ) {
    self.keyPath = keyPath
    self.action = action
    self.fileID = fileID
    self.line = line
    storedHandler = NewestAction { _ in .systemAction }
  }

  /// The action to set in the environment.
  ///
  /// If the given action has no handler, this action is the given action. Otherwise, this action
  /// calls the stored handler, which calls the handler of the given action. The stored handler is
  /// the same object in each update. The new action is therefore equal to the previous action, and
  /// readers do not run again.
  @MainActor private var stableAction: OpenURLAction {
    guard let handler = action.handler else { return action }
    // The closure looks up the newest handler in each call. An ancestor may replace the handler of
    // the given action between two updates of this modifier.
    //
    // The given action may be the action that this modifier has set: a descendant can pass that
    // action up. The stored handler then stays unchanged. Otherwise, it would call itself without
    // end.
    if handler !== storedHandler { storedHandler.newest = { url in handler.newest(url) } }
    return OpenURLAction(handler: storedHandler, opener: action.opener)
  }
}

extension OpenURLWriter: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    content.modifier(
      _EnvironmentKeyWritingModifier(
        keyPath: keyPath,
        value: stableAction,
        fileID: fileID,
        line: line
      )
    )
  }

  static var bodyName: String? { nil }
}

public import AmbientCore
public import AmbientFoundation
import AmbientSupport

extension View {
  /// Sets the action that opens URLs in this view and its descendants.
  ///
  /// The key path is usually `\.openURL`. The handler of the action is called for each URL that a
  /// descendant opens with it.
  ///
  /// - Invalidation: A new handler alone, such as one that each run of the parent's body creates,
  ///   re-runs no reader of the action.
  public nonisolated func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, OpenURLAction>,
    _ value: OpenURLAction,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    modifier(OpenURLWriter(keyPath, value, fileID, line))
  }
}

/// A modifier that sets an action that opens URLs, with the same handler object in each update.
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

  /// An action equal to the one of the last update, if both have a handler; it calls the newest.
  @MainActor private var stableAction: OpenURLAction {
    guard let handler = action.handler else { return action }
    // An action that was read from an ancestor's environment can get a new handler there, so that
    // its newest handler is looked up at each call. An action that was read below this modifier has
    // the stored handler already: forwarding would call itself forever.
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

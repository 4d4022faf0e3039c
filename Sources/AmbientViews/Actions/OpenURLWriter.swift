public import AmbientCore
public import AmbientFoundation
import AmbientSupport

extension View {
  /// Sets what opens URLs in the view.
  ///
  /// - Invalidation: A handler that is made anew in each run of the view around it wakes no reader.
  public nonisolated func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, OpenURLAction>,
    _ value: OpenURLAction,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    modifier(OpenURLWriter(keyPath, value, fileID, line))
  }
}

/// Puts an action that opens URLs into surroundings, in a place that stays.
private struct OpenURLWriter {
  let keyPath: WritableKeyPath<EnvironmentValues, OpenURLAction>
  let action: OpenURLAction
  let fileID: StaticString
  let line: UInt

  @State private var place: NewestAction<OpenURLAction.Handler>

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
    place = NewestAction { _ in .systemAction }
  }

  /// The action; with a handler, one that stays the same and asks the newest.
  @MainActor private var stableAction: OpenURLAction {
    guard let handler = action.handler else { return action }
    // What was handed on from further out may get another handler there; what was found within asks here.
    if handler !== place { place.newest = { url in handler.newest(url) } }
    return OpenURLAction(handler: place, opener: action.opener)
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

import AmbientCore

extension Scene {
  /// Adds menus and command groups to the app.
  ///
  /// In the tree, the commands are one element after the windows of the scene. An environment
  /// modifier before this modifier affects only the windows. An environment modifier after this
  /// modifier affects the windows and the commands.
  ///
  /// - Parameter content: The menus and the command groups.
  /// - Returns: The modified scene.
  public nonisolated func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    ViewsScene(TupleView((_sceneViews, SceneCommands(content: content()._commandsViews))))
  }

  /// Removes the commands that the scene adds to the app.
  ///
  /// The elements of the scene's windows get the attribute `removesCommands`. A host can then also
  /// leave out its default commands for these windows, such as the commands that open them.
  public nonisolated func commandsRemoved() -> some Scene {
    ViewsScene(
      _sceneViews
        .environment(\.sceneCommandsAreRemoved, true)
        .environment(\.windowAttributes[.removesCommands], true)
    )
  }

  /// Replaces the commands that the scene adds to the app.
  ///
  /// - Parameter content: The commands that are shown instead.
  /// - Returns: A scene with the new commands.
  public nonisolated func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    commandsRemoved().commands(content: content)
  }
}

/// A view of the commands of a scene; empty if a modifier of the scene removes the commands.
private struct SceneCommands<Content: View> {
  let content: Content

  @Environment(\.sceneCommandsAreRemoved) private var areRemoved

  init(content: Content) { self.content = content }
}

extension SceneCommands: LibraryView {
  var body: some View {
    if !areRemoved { Wrapper(kind: .commands, content: content) }
  }
}

private struct SceneCommandsAreRemovedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  fileprivate var sceneCommandsAreRemoved: Bool {
    get { self[SceneCommandsAreRemovedKey.self] }
    set { self[SceneCommandsAreRemovedKey.self] = newValue }
  }
}

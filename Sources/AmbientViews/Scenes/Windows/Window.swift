public import AmbientCore

/// A single window.
///
/// If it is the first scene of an app, it opens by itself; else `openWindow` opens it.
public struct Window<Content: View> {
  private let title: Text
  private let id: String
  private let content: Content

  /// Makes a window with a title, known by an identifier.
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), id: id, content: content)
  }

  /// Makes a window with a title, known by an identifier.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.id = id
    self.content = content()
  }
}

extension Window: Scene {
  /// The type of the body: there is none.
  public typealias Body = Never

  /// The window, while it is open.
  public nonisolated var _sceneViews: _WindowsView<Never, Content> {
    _WindowsView(id: id, title: title, role: .single) { [content] _ in content }
  }
}

/// The window with the settings of an app; `openSettings` opens it.
public struct Settings<Content: View> {
  private let content: Content

  /// Makes the window.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Settings: Scene {
  /// The type of the body: there is none.
  public typealias Body = Never

  /// The window, while it is open.
  public nonisolated var _sceneViews: _WindowsView<Never, Content> {
    _WindowsView(id: nil, title: nil, role: .settings) { [content] _ in content }
  }
}

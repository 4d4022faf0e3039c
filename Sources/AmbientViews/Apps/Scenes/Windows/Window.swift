public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// A scene with a single window.
///
/// By default, the window opens at launch, unless a scene above this one in the app's body opens a
/// window. The environment action `openWindow` opens the window later.
public struct Window<Content: View> {
  private let title: Text
  private let id: String
  private let content: Content

  /// Creates a scene with a window that has a title and an identifier.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the window.
  ///   - id: The identifier, with which `openWindow` and `dismissWindow` find the window.
  ///   - content: The views in the window.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// Creates a scene with a window that has a title and an identifier.
  ///
  /// - Parameters:
  ///   - title: The title of the window.
  ///   - id: The identifier, with which `openWindow` and `dismissWindow` find the window.
  ///   - content: The views in the window.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), id: id, content: content)
  }

  /// Creates a scene with a window that has a title and an identifier.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the window.
  ///   - id: The identifier, with which `openWindow` and `dismissWindow` find the window.
  ///   - content: The views in the window.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleResource), id: id, content: content)
  }

  /// Creates a scene with a window that has a title and an identifier.
  ///
  /// - Parameters:
  ///   - title: The title of the window; hosts get the characters of the title, without a style.
  ///   - id: The identifier, with which `openWindow` and `dismissWindow` find the window.
  ///   - content: The views in the window.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.id = id
    self.content = content()
  }
}

extension Window: Scene {
  /// The type of the body: a window has no body.
  public typealias Body = Never

  /// The window, while it is open.
  public nonisolated var _sceneViews: _WindowsView<Never, Content> {
    _WindowsView(id: id, title: title, role: .single) { [content] _ in content }
  }
}

/// A scene with the window of an app's settings.
///
/// The window does not open at launch, unless the scene has the launch behavior `.presented`. The
/// environment action `openSettings` opens the window. The window's element has the attribute
/// `role` with the value `settings`.
public struct Settings<Content: View> {
  private let content: Content

  /// Creates a scene with the window of an app's settings.
  ///
  /// - Parameter content: The views in the window.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Settings: Scene {
  /// The type of the body: a settings scene has no body.
  public typealias Body = Never

  /// The window, while it is open.
  public nonisolated var _sceneViews: _WindowsView<Never, Content> {
    _WindowsView(id: nil, title: nil, role: .settings) { [content] _ in content }
  }
}

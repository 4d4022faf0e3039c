public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// A scene with a single window for tools, such as an inspector or a palette of colors.
///
/// The window does not open at launch, unless the scene has the launch behavior `.presented`. The
/// environment action `openWindow` opens the window. The window's element has the attribute `role`
/// with the value `utility`.
public struct UtilityWindow<Content: View> {
  private let title: Text
  private let id: String
  private let content: Content

  /// Creates a scene with a window for tools.
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

  /// Creates a scene with a window for tools.
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

  /// Creates a scene with a window for tools.
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

  /// Creates a scene with a window for tools.
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

extension UtilityWindow: Scene {
  /// The type of the body: a window has no body.
  public typealias Body = Never

  /// The window, while it is open.
  public nonisolated var _sceneViews: _WindowsView<Never, Content> {
    _WindowsView(id: id, title: title, role: .utility) { [content] _ in content }
  }
}

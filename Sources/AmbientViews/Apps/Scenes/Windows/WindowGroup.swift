public import AmbientCore

/// A scene with any number of windows.
///
/// All windows have the same content, and each window has its own state.
///
/// By default, one window opens at launch, unless a scene above this one in the app's body opens a
/// window. The environment action `openWindow` opens further windows.
///
/// ```swift
/// WindowGroup("Song", id: "song", for: Int.self) { song in
///   Text("Song \(song.wrappedValue ?? 0)")
/// }
/// ```
public struct WindowGroup<Content: View> {
  private let windows: AnyView

  nonisolated init<Value: Hashable>(
    _ title: Text?,
    _ id: String?,
    makeValue: (() -> Value)? = nil,
    content: @escaping (Binding<Value?>) -> Content
  ) {
    windows = AnyView(
      _WindowsView(id: id, title: title, role: .group, makeValue: makeValue, content: content)
    )
  }
}

extension WindowGroup: Scene {
  /// The type of the body: a group of windows has no body.
  public typealias Body = Never

  /// The windows that are open.
  public nonisolated var _sceneViews: AnyView { windows }
}

extension WindowGroup {
  /// Creates a group of windows.
  ///
  /// - Parameter content: The views in each window. Each window has its own state.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(nil, nil, showing: content())
  }

  /// Creates a group of windows with an identifier for `openWindow`.
  ///
  /// - Parameters:
  ///   - id: The identifier for `openWindow`.
  ///   - content: The views in each window.
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
    self.init(nil, id, showing: content())
  }

  /// Creates a group of windows with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the windows.
  ///   - content: The views in each window.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), nil, showing: content())
  }

  /// Creates a group of windows with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the windows.
  ///   - content: The views in each window.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), nil, showing: content())
  }

  /// Creates a group of windows with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the windows.
  ///   - content: The views in each window.
  public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(title, nil, showing: content())
  }

  /// Creates a group of windows with a title and an identifier for `openWindow`.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the windows.
  ///   - id: The identifier for `openWindow`.
  ///   - content: The views in each window.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), id, showing: content())
  }

  /// Creates a group of windows with a title and an identifier for `openWindow`.
  ///
  /// - Parameters:
  ///   - title: The title of the windows.
  ///   - id: The identifier for `openWindow`.
  ///   - content: The views in each window.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), id, showing: content())
  }

  /// Creates a group of windows with a title and an identifier for `openWindow`.
  ///
  /// - Parameters:
  ///   - title: The title of the windows.
  ///   - id: The identifier for `openWindow`.
  ///   - content: The views in each window.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title, id, showing: content())
  }

  nonisolated init(_ title: Text?, _ id: String?, showing content: Content) {
    self.init(title, id) { (_: Binding<Never?>) in content }
  }
}

extension WindowGroup {
  /// Creates a group whose windows show values.
  ///
  /// - Parameters:
  ///   - type: The type of the values. At most one window is open for each value.
  ///   - content: Returns the views of a window. The closure gets a binding to the window's value.
  ///     The value is nil if the window opened without a value.
  public nonisolated init<D: Codable & Hashable>(
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    self.init(nil, nil, content: content)
  }

  /// Creates a group that has an identifier, and whose windows show values.
  ///
  /// - Parameters:
  ///   - id: The identifier for `openWindow`.
  ///   - type: The type of the values. At most one window is open for each value.
  ///   - content: Returns the views of a window. The closure gets a binding to the window's value.
  ///     The value is nil if the window opened without a value.
  public nonisolated init<D: Codable & Hashable>(
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    self.init(nil, id, content: content)
  }

  /// Creates a group that has a title, and whose windows show values.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the windows.
  ///   - type: The type of the values. At most one window is open for each value.
  ///   - content: Returns the views of a window. The closure gets a binding to the window's value.
  ///     The value is nil if the window opened without a value.
  public nonisolated init<D: Codable & Hashable>(
    _ titleKey: LocalizedStringKey,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    self.init(Text(titleKey), nil, content: content)
  }

  /// Creates a group that has a title, and whose windows show values.
  ///
  /// - Parameters:
  ///   - title: The title of the windows.
  ///   - type: The type of the values. At most one window is open for each value.
  ///   - content: Returns the views of a window. The closure gets a binding to the window's value.
  ///     The value is nil if the window opened without a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable>(
    _ title: S,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    self.init(Text(title), nil, content: content)
  }

  /// Creates a group that has a title and an identifier, and whose windows show values.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the windows.
  ///   - id: The identifier for `openWindow`.
  ///   - type: The type of the values. At most one window is open for each value.
  ///   - content: Returns the views of a window. The closure gets a binding to the window's value.
  ///     The value is nil if the window opened without a value.
  public nonisolated init<D: Codable & Hashable>(
    _ titleKey: LocalizedStringKey,
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    self.init(Text(titleKey), id, content: content)
  }

  /// Creates a group that has a title and an identifier, and whose windows show values.
  ///
  /// - Parameters:
  ///   - title: The title of the windows.
  ///   - id: The identifier for `openWindow`.
  ///   - type: The type of the values. At most one window is open for each value.
  ///   - content: Returns the views of a window. The closure gets a binding to the window's value.
  ///     The value is nil if the window opened without a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable>(
    _ title: S,
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    self.init(Text(title), id, content: content)
  }
}

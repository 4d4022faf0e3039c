public import AmbientCore

/// Any number of windows that show the same, each with its own state.
///
/// The first scene of an app opens one by itself; others are opened with `openWindow`.
public struct WindowGroup<Content: View> {
  private let windows: AnyView

  private nonisolated init<Value: Hashable>(
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
  /// The type of the body: there is none.
  public typealias Body = Never

  /// The windows that are open.
  public nonisolated var _sceneViews: AnyView { windows }
}

extension WindowGroup {
  /// Makes a group of windows.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(nil, nil, showing: content())
  }

  /// Makes a group of windows that is known by an identifier.
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
    self.init(nil, id, showing: content())
  }

  /// Makes a group of windows with a title.
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), nil, showing: content())
  }

  /// Makes a group of windows with a title.
  public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(title, nil, showing: content())
  }

  /// Makes a group of windows with a title that is known by an identifier.
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), id, showing: content())
  }

  /// Makes a group of windows with a title that is known by an identifier.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title, id, showing: content())
  }

  private nonisolated init(_ title: Text?, _ id: String?, showing content: Content) {
    self.init(title, id) { (_: Binding<Never?>) in content }
  }
}

extension WindowGroup {
  /// Makes a group of windows that are opened for values; for each value there is one window.
  public nonisolated init<D: Codable & Hashable>(
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    self.init(nil, nil, content: content)
  }

  /// Makes a group of windows that are opened for values, known by an identifier.
  public nonisolated init<D: Codable & Hashable>(
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    self.init(nil, id, content: content)
  }

  /// Makes a group of windows with a title that are opened for values.
  public nonisolated init<S: StringProtocol, D: Codable & Hashable>(
    _ title: S,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    self.init(Text(title), nil, content: content)
  }

  /// Makes a group of windows with a title that are opened for values, known by an identifier.
  public nonisolated init<S: StringProtocol, D: Codable & Hashable>(
    _ title: S,
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    self.init(Text(title), id, content: content)
  }

  /// Makes a group of windows that are opened for values, with a value for those that are given none.
  public nonisolated init<D: Codable & Hashable>(
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D>) -> Content,
    defaultValue: @escaping () -> D
  ) {
    self.init(nil, nil, makeValue: defaultValue) { value in
      content(Binding(value) ?? .constant(defaultValue()))
    }
  }

  /// Makes a group of windows that are opened for values, known by an identifier, with a value for those
  /// that are given none.
  public nonisolated init<D: Codable & Hashable>(
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D>) -> Content,
    defaultValue: @escaping () -> D
  ) {
    self.init(nil, id, makeValue: defaultValue) { value in
      content(Binding(value) ?? .constant(defaultValue()))
    }
  }
}

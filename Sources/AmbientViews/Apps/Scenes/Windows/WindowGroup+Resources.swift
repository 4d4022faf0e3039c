public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

extension WindowGroup {
  /// Creates a group of windows with a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the windows.
  ///   - content: The views in each window.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleResource), nil, showing: content())
  }

  /// Creates a group of windows with a title and an identifier for `openWindow`.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the windows.
  ///   - id: The identifier for `openWindow`.
  ///   - content: The views in each window.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleResource), id, showing: content())
  }

  /// Creates a group that has a title, and whose windows show values.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the windows.
  ///   - type: The type of the values. At most one window is open for each value.
  ///   - content: Returns the views of a window. The closure gets a binding to the window's value.
  ///     The value is nil if the window opened without a value.
  @_disfavoredOverload
  public nonisolated init<D: Codable & Hashable>(
    _ titleResource: LocalizedStringResource,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    self.init(Text(titleResource), nil, content: content)
  }

  /// Creates a group that has a title and an identifier, and whose windows show values.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the windows.
  ///   - id: The identifier for `openWindow`.
  ///   - type: The type of the values. At most one window is open for each value.
  ///   - content: Returns the views of a window. The closure gets a binding to the window's value.
  ///     The value is nil if the window opened without a value.
  @_disfavoredOverload
  public nonisolated init<D: Codable & Hashable>(
    _ titleResource: LocalizedStringResource,
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    self.init(Text(titleResource), id, content: content)
  }
}

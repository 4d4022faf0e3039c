public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// Tabs with a value, in a tab view whose selection can be nil.
extension Tab where Content: View, Label: View {
  /// Creates a tab with a view as its label.
  ///
  /// - Parameters:
  ///   - value: The value that identifies the tab.
  ///   - role: The purpose of the tab; nil for no special purpose.
  ///   - content: The views of the tab.
  ///   - label: The label of the tab's button.
  public nonisolated init<T: Hashable>(
    value: T,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value == T? {
    self.init(
      value: Optional(value),
      role: role,
      content: content(),
      label: label()
    )
  }
}

/// Tabs with a value, in a tab view whose selection can be nil.
extension Tab where Content: View, Label == DefaultTabLabel {
  /// Creates a tab with a title and an image.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the label.
  ///   - systemImage: The name of the system symbol of the label.
  ///   - value: The value that identifies the tab.
  ///   - role: The purpose of the tab; nil for no special purpose.
  ///   - content: The views of the tab.
  public nonisolated init<T: Hashable>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: T,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(
      value: Optional(value),
      role: role,
      content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
    )
  }

  /// Creates a tab with a title and an image.
  ///
  /// - Parameters:
  ///   - title: The title of the label.
  ///   - systemImage: The name of the system symbol of the label.
  ///   - value: The value that identifies the tab.
  ///   - role: The purpose of the tab; nil for no special purpose.
  ///   - content: The views of the tab.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, T: Hashable>(
    _ title: S,
    systemImage: String,
    value: T,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(
      value: Optional(value),
      role: role,
      content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    )
  }

  /// Creates a tab with a title and an image.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the label.
  ///   - systemImage: The name of the system symbol of the label.
  ///   - value: The value that identifies the tab.
  ///   - role: The purpose of the tab; nil for no special purpose.
  ///   - content: The views of the tab.
  @_disfavoredOverload
  public nonisolated init<T: Hashable>(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    value: T,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(
      value: Optional(value),
      role: role,
      content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage))
    )
  }

  /// Creates a tab with a title and an image.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the label.
  ///   - image: The name of the image of the label.
  ///   - value: The value that identifies the tab.
  ///   - role: The purpose of the tab; nil for no special purpose.
  ///   - content: The views of the tab.
  public nonisolated init<T: Hashable>(
    _ titleKey: LocalizedStringKey,
    image: String,
    value: T,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(
      value: Optional(value),
      role: role,
      content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image))
    )
  }

  /// Creates a tab with a title and an image.
  ///
  /// - Parameters:
  ///   - title: The title of the label.
  ///   - image: The name of the image of the label.
  ///   - value: The value that identifies the tab.
  ///   - role: The purpose of the tab; nil for no special purpose.
  ///   - content: The views of the tab.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, T: Hashable>(
    _ title: S,
    image: String,
    value: T,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(
      value: Optional(value),
      role: role,
      content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(image))
    )
  }

  /// Creates a tab with a title and an image.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the label.
  ///   - image: The name of the image of the label.
  ///   - value: The value that identifies the tab.
  ///   - role: The purpose of the tab; nil for no special purpose.
  ///   - content: The views of the tab.
  @_disfavoredOverload
  public nonisolated init<T: Hashable>(
    _ titleResource: LocalizedStringResource,
    image: String,
    value: T,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(
      value: Optional(value),
      role: role,
      content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(image))
    )
  }

  /// Creates a tab whose role determines the label.
  ///
  /// - Parameters:
  ///   - value: The value that identifies the tab.
  ///   - role: The purpose of the tab; nil for no special purpose.
  ///   - content: The views of the tab.
  public nonisolated init<T: Hashable>(
    value: T,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(
      value: Optional(value),
      role: role,
      content: content(),
      label: DefaultTabLabel(of: role)
    )
  }
}

public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// Tabs with a value. A tab is selected if the selection of the tab view equals the value.
extension Tab where Value: Hashable, Content: View, Label: View {
  /// Creates a tab with a view as its label.
  ///
  /// - Parameters:
  ///   - value: The value that identifies the tab.
  ///   - role: The purpose of the tab; nil for no special purpose.
  ///   - content: The views of the tab.
  ///   - label: The label of the tab's button.
  public nonisolated init(
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value,
      role: role,
      content: content(),
      label: label()
    )
  }
}

/// Tabs with a value. A tab is selected if the selection of the tab view equals the value.
extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with a title and an image.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the label.
  ///   - systemImage: The name of the system symbol of the label.
  ///   - value: The value that identifies the tab.
  ///   - role: The purpose of the tab; nil for no special purpose.
  ///   - content: The views of the tab.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value,
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
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value,
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
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value,
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
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value,
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
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value,
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
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    image: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value,
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
  public nonisolated init(
    value: Value,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value,
      role: role,
      content: content(),
      label: DefaultTabLabel(of: role)
    )
  }
}

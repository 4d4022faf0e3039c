public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// Tabs without a value. The tab view itself stores which tab is selected.
extension Tab where Value == Never, Content: View, Label: View {
  /// Creates a tab with a view as its label.
  ///
  /// - Parameters:
  ///   - role: The purpose of the tab; nil for no special purpose.
  ///   - content: The views of the tab.
  ///   - label: The label of the tab's button.
  public nonisolated init(
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: nil,
      role: role,
      content: content(),
      label: label()
    )
  }
}

/// Tabs without a value. The tab view itself stores which tab is selected.
extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with a title and an image.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the label.
  ///   - systemImage: The name of the system symbol of the label.
  ///   - role: The purpose of the tab; nil for no special purpose.
  ///   - content: The views of the tab.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil,
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
  ///   - role: The purpose of the tab; nil for no special purpose.
  ///   - content: The views of the tab.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil,
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
  ///   - role: The purpose of the tab; nil for no special purpose.
  ///   - content: The views of the tab.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil,
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
  ///   - role: The purpose of the tab; nil for no special purpose.
  ///   - content: The views of the tab.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil,
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
  ///   - role: The purpose of the tab; nil for no special purpose.
  ///   - content: The views of the tab.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil,
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
  ///   - role: The purpose of the tab; nil for no special purpose.
  ///   - content: The views of the tab.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    image: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil,
      role: role,
      content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(image))
    )
  }

  /// Creates a tab whose role determines the label.
  ///
  /// - Parameters:
  ///   - role: The purpose of the tab; nil for no special purpose.
  ///   - content: The views of the tab.
  public nonisolated init(
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil,
      role: role,
      content: content(),
      label: DefaultTabLabel(of: role)
    )
  }
}

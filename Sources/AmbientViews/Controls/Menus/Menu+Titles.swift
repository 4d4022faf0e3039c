import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

extension Menu where Label == Text {
  /// Creates a menu with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the menu.
  ///   - content: The items of the menu.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content(), primaryAction: nil)
  }

  /// Creates a menu with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the menu.
  ///   - content: The items of the menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content(), primaryAction: nil)
  }

  /// Creates a menu with a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the menu.
  ///   - content: The items of the menu.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleResource), content: content(), primaryAction: nil)
  }

  /// Creates a menu with a title, and with an action that a press runs.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the menu.
  ///   - content: The items of the menu.
  ///   - primaryAction: The action of a press. The user opens the menu in another way, such as by a
  ///     long press.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
  }

  /// Creates a menu with a title, and with an action that a press runs.
  ///
  /// - Parameters:
  ///   - title: The title of the menu.
  ///   - content: The items of the menu.
  ///   - primaryAction: The action of a press. The user opens the menu in another way, such as by a
  ///     long press.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(title), content: content(), primaryAction: primaryAction)
  }

  /// Creates a menu with a title, and with an action that a press runs.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the menu.
  ///   - content: The items of the menu.
  ///   - primaryAction: The action of a press. The user opens the menu in another way, such as by a
  ///     long press.
  @preconcurrency
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(titleResource), content: content(), primaryAction: primaryAction)
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu from the configuration of a style, for use in the body of that style.
  ///
  /// The menu takes the style that is set further up the tree, not this style again. A style can
  /// therefore decorate the view that the outer style makes.
  ///
  /// - Parameter configuration: The configuration that the style's `makeBody` receives.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label,
      content: configuration.content,
      primaryAction: configuration.primaryAction?.closure
    )
  }
}

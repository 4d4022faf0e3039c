import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

extension Menu where Label == AmbientViews.Label<Text, Image> {
  /// Creates a menu with a title and a named system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the menu.
  ///   - systemImage: The name of the system symbol.
  ///   - content: The items of the menu.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a menu with a title and a named system symbol.
  ///
  /// - Parameters:
  ///   - title: The title of the menu.
  ///   - systemImage: The name of the system symbol.
  ///   - content: The items of the menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }

  /// Creates a menu with a title and a named system symbol.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the menu.
  ///   - systemImage: The name of the system symbol.
  ///   - content: The items of the menu.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a menu with a title and an image from an asset catalog.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the menu.
  ///   - image: The image from an asset catalog.
  ///   - content: The items of the menu.
  public init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(titleKey, image: image) }
  }

  /// Creates a menu with a title and an image from an asset catalog.
  ///
  /// - Parameters:
  ///   - title: The title of the menu.
  ///   - image: The image from an asset catalog.
  ///   - content: The items of the menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(title, image: image) }
  }

  /// Creates a menu with a title and an image from an asset catalog.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the menu.
  ///   - image: The image from an asset catalog.
  ///   - content: The items of the menu.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(titleResource, image: image) }
  }

  /// Creates a menu with a title and a named system symbol, and with an action that a press runs.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the menu.
  ///   - systemImage: The name of the system symbol.
  ///   - content: The items of the menu.
  ///   - primaryAction: The action of a press. The user opens the menu in another way, such as by a
  ///     long press.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      label: Label(titleKey, systemImage: systemImage),
      content: content(),
      primaryAction: primaryAction
    )
  }

  /// Creates a menu with a title and a named system symbol, and with an action that a press runs.
  ///
  /// - Parameters:
  ///   - title: The title of the menu.
  ///   - systemImage: The name of the system symbol.
  ///   - content: The items of the menu.
  ///   - primaryAction: The action of a press. The user opens the menu in another way, such as by a
  ///     long press.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      label: Label(title, systemImage: systemImage),
      content: content(),
      primaryAction: primaryAction
    )
  }

  /// Creates a menu with a title and a named system symbol, and with an action that a press runs.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the menu.
  ///   - systemImage: The name of the system symbol.
  ///   - content: The items of the menu.
  ///   - primaryAction: The action of a press. The user opens the menu in another way, such as by a
  ///     long press.
  @preconcurrency
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      label: Label(titleResource, systemImage: systemImage),
      content: content(),
      primaryAction: primaryAction
    )
  }

  /// Creates a menu with a title and an image from an asset catalog, and with an action that a
  /// press runs.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the menu.
  ///   - image: The image from an asset catalog.
  ///   - content: The items of the menu.
  ///   - primaryAction: The action of a press. The user opens the menu in another way, such as by a
  ///     long press.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      label: Label(titleKey, image: image),
      content: content(),
      primaryAction: primaryAction
    )
  }

  /// Creates a menu with a title and an image from an asset catalog, and with an action that a
  /// press runs.
  ///
  /// - Parameters:
  ///   - title: The title of the menu.
  ///   - image: The image from an asset catalog.
  ///   - content: The items of the menu.
  ///   - primaryAction: The action of a press. The user opens the menu in another way, such as by a
  ///     long press.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      label: Label(title, image: image),
      content: content(),
      primaryAction: primaryAction
    )
  }

  /// Creates a menu with a title and an image from an asset catalog, and with an action that a
  /// press runs.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the menu.
  ///   - image: The image from an asset catalog.
  ///   - content: The items of the menu.
  ///   - primaryAction: The action of a press. The user opens the menu in another way, such as by a
  ///     long press.
  @preconcurrency
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    image: ImageResource,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      label: Label(titleResource, image: image),
      content: content(),
      primaryAction: primaryAction
    )
  }
}

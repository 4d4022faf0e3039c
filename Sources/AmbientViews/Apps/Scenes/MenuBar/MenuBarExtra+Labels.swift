public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

extension MenuBarExtra where Label == AmbientViews.Label<Text, Image> {
  /// Creates an item with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the item.
  ///   - systemImage: The name of the system symbol.
  ///   - content: The items of the menu.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: nil, label: Label(titleKey, systemImage: systemImage), content: content())
  }

  /// Creates an item with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the item.
  ///   - systemImage: The name of the system symbol.
  ///   - content: The items of the menu.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      isInserted: nil,
      label: Label(titleResource, systemImage: systemImage),
      content: content()
    )
  }

  /// Creates an item with a title and a symbol; the program can show and hide the item.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the item.
  ///   - systemImage: The name of the system symbol.
  ///   - isInserted: Whether the item is in the menu bar. If the user removes the item, the host
  ///     sends ``DismissEvent``, which sets the binding to false.
  ///   - content: The items of the menu.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      isInserted: isInserted,
      label: Label(titleKey, systemImage: systemImage),
      content: content()
    )
  }

  /// Creates an item with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The title of the item.
  ///   - systemImage: The name of the system symbol.
  ///   - content: The items of the menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: nil, label: Label(title, systemImage: systemImage), content: content())
  }

  /// Creates an item with a title and a symbol; the program can show and hide the item.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the item.
  ///   - systemImage: The name of the system symbol.
  ///   - isInserted: Whether the item is in the menu bar. If the user removes the item, the host
  ///     sends ``DismissEvent``, which sets the binding to false.
  ///   - content: The items of the menu.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      isInserted: isInserted,
      label: Label(titleResource, systemImage: systemImage),
      content: content()
    )
  }

  /// Creates an item with a title and a symbol; the program can show and hide the item.
  ///
  /// - Parameters:
  ///   - title: The title of the item.
  ///   - systemImage: The name of the system symbol.
  ///   - isInserted: Whether the item is in the menu bar. If the user removes the item, the host
  ///     sends ``DismissEvent``, which sets the binding to false.
  ///   - content: The items of the menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      isInserted: isInserted,
      label: Label(title, systemImage: systemImage),
      content: content()
    )
  }

  /// Creates an item with a title and an image from the main bundle.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the item.
  ///   - image: The name of the image in the main bundle.
  ///   - content: The items of the menu.
  public init(
    _ titleKey: LocalizedStringKey,
    image: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: nil, label: Label(titleKey, image: image), content: content())
  }

  /// Creates an item with a title and an image from the main bundle.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the item.
  ///   - image: The name of the image in the main bundle.
  ///   - content: The items of the menu.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    image: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: nil, label: Label(titleResource, image: image), content: content())
  }

  /// Creates an item with a title and an image from the main bundle; the program can show and
  /// hide the item.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the item.
  ///   - image: The name of the image in the main bundle.
  ///   - isInserted: Whether the item is in the menu bar. If the user removes the item, the host
  ///     sends ``DismissEvent``, which sets the binding to false.
  ///   - content: The items of the menu.
  public init(
    _ titleKey: LocalizedStringKey,
    image: String,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, label: Label(titleKey, image: image), content: content())
  }

  /// Creates an item with a title and an image from the main bundle.
  ///
  /// - Parameters:
  ///   - title: The title of the item.
  ///   - image: The name of the image in the main bundle.
  ///   - content: The items of the menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    image: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: nil, label: Label(title, image: image), content: content())
  }

  /// Creates an item with a title and an image from the main bundle; the program can show and
  /// hide the item.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the item.
  ///   - image: The name of the image in the main bundle.
  ///   - isInserted: Whether the item is in the menu bar. If the user removes the item, the host
  ///     sends ``DismissEvent``, which sets the binding to false.
  ///   - content: The items of the menu.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    image: String,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, label: Label(titleResource, image: image), content: content())
  }

  /// Creates an item with a title and an image from the main bundle; the program can show and
  /// hide the item.
  ///
  /// - Parameters:
  ///   - title: The title of the item.
  ///   - image: The name of the image in the main bundle.
  ///   - isInserted: Whether the item is in the menu bar. If the user removes the item, the host
  ///     sends ``DismissEvent``, which sets the binding to false.
  ///   - content: The items of the menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    image: String,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, label: Label(title, image: image), content: content())
  }
}

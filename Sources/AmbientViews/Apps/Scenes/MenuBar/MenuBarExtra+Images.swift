public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

extension MenuBarExtra where Label == AmbientViews.Label<Text, Image> {
  /// Creates an item with a title and an image from an asset catalog.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the item.
  ///   - image: The image from an asset catalog.
  ///   - content: The items of the menu.
  public init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: nil, label: Label(titleKey, image: image), content: content())
  }

  /// Creates an item with a title and an image from an asset catalog.
  ///
  /// - Parameters:
  ///   - title: The title of the item.
  ///   - image: The image from an asset catalog.
  ///   - content: The items of the menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: nil, label: Label(title, image: image), content: content())
  }

  /// Creates an item with a title and an image from an asset catalog; the program can show and hide
  /// the item.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the item.
  ///   - image: The image from an asset catalog.
  ///   - isInserted: Whether the item is in the menu bar. If the user removes the item, the host
  ///     sends ``DismissEvent``, which sets the binding to false.
  ///   - content: The items of the menu.
  public init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, label: Label(titleKey, image: image), content: content())
  }

  /// Creates an item with a title and an image from an asset catalog; the program can show and hide
  /// the item.
  ///
  /// - Parameters:
  ///   - title: The title of the item.
  ///   - image: The image from an asset catalog.
  ///   - isInserted: Whether the item is in the menu bar. If the user removes the item, the host
  ///     sends ``DismissEvent``, which sets the binding to false.
  ///   - content: The items of the menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, label: Label(title, image: image), content: content())
  }
}

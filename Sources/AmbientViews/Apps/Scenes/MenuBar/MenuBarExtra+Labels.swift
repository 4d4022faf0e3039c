public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

extension MenuBarExtra where Label == AmbientViews.Label<Text, Image> {
  /// Creates an item with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: nil, label: Label(titleKey, systemImage: systemImage), content: content())
  }

  /// Creates an item with a title and a symbol.
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
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: nil, label: Label(title, systemImage: systemImage), content: content())
  }

  /// Creates an item with a title and a symbol; the program can show and hide the item.
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
  public init(
    _ titleKey: LocalizedStringKey,
    image: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: nil, label: Label(titleKey, image: image), content: content())
  }

  /// Creates an item with a title and an image from the main bundle.
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
  public init(
    _ titleKey: LocalizedStringKey,
    image: String,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, label: Label(titleKey, image: image), content: content())
  }

  /// Creates an item with a title and an image from the main bundle.
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

public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

extension Picker where Label == AmbientViews.Label<Text, Image> {
  /// Creates a picker with a title and an image from an asset catalog.
  public init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection,
      label: AmbientViews.Label(titleKey, image: image),
      content: content
    )
  }

  /// Creates a picker with a title and an image from an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection,
      label: AmbientViews.Label(title, image: image),
      content: content
    )
  }

  /// Creates a picker with a title and an image from an asset catalog.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection,
      label: AmbientViews.Label(titleResource, image: image),
      content: content
    )
  }
}

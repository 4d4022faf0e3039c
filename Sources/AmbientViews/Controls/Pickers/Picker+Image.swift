public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

extension Picker where Label == AmbientViews.Label<Text, Image> {
  /// Creates a picker with a title and an image from an asset catalog.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the picker.
  ///   - image: The image from an asset catalog.
  ///   - selection: A binding to the selected value.
  ///   - content: The options. The tag of each option is its value.
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
  ///
  /// - Parameters:
  ///   - title: The title of the picker.
  ///   - image: The image from an asset catalog.
  ///   - selection: A binding to the selected value.
  ///   - content: The options. The tag of each option is its value.
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
  ///
  /// - Parameters:
  ///   - titleResource: The title of the picker.
  ///   - image: The image from an asset catalog.
  ///   - selection: A binding to the selected value.
  ///   - content: The options. The tag of each option is its value.
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

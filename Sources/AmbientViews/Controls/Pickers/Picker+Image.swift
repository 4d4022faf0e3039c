public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

extension Picker where Label == AmbientViews.Label<Text, Image> {
  /// Creates a picker with a title and a named image.
  public init(
    _ titleKey: LocalizedStringKey,
    image: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection,
      label: AmbientViews.Label(titleKey, image: image),
      content: content
    )
  }

  /// Creates a picker with a title and a named image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    image: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection,
      label: AmbientViews.Label(title, image: image),
      content: content
    )
  }

  /// Creates a picker with a title and a named image.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    image: String,
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

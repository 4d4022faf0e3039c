public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// Pickers that show another view in place of the selected option.
extension Picker {
  /// Creates a picker that shows a view in place of the selected option.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected value.
  ///   - content: The options. The tag of each option is its value.
  ///   - label: The views that describe the picker.
  ///   - currentValueLabel: The view that describes the selected value.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: .one(selection), label: label(), content: content())
    self.currentValueLabel = AnyView(currentValueLabel())
  }
}

extension Picker where Label == Text {
  /// Creates a picker that shows a view in place of the selected option.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - selection: A binding to the selected value.
  ///   - content: The options. The tag of each option is its value.
  ///   - currentValueLabel: The view that describes the selected value.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: .one(selection), label: Text(titleKey), content: content())
    self.currentValueLabel = AnyView(currentValueLabel())
  }

  /// Creates a picker that shows a view in place of the selected option.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - selection: A binding to the selected value.
  ///   - content: The options. The tag of each option is its value.
  ///   - currentValueLabel: The view that describes the selected value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: .one(selection), label: Text(title), content: content())
    self.currentValueLabel = AnyView(currentValueLabel())
  }

  /// Creates a picker that shows a view in place of the selected option.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - selection: A binding to the selected value.
  ///   - content: The options. The tag of each option is its value.
  ///   - currentValueLabel: The view that describes the selected value.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: .one(selection), label: Text(titleResource), content: content())
    self.currentValueLabel = AnyView(currentValueLabel())
  }
}

extension Picker where Label == AmbientViews.Label<Text, Image> {
  /// Creates a picker that shows a view in place of the selected option.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - systemImage: The name of the system symbol.
  ///   - selection: A binding to the selected value.
  ///   - content: The options. The tag of each option is its value.
  ///   - currentValueLabel: The view that describes the selected value.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: .one(selection),
      label: AmbientViews.Label(titleKey, systemImage: systemImage),
      content: content()
    )
    self.currentValueLabel = AnyView(currentValueLabel())
  }

  /// Creates a picker that shows a view in place of the selected option.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The name of the system symbol.
  ///   - selection: A binding to the selected value.
  ///   - content: The options. The tag of each option is its value.
  ///   - currentValueLabel: The view that describes the selected value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: .one(selection),
      label: AmbientViews.Label(title, systemImage: systemImage),
      content: content()
    )
    self.currentValueLabel = AnyView(currentValueLabel())
  }

  /// Creates a picker that shows a view in place of the selected option.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - systemImage: The name of the system symbol.
  ///   - selection: A binding to the selected value.
  ///   - content: The options. The tag of each option is its value.
  ///   - currentValueLabel: The view that describes the selected value.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: .one(selection),
      label: AmbientViews.Label(titleResource, systemImage: systemImage),
      content: content()
    )
    self.currentValueLabel = AnyView(currentValueLabel())
  }

  /// Creates a picker that shows a view in place of the selected option.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - image: The image from an asset catalog.
  ///   - selection: A binding to the selected value.
  ///   - content: The options. The tag of each option is its value.
  ///   - currentValueLabel: The view that describes the selected value.
  public init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: .one(selection),
      label: AmbientViews.Label(titleKey, image: image),
      content: content()
    )
    self.currentValueLabel = AnyView(currentValueLabel())
  }

  /// Creates a picker that shows a view in place of the selected option.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image from an asset catalog.
  ///   - selection: A binding to the selected value.
  ///   - content: The options. The tag of each option is its value.
  ///   - currentValueLabel: The view that describes the selected value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: .one(selection),
      label: AmbientViews.Label(title, image: image),
      content: content()
    )
    self.currentValueLabel = AnyView(currentValueLabel())
  }

  /// Creates a picker that shows a view in place of the selected option.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - image: The image from an asset catalog.
  ///   - selection: A binding to the selected value.
  ///   - content: The options. The tag of each option is its value.
  ///   - currentValueLabel: The view that describes the selected value.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: .one(selection),
      label: AmbientViews.Label(titleResource, image: image),
      content: content()
    )
    self.currentValueLabel = AnyView(currentValueLabel())
  }
}

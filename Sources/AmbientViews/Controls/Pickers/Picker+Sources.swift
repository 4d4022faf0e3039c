public import AmbientCore

/// Pickers that set a value in all elements of a collection.
///
/// An option is selected if every element has the option's value. Choosing an option sets its value
/// in every element.
extension Picker {
  /// Creates a picker that sets a value in all elements of a collection.
  ///
  /// - Parameters:
  ///   - sources: The elements in which the picker sets the value.
  ///   - selection: The key path from an element to a binding to the element's value.
  ///   - content: The options. The tag of each option is its value.
  ///   - label: The views that describe the picker.
  public init<C: RandomAccessCollection>(
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: .all(sources.map { $0[keyPath: selection] }),
      label: label(),
      content: content()
    )
  }

  /// Creates a picker that sets a value in all elements of a collection.
  ///
  /// - Parameters:
  ///   - sources: The elements in which the picker sets the value.
  ///   - selection: The key path from an element to a binding to the element's value.
  ///   - content: The options. The tag of each option is its value.
  ///   - label: The views that describe the picker.
  ///   - currentValueLabel: The view that describes the selected value.
  public init<C: RandomAccessCollection>(
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: .all(sources.map { $0[keyPath: selection] }),
      label: label(),
      content: content()
    )
    self.currentValueLabel = AnyView(currentValueLabel())
  }
}

extension Picker where Label == Text {
  /// Creates a picker that sets a value in all elements of a collection.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - sources: The elements in which the picker sets the value.
  ///   - selection: The key path from an element to a binding to the element's value.
  ///   - content: The options. The tag of each option is its value.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: .all(sources.map { $0[keyPath: selection] }),
      label: Text(titleKey),
      content: content()
    )
  }

  /// Creates a picker that sets a value in all elements of a collection.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - sources: The elements in which the picker sets the value.
  ///   - selection: The key path from an element to a binding to the element's value.
  ///   - content: The options. The tag of each option is its value.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: .all(sources.map { $0[keyPath: selection] }),
      label: Text(title),
      content: content()
    )
  }

  /// Creates a picker that sets a value in all elements of a collection.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - sources: The elements in which the picker sets the value.
  ///   - selection: The key path from an element to a binding to the element's value.
  ///   - content: The options. The tag of each option is its value.
  ///   - currentValueLabel: The view that describes the selected value.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: .all(sources.map { $0[keyPath: selection] }),
      label: Text(titleKey),
      content: content()
    )
    self.currentValueLabel = AnyView(currentValueLabel())
  }

  /// Creates a picker that sets a value in all elements of a collection.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - sources: The elements in which the picker sets the value.
  ///   - selection: The key path from an element to a binding to the element's value.
  ///   - content: The options. The tag of each option is its value.
  ///   - currentValueLabel: The view that describes the selected value.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: .all(sources.map { $0[keyPath: selection] }),
      label: Text(title),
      content: content()
    )
    self.currentValueLabel = AnyView(currentValueLabel())
  }
}

extension Picker where Label == AmbientViews.Label<Text, Image> {
  /// Creates a picker that sets a value in all elements of a collection.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - systemImage: The name of the system symbol.
  ///   - sources: The elements in which the picker sets the value.
  ///   - selection: The key path from an element to a binding to the element's value.
  ///   - content: The options. The tag of each option is its value.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: .all(sources.map { $0[keyPath: selection] }),
      label: AmbientViews.Label(titleKey, systemImage: systemImage),
      content: content()
    )
  }

  /// Creates a picker that sets a value in all elements of a collection.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The name of the system symbol.
  ///   - sources: The elements in which the picker sets the value.
  ///   - selection: The key path from an element to a binding to the element's value.
  ///   - content: The options. The tag of each option is its value.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S,
    systemImage: String,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: .all(sources.map { $0[keyPath: selection] }),
      label: AmbientViews.Label(title, systemImage: systemImage),
      content: content()
    )
  }

  /// Creates a picker that sets a value in all elements of a collection.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - image: The image from an asset catalog.
  ///   - sources: The elements in which the picker sets the value.
  ///   - selection: The key path from an element to a binding to the element's value.
  ///   - content: The options. The tag of each option is its value.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: .all(sources.map { $0[keyPath: selection] }),
      label: AmbientViews.Label(titleKey, image: image),
      content: content()
    )
  }

  /// Creates a picker that sets a value in all elements of a collection.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image from an asset catalog.
  ///   - sources: The elements in which the picker sets the value.
  ///   - selection: The key path from an element to a binding to the element's value.
  ///   - content: The options. The tag of each option is its value.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: .all(sources.map { $0[keyPath: selection] }),
      label: AmbientViews.Label(title, image: image),
      content: content()
    )
  }
}

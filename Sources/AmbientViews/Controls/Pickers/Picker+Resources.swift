public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

extension Picker where Label == Text {
  /// Creates a picker that sets a value in all elements of a collection.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - sources: The elements in which the picker sets the value.
  ///   - selection: The key path from an element to a binding to the element's value.
  ///   - content: The options. The tag of each option is its value.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: .all(sources.map { $0[keyPath: selection] }),
      label: Text(titleResource),
      content: content()
    )
  }

  /// Creates a picker that sets a value in all elements of a collection.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - sources: The elements in which the picker sets the value.
  ///   - selection: The key path from an element to a binding to the element's value.
  ///   - content: The options. The tag of each option is its value.
  ///   - currentValueLabel: The view that describes the selected value.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: .all(sources.map { $0[keyPath: selection] }),
      label: Text(titleResource),
      content: content()
    )
    self.currentValueLabel = AnyView(currentValueLabel())
  }
}

extension Picker where Label == AmbientViews.Label<Text, Image> {
  /// Creates a picker that sets a value in all elements of a collection.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - systemImage: The name of the system symbol.
  ///   - sources: The elements in which the picker sets the value.
  ///   - selection: The key path from an element to a binding to the element's value.
  ///   - content: The options. The tag of each option is its value.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: .all(sources.map { $0[keyPath: selection] }),
      label: AmbientViews.Label(titleResource, systemImage: systemImage),
      content: content()
    )
  }

  /// Creates a picker that sets a value in all elements of a collection.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - image: The image from an asset catalog.
  ///   - sources: The elements in which the picker sets the value.
  ///   - selection: The key path from an element to a binding to the element's value.
  ///   - content: The options. The tag of each option is its value.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource,
    image: ImageResource,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: .all(sources.map { $0[keyPath: selection] }),
      label: AmbientViews.Label(titleResource, image: image),
      content: content()
    )
  }
}

public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// A control for choosing one of several values.
///
/// ```swift
/// Picker("Flavor", selection: $flavor) {
///   Text("Vanilla").tag(Flavor.vanilla)
///   Text("Chocolate").tag(Flavor.chocolate)
/// }
/// ```
///
/// A view in the content is an option if it has a tag of the selection's type. In a `ForEach`, the
/// identifier of a view serves as its tag if the identifier has exactly the selection's type. The
/// picker also shows views that are not options, but the user cannot choose them.
///
/// - Invalidation: When the selection changes, only the options that become selected or deselected
///   are updated. Bodies that do not read the selection do not run.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let selection: Selection<SelectionValue>
  let content: Content
  let label: Label
  /// The view that the picker shows instead of the selected option; nil if the picker shows the
  /// option itself.
  var currentValueLabel: AnyView?

  init(selection: Selection<SelectionValue>, label: Label, content: Content) {
    self.selection = selection
    self.label = label
    self.content = content
  }

  /// Creates a picker with a view as its label.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected value.
  ///   - content: The options. The tag of each option is its value.
  ///   - label: The views that describe the picker.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: .one(selection), label: label(), content: content())
  }

  /// Creates a picker with a view as its label.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected value.
  ///   - label: The view that describes the picker.
  ///   - content: The options. The tag of each option is its value.
  public init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: .one(selection), label: label, content: content())
  }
}

extension Picker: View, LibraryView {
  /// The element of the picker, which contains the label, the view for the current value if the
  /// program sets one, and the options.
  public var body: some View {
    PickerElement(
      label: TupleView(
        (
          Wrapper(kind: .pickerLabel, content: label),
          currentValueLabel.map {
            Wrapper(
              kind: .valueLabel,
              attributes: ElementAttributes(.role, "current"),
              content: $0
            )
          }
        )
      ),
      options: Choices(kind: .option, selection: selection, content: content)
    )
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the picker.
  ///   - selection: A binding to the selected value.
  ///   - content: The options. The tag of each option is its value.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content)
  }

  /// Creates a picker with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the picker.
  ///   - selection: A binding to the selected value.
  ///   - content: The options. The tag of each option is its value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content)
  }

  /// Creates a picker with a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the picker.
  ///   - selection: A binding to the selected value.
  ///   - content: The options. The tag of each option is its value.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleResource), content: content)
  }
}

extension Picker where Label == AmbientViews.Label<Text, Image> {
  /// Creates a picker with a title and a named system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the picker.
  ///   - systemImage: The name of the system symbol.
  ///   - selection: A binding to the selected value.
  ///   - content: The options. The tag of each option is its value.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection,
      label: AmbientViews.Label(titleKey, systemImage: systemImage),
      content: content
    )
  }

  /// Creates a picker with a title and a named system symbol.
  ///
  /// - Parameters:
  ///   - title: The title of the picker.
  ///   - systemImage: The name of the system symbol.
  ///   - selection: A binding to the selected value.
  ///   - content: The options. The tag of each option is its value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection,
      label: AmbientViews.Label(title, systemImage: systemImage),
      content: content
    )
  }

  /// Creates a picker with a title and a named system symbol.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the picker.
  ///   - systemImage: The name of the system symbol.
  ///   - selection: A binding to the selected value.
  ///   - content: The options. The tag of each option is its value.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection,
      label: AmbientViews.Label(titleResource, systemImage: systemImage),
      content: content
    )
  }
}

private struct PickerElement<Label: View, Options: View> {
  let label: Label
  let options: Options
}

extension PickerElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.picker, isEnabled: environment.isEnabled)
    description[.style] = environment.pickerStyleName
    environment.customControlTraits?.describePicker(&description, in: environment)
    return description
  }

  var content: some View { TupleView((label, options)) }
}

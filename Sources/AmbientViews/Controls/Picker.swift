public import AmbientCore

/// A control to choose one of several things.
///
/// ```swift
/// Picker("Flavor", selection: $flavor) {
///   Text("Vanilla").tag(Flavor.vanilla)
///   Text("Chocolate").tag(Flavor.chocolate)
/// }
/// ```
///
/// There is an option for each view in the content that has a tag of the selection's type. The views of
/// a loop have their identifiers as tags, if these are of that very type. Other views only show.
///
/// - Invalidation: When the selection changes, the options are described again that are chosen now, or
///   were; no body runs that did not read the selection itself.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  private let selection: Binding<SelectionValue>
  private let content: Content
  private let label: Label

  /// Makes a picker with any label.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// Makes a picker with any label.
  public init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
    self.label = label
  }
}

extension Picker: View, LibraryView {
  /// The picker as hosts see it.
  public var body: some View {
    PickerElement(
      label: Wrapper(kind: .pickerLabel, content: label),
      options: Choices(kind: .option, selection: .one(selection), content: content)
    )
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a title.
  public init(
    _ title: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content)
  }

  /// Makes a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content)
  }
}

extension Picker where Label == AmbientViews.Label<Text, Image> {
  /// Makes a picker with a title and a symbol.
  public init(
    _ title: String,
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

  /// Makes a picker with a title and a symbol.
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
}

/// A picker as hosts see it: the label, then the options.
private struct PickerElement<Label: View, Options: View> {
  let label: Label
  let options: Options
}

extension PickerElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.picker, isEnabled: environment.isEnabled)
    description[.style] = environment.pickerStyleName
    environment.unusualControlTraits?.describeMenu(&description, in: environment)
    return description
  }

  var content: some View { TupleView((label, options)) }
}

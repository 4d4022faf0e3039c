public import AmbientCore

/// The label and the controls of a ``ControlGroup`` that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  let content: Content
  let label: Label
  /// Whether the control group shows `label`.
  ///
  /// A style can create this control group from the configuration of another control group. The
  /// value is false if the other control group has no label.
  var hasLabel = true
}

extension LabeledControlGroupContent: View, LibraryView {
  /// The control group with its label.
  public var body: some View {
    StyledControlGroup(label: hasLabel ? label : nil, content: content)
  }
}

/// A control group with the given content.
///
/// A ``LabeledControlGroupContent`` creates the `StyledControlGroup` in its own body. For any other
/// content, this view creates the `StyledControlGroup`.
struct LabeledControls<Content: View> {
  private let content: Content

  init(_ content: Content) { self.content = content }
}

extension LabeledControls: View, LibraryView {
  var body: some View {
    if content is any ControlsWithLabel {
      content
    } else {
      StyledControlGroup(label: EmptyView?.none, content: content)
    }
  }
}

/// Content whose body is a `StyledControlGroup`.
private protocol ControlsWithLabel {}

extension LabeledControlGroupContent: ControlsWithLabel {}

/// A control group that takes its style from the environment.
private struct StyledControlGroup<Label: View, Content: View> {
  let label: Label?
  let content: Content

  @Environment(\.controlGroupStyles) private var styles

  init(label: Label?, content: Content) {
    self.label = label
    self.content = content
  }
}

extension StyledControlGroup: View, LibraryView {
  var body: some View {
    switch styles {
    case .unstyled: ControlGroupElement(label: label, views: content)
    case .style(let style, let outer): style.show(ControlParts(content, label), (), outer: outer)
    }
  }
}

/// The element of a control group: its label, then its controls.
struct ControlGroupElement<Label: View, Views: View> {
  let label: Label?
  let views: Views
  var style: String?
}

extension ControlGroupElement: ElementView {
  var content: some View { TupleView((controlLabel(label), views)) }

  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.controlGroup, isEnabled: environment.isEnabled)
    description[.style] = style
    environment.customControlTraits?.describe(&description, in: environment)
    return description
  }
}

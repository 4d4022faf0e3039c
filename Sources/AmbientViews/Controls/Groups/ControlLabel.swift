import AmbientCore

/// The element of a control's label.
///
/// The element tells a host which part of the control is the label.
///
/// If the control has no label, the value is nil and shows nothing.
typealias ControlLabel<Label: View> = Wrapper<Label>?

/// Returns the element of a label; nil if the label is missing or is an `EmptyView`.
func controlLabel<Label: View>(_ label: Label?) -> ControlLabel<Label> {
  guard Label.self != EmptyView.self else { return nil }
  return label.map { Wrapper(kind: .controlLabel, content: $0) }
}

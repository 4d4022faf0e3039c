import AmbientCore

/// The element of the label of a control, which tells a host what of the control is its label.
///
/// Without a label, the value is nil and shows nothing.
typealias ControlLabel<Label: View> = Wrapper<Label>?

/// Returns the element of a label; nil if the label is missing or is an `EmptyView`.
func controlLabel<Label: View>(_ label: Label?) -> ControlLabel<Label> {
  guard Label.self != EmptyView.self else { return nil }
  return label.map { Wrapper(kind: .controlLabel, content: $0) }
}

import AmbientCore

/// The element around the label of a control; nil if the control has no label.
///
/// The element tells a host which views of the control form the label.
typealias ControlLabel<Label: View> = Wrapper<Label>?

/// Returns the element around a label; nil if the label is nil or an `EmptyView`.
func controlLabel<Label: View>(_ label: Label?) -> ControlLabel<Label> {
  guard Label.self != EmptyView.self else { return nil }
  return label.map { Wrapper(kind: .controlLabel, content: $0) }
}

import AmbientCore

/// The element of a label; nil if there is no label.
///
/// The element tells a host which of the views are the label.
typealias ControlLabel<Label: View> = Wrapper<Label>?

/// Returns the element of a label; nil if the label is missing or is an `EmptyView`.
func controlLabel<Label: View>(_ label: Label?) -> ControlLabel<Label> {
  guard Label.self != EmptyView.self else { return nil }
  return label.map { Wrapper(kind: .controlLabel, content: $0) }
}

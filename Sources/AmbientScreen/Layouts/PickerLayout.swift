import AmbientLayout

/// The layout of a picker that opens a menu.
///
/// The label is at the leading edge, and the selected option is at the trailing edge.
struct PickerLayout: Layout {
  enum Role: LayoutValueKey {
    case label, selected, other
    /// A view that is shown instead of the selected option.
    case value

    static var defaultValue: Role { .label }
  }

  /// The width of the arrows beside the selected option, in points.
  let arrowWidth: CGFloat

  /// The distance between the label and the option, in points.
  let spacing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let label = subviews.filter { $0[Role.self] == .label }.largestSize(in: .unspecified)
    let shown = shownRole(subviews)
    let option = subviews.filter { $0[Role.self] == shown }
      .largestSize(in: .unspecified)
    let ideal = label.width + (label.width > 0 ? spacing : 0) + option.width + arrowWidth
    return CGSize(
      width: max(proposal.width ?? ideal, ideal),
      height: max(label.height, option.height)
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let shown = shownRole(subviews)
    for subview in subviews {
      switch subview[Role.self] {
      case .label:
        subview.place(
          at: CGPoint(x: bounds.minX, y: bounds.midY),
          anchor: .leading,
          proposal: .unspecified
        )
      case let role where role == shown:
        subview.place(
          at: CGPoint(x: bounds.maxX - arrowWidth, y: bounds.midY),
          anchor: .trailing,
          proposal: .unspecified
        )
      default:
        break
      }
    }
  }

  /// Returns the role of the view that is shown beside the label.
  private func shownRole(_ subviews: Subviews) -> Role {
    subviews.contains { $0[Role.self] == .value } ? .value : .selected
  }
}

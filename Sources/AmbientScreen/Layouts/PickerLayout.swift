import AmbientLayout

/// The layout of a picker that opens a menu.
///
/// The label is at the leading edge, and the selected option is at the trailing edge.
struct PickerLayout: Layout {
  enum Role: LayoutValueKey {
    case label, selected, other
    /// The `currentValueLabel` of the picker, which is shown instead of the selected option.
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
    let proposals = proposals(proposal, subviews)
    let label = size(of: .label, in: proposals.label, subviews)
    let option = size(of: shownRole(subviews), in: proposals.value, subviews)
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
    let proposals = proposals(proposal, subviews)
    for subview in subviews {
      switch subview[Role.self] {
      case .label:
        subview.place(
          at: CGPoint(x: bounds.minX, y: bounds.midY),
          anchor: .leading,
          proposal: proposals.label
        )
      case let role where role == shown:
        subview.place(
          at: CGPoint(x: bounds.maxX - arrowWidth, y: bounds.midY),
          anchor: .trailing,
          proposal: proposals.value
        )
      default:
        break
      }
    }
  }

  private func proposals(_ proposal: ProposedViewSize, _ subviews: Subviews) -> LabeledProposals {
    LabeledProposals(
      of: proposal.width.map { $0 - arrowWidth },
      label: size(of: .label, in: .unspecified, subviews).width,
      value: size(of: shownRole(subviews), in: .unspecified, subviews).width,
      spacing: spacing
    )
  }

  /// Returns the largest size of the views with a role.
  private func size(
    of role: Role,
    in proposal: ProposedViewSize,
    _ subviews: Subviews
  ) -> CGSize {
    subviews.filter { $0[Role.self] == role }.largestSize(in: proposal)
  }

  /// Returns the role of the view that is shown beside the label.
  private func shownRole(_ subviews: Subviews) -> Role {
    subviews.contains { $0[Role.self] == .value } ? .value : .selected
  }
}

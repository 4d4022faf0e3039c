import AmbientLayout

/// The layout of a control that draws something beside its label, such as the switch of a toggle or
/// the track of a slider.
///
/// The views of the label are side by side.
struct ControlLayout: Layout {
  enum LabelEdge: Equatable {
    /// The label is at the leading edge, and the drawing is at the trailing edge. The control takes
    /// the full width.
    case leading
    /// The label is above the drawing, at the leading edge.
    case top
    case hidden
  }

  /// The size of the drawing in points; nil represents the proposed width or height.
  var drawing: ProposedViewSize

  /// The width or height of the drawing in points, if neither `drawing` nor the proposal sets it.
  var idealLength: CGFloat = 100

  var labelEdge: LabelEdge

  /// The distance between the label and the drawing, in points.
  var spacing: CGFloat

  static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let drawing = drawingSize(proposal)
    let label = labelSize(proposal, subviews)
    switch labelEdge {
    case .leading:
      let ideal = label.width + (label.width > 0 ? spacing : 0) + drawing.width
      return CGSize(
        width: max(proposal.width ?? ideal, ideal),
        height: max(label.height, drawing.height)
      )
    case .top:
      return CGSize(
        width: max(label.width, drawing.width),
        height: label.height + (label.height > 0 ? spacing : 0) + drawing.height
      )
    case .hidden:
      return drawing
    }
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    guard labelEdge != .hidden else { return }
    let label = labelSize(proposal, subviews)
    let origin =
      labelEdge == .top
      ? bounds.origin
      : CGPoint(x: bounds.minX, y: bounds.minY + (bounds.height - label.height) / 2)
    var rowCache = row.makeCache(subviews: subviews)
    row.placeSubviews(
      in: CGRect(origin: origin, size: label),
      proposal: labelProposal(proposal),
      subviews: subviews,
      cache: &rowCache
    )
  }

  private var row: HStackLayout { HStackLayout() }

  private func drawingSize(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: drawing.width ?? proposal.width ?? idealLength,
      height: drawing.height ?? proposal.height ?? idealLength
    )
  }

  private func labelProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard labelEdge == .leading, let width = proposal.width else { return proposal }
    let left = max(0, width - drawingSize(proposal).width - spacing)
    return ProposedViewSize(width: left, height: proposal.height)
  }

  private func labelSize(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGSize {
    guard labelEdge != .hidden else { return .zero }
    var rowCache = row.makeCache(subviews: subviews)
    return row.sizeThatFits(
      proposal: labelProposal(proposal),
      subviews: subviews,
      cache: &rowCache
    )
  }
}

import AmbientLayout

/// The layout of a text field: as wide as proposed, and as high as its lines.
///
/// A text editor is as high as proposed.
///
/// The subviews are the views of the label. An empty field without a prompt shows the label in
/// place of the text.
struct FieldLayout: Layout {
  /// The text in the field, or the prompt.
  let text: TextLayout

  /// Whether the label is shown in place of the text.
  let showsLabel: Bool

  /// Whether the text can have several lines.
  let hasLines: Bool

  /// Whether the field is as high as proposed; true for a text editor.
  var fillsHeight = false

  /// The space between the text and the border.
  let insets: EdgeInsets

  static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let width = innerWidth(proposal)
    let text = text.lines(in: ProposedViewSize(width: hasLines ? width : nil, height: nil)).size
    let label = labelSize(width, subviews)
    let ideal = max(text.width, label.width) + insets.leading + insets.trailing
    let height = hasLines ? max(text.height, label.height) : text.height
    let idealHeight = height + insets.top + insets.bottom
    return CGSize(
      width: proposal.width ?? ideal,
      height: fillsHeight ? proposal.height ?? idealHeight : idealHeight
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    guard showsLabel else { return }
    let width = innerWidth(ProposedViewSize(bounds.size))
    var rowCache = row.makeCache(subviews: subviews)
    row.placeSubviews(
      in: CGRect(
        origin: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top),
        size: labelSize(width, subviews)
      ),
      proposal: labelProposal(width),
      subviews: subviews,
      cache: &rowCache
    )
  }

  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    let width = hasLines ? innerWidth(ProposedViewSize(bounds.size)) : nil
    let lines = text.lines(in: ProposedViewSize(width: width, height: nil))
    switch guide {
    case .firstTextBaseline: return bounds.minY + insets.top + lines.firstBaseline
    case .lastTextBaseline: return bounds.minY + insets.top + lines.lastBaseline
    default: return nil
    }
  }

  private var row: HStackLayout { HStackLayout() }

  private func innerWidth(_ proposal: ProposedViewSize) -> CGFloat? {
    proposal.width.map { max(0, $0 - insets.leading - insets.trailing) }
  }

  /// Returns the size to propose to the label.
  ///
  /// If the text cannot have several lines, the proposed height is one line.
  private func labelProposal(_ width: CGFloat?) -> ProposedViewSize {
    let height = hasLines ? nil : text.lines(in: .unspecified).size.height
    return ProposedViewSize(width: width, height: height)
  }

  private func labelSize(_ width: CGFloat?, _ subviews: Subviews) -> CGSize {
    guard showsLabel else { return .zero }
    var rowCache = row.makeCache(subviews: subviews)
    return row.sizeThatFits(proposal: labelProposal(width), subviews: subviews, cache: &rowCache)
  }
}

/// A layout that gives a view its ideal width, height or both, as `fixedSize(horizontal:vertical:)`
/// does.
package struct FixedSizeLayout: UnaryLayout {
  /// Whether the view has its ideal width.
  package let horizontal: Bool

  /// Whether the view has its ideal height.
  package let vertical: Bool

  package init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package func proposal(
    to child: LayoutSubview,
    in proposal: ProposedViewSize
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width,
      height: vertical ? nil : proposal.height
    )
  }
}

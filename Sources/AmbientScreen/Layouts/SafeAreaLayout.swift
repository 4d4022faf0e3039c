import AmbientLayout

/// A layout that covers a part of its content at some edges, such as a page with its bar.
///
/// It places the content beside what covers it. The content has a smaller safe area there, and can
/// extend below the bar when it ignores its safe area.
protocol SafeAreaLayout: Layout {
  /// Returns the lengths by which the safe area of the content is smaller than the layout.
  ///
  /// - Parameters:
  ///   - size: The size of the layout, in points.
  ///   - proposal: The size that the parent proposes.
  ///   - subviews: The views.
  /// - Returns: The lengths in points.
  func safeAreaInsets(
    in size: CGSize,
    proposal: ProposedViewSize,
    subviews: Subviews
  ) -> EdgeInsets

  /// Returns whether a view is in the smaller safe area, and not a bar that covers it.
  func insetsSafeArea(of subview: LayoutSubview, among subviews: Subviews) -> Bool
}

/// The layout of a view with space added to its safe area.
struct SafeAreaPaddingLayout: UnaryLayout, SafeAreaLayout {
  /// The padding.
  let base: PaddingLayout

  func proposal(to child: LayoutSubview, in proposal: ProposedViewSize) -> ProposedViewSize {
    base.proposal(to: child, in: proposal)
  }

  func size(around child: CGSize, in proposal: ProposedViewSize) -> CGSize {
    base.size(around: child, in: proposal)
  }

  func origin(of child: ViewDimensions, in size: CGSize) -> CGPoint {
    base.origin(of: child, in: size)
  }

  func spacing(around child: LayoutSubview) -> ViewSpacing { base.spacing(around: child) }

  func safeAreaInsets(
    in size: CGSize,
    proposal: ProposedViewSize,
    subviews: Subviews
  ) -> EdgeInsets {
    base.insets
  }

  func insetsSafeArea(of subview: LayoutSubview, among subviews: Subviews) -> Bool { true }
}

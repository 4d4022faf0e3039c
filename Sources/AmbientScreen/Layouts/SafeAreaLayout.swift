import AmbientLayout

/// A layout that reduces the safe area of its content at some edges, for example for a page's bar.
///
/// The content begins where the bar ends. Content that ignores its safe area extends behind the
/// bar.
protocol SafeAreaLayout: Layout {
  /// Returns the insets from the layout's edges to the safe area of the content, in points.
  func safeAreaInsets(
    in size: CGSize,
    proposal: ProposedViewSize,
    subviews: Subviews
  ) -> EdgeInsets

  /// Returns whether a view has the reduced safe area; false for the bar.
  func insetsSafeArea(of subview: LayoutSubview, among subviews: Subviews) -> Bool
}

/// A layout with a bar at the top or at the bottom, in front of the content.
protocol BarLayout: SafeAreaLayout {}

/// The layout for padding that also reduces the safe area of the padded view.
struct SafeAreaPaddingLayout: UnaryLayout, SafeAreaLayout {
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

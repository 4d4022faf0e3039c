import AmbientLayout

/// The layout of tabs: their buttons share a bar at the bottom, and the content of the selected tab
/// fills the remaining space.
///
/// The first view of each tab is the button of the tab. Only the selected tab has more views. These
/// other views are the content, and form a vertical stack.
struct TabsLayout: BarLayout {
  /// The index of the tab to which a view belongs; nil for a view in no tab.
  enum Tab: LayoutValueKey {
    static var defaultValue: UInt? { nil }
  }

  /// The height of the bar, in points.
  let barHeight: CGFloat

  static var layoutProperties: LayoutProperties { VStackLayout.layoutProperties }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    guard proposal.width == nil || proposal.height == nil else {
      return proposal.replacingUnspecifiedDimensions()
    }
    let contents = subviews.tabs.contents
    var stackCache = stack.makeCache(subviews: contents)
    var size = stack.sizeThatFits(proposal: above(proposal), subviews: contents, cache: &stackCache)
    size.height += barHeight
    return proposal.replacingUnspecifiedDimensions(by: size)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    place(subviews, in: bounds, covering: 0)
  }

  /// Places the views in bounds that end above the keyboard.
  ///
  /// The bar does not move up. The keyboard covers the part of the bar that is below the bounds.
  /// `overhang` is the distance from the bottom of the bounds to the bottom of the bar. It is zero
  /// while there is no keyboard.
  func place(_ subviews: LayoutSubviews, in bounds: CGRect, covering overhang: CGFloat) {
    let (buttons, contents) = subviews.tabs
    let barHeight = min(barHeight, bounds.height + overhang)
    let insetLength = max(0, barHeight - overhang)
    let slot = CGSize(width: bounds.width / CGFloat(max(1, buttons.count)), height: barHeight)
    for (index, button) in buttons.enumerated() {
      button.place(
        at: CGPoint(
          x: bounds.minX + slot.width * (CGFloat(index) + 0.5),
          y: bounds.maxY + overhang - barHeight / 2
        ),
        anchor: .center,
        proposal: ProposedViewSize(slot)
      )
    }
    let offer = ProposedViewSize(width: bounds.width, height: bounds.height - insetLength)
    var stackCache = stack.makeCache(subviews: contents)
    let size = stack.sizeThatFits(proposal: offer, subviews: contents, cache: &stackCache)
    stack.placeSubviews(
      in: CGRect(
        x: bounds.midX - size.width / 2,
        y: bounds.minY + (bounds.height - insetLength - size.height) / 2,
        width: size.width,
        height: size.height
      ),
      proposal: offer,
      subviews: contents,
      cache: &stackCache
    )
  }

  func safeAreaInsets(
    in size: CGSize,
    proposal: ProposedViewSize,
    subviews: Subviews
  ) -> EdgeInsets {
    EdgeInsets(barHeight, .bottom)
  }

  func insetsSafeArea(of subview: LayoutSubview, among subviews: Subviews) -> Bool {
    !subviews.tabs.buttons.contains(subview)
  }

  private var stack: VStackLayout { VStackLayout() }

  private func above(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width,
      height: proposal.height.map { max(0, $0 - barHeight) }
    )
  }
}

extension LayoutSubviews {
  /// The buttons of all tabs in a tab view, and the views in the selected tab.
  var tabs: (buttons: LayoutSubviews, contents: LayoutSubviews) {
    var seen: Set<UInt?> = []
    // The header of a section of tabs is in no tab. A tab bar does not show this header.
    let inTabs = indices.filter { self[$0][TabsLayout.Tab.self] != nil }
    let buttons = inTabs.filter { seen.insert(self[$0][TabsLayout.Tab.self]).inserted }
    let contents = Set(inTabs).subtracting(buttons).sorted()
    return (self[buttons], self[contents])
  }
}

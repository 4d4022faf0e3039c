import AmbientHosting
import AmbientLayout
import AmbientViews

/// The safe area of the views in a node.
///
/// A view that touches an edge of the safe area grows at this edge over the regions that the view
/// ignores. The view stops at the first region that it does not ignore.
struct SafeArea {
  /// The part of the screen that bars and the device leave free.
  private var container: OutwardEdges

  /// The part of the screen that the keyboard leaves free.
  private var keyboard: OutwardEdges

  /// The part of the screen that a view can fill by ignoring all regions.
  private var whole: OutwardEdges

  init(of settings: ScreenSettings) {
    whole = OutwardEdges(CGRect(origin: .zero, size: settings.size))
    container = OutwardEdges(settings.safeAreaBehindKeyboard)
    keyboard = whole
    keyboard[.bottom] -= max(0, settings.keyboardHeight)
  }

  /// Reduces the safe area to the safe area of a view's content.
  ///
  /// - Parameters:
  ///   - frame: The frame of the view, without the parts beyond the safe area.
  ///   - shown: The frame of the view, with the parts beyond the safe area.
  ///   - insets: The lengths by which the bars of the view cover the content.
  mutating func enter(_ frame: CGRect, shown: CGRect, _ insets: EdgeInsets = EdgeInsets()) {
    let (frame, shown) = (OutwardEdges(frame), OutwardEdges(shown))
    for edge in Edge.allCases {
      let isTouching = touches(frame, edge)
      whole[edge] = isTouching ? max(whole[edge], frame[edge]) : frame[edge]
      container[edge] = isTouching ? max(container[edge], frame[edge]) : frame[edge]
      keyboard[edge] = isTouching ? max(keyboard[edge], frame[edge]) : frame[edge]
      if insets[edge] > 0 { container[edge] = shown[edge] - insets[edge] }
    }
  }

  /// Removes all limits along some axes, for the content of a scroll view.
  mutating func enterScrolling(along axes: Axis.Set) {
    for edge in Edge.allCases where axes.contains(Axis.Set(edge.axis)) {
      whole[edge] = .infinity
      container[edge] = .infinity
      keyboard[edge] = .infinity
    }
  }

  /// Adds regions to the safe area at some edges, for the content of a view that ignores these
  /// regions.
  mutating func ignore(_ regions: SafeAreaRegions, at edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      if regions.contains(.container) { container[edge] = whole[edge] }
      if regions.contains(.keyboard) { keyboard[edge] = whole[edge] }
    }
  }

  /// Returns a frame extended into some regions, at the edges that touch the safe area.
  ///
  /// - Parameters:
  ///   - frame: The frame of a view.
  ///   - edges: The edges to move.
  ///   - regions: The regions to extend into.
  /// - Returns: The larger frame.
  func grown(_ frame: CGRect, at edges: Edge.Set, ignoring regions: SafeAreaRegions) -> CGRect {
    var result = OutwardEdges(frame)
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) && touches(result, edge) {
      var goal = whole[edge]
      for (region, limit) in [(SafeAreaRegions.container, container), (.keyboard, keyboard)]
      where !regions.contains(region) && limit[edge] > result[edge] - Self.tolerance {
        goal = min(goal, limit[edge])
      }
      result[edge] = max(result[edge], goal)
    }
    return result.rect
  }

  private static let tolerance: CGFloat = 0.001

  private func touches(_ frame: OutwardEdges, _ edge: Edge) -> Bool {
    frame[edge] > min(container[edge], keyboard[edge]) - Self.tolerance
  }
}

/// The positions of a rectangle's edges on the screen, in points.
///
/// A larger number is farther outside: the positions of the top and of the leading edge are
/// negated.
private struct OutwardEdges {
  private var positions: EdgeInsets

  init(_ rect: CGRect) {
    positions = EdgeInsets(
      top: -rect.minY,
      leading: -rect.minX,
      bottom: rect.maxY,
      trailing: rect.maxX
    )
  }

  subscript(edge: Edge) -> CGFloat {
    get { positions[edge] }
    set { positions[edge] = newValue }
  }

  var rect: CGRect {
    CGRect(
      x: -positions.leading,
      y: -positions.top,
      width: positions.trailing + positions.leading,
      height: positions.bottom + positions.top
    )
  }
}

extension ScreenLayout {
  /// Returns the frame of a node, extended beyond the safe area at some edges.
  ///
  /// In a scroll view, the frame is not extended along the axes of the scroll view.
  ///
  /// - Parameters:
  ///   - frame: The frame of the node.
  ///   - node: The node.
  ///   - edges: The edges to extend.
  ///   - regions: The regions of the safe area into which the frame may extend.
  /// - Returns: The larger frame.
  /// - Complexity: O(n) in the number of the node's ancestors.
  func extended(
    _ frame: CGRect,
    of node: LayoutNode,
    at edges: Edge.Set,
    ignoring regions: SafeAreaRegions = .all
  ) -> CGRect {
    guard !edges.isEmpty else { return frame }
    let path = [node] + node.ancestors
    var area = SafeArea(of: settings)
    for (view, container) in zip(path, path.dropFirst()).reversed() {
      if container.isInFront { area = SafeArea(of: settings) }
      if let edges = container.rule.safeAreaEdges {
        area.ignore(
          container.rule.safeAreaRegions,
          at: container.isMirrored ? edges.mirrored : edges
        )
      }
      let axes = container.rule.scrolling?.axes
      let insets = container.safeAreaInsets(of: view)
      guard axes != nil || insets != nil, let frame = layoutFrame(of: container) else { continue }
      let own = insets ?? EdgeInsets()
      area.enter(
        frame,
        shown: frame.extended(by: container.overhang),
        container.isMirrored ? own.mirrored : own
      )
      if let axes { area.enterScrolling(along: axes) }
    }
    return area.grown(
      frame,
      at: node.isMirrored ? edges.mirrored : edges,
      ignoring: regions
    )
  }
}

extension LayoutNode {
  /// The insets of the safe area for the views in the node; nil if the node does not change the
  /// safe area.
  var safeAreaInsets: EdgeInsets? {
    guard let layout = rule.layout as? any SafeAreaLayout, let frame else { return nil }
    return layout.safeAreaInsets(in: frame.size, proposal: frame.proposal, subviews: subviews)
  }

  /// Returns the insets of the safe area for one view in the node; nil if the view keeps the safe
  /// area of the node.
  fileprivate func safeAreaInsets(of view: LayoutNode) -> EdgeInsets? {
    guard let layout = rule.layout as? any SafeAreaLayout,
      layout.insetsSafeArea(of: LayoutSubview(view), among: subviews)
    else { return nil }
    return safeAreaInsets
  }

  fileprivate var isInFront: Bool { element?.presentation.isSeparate ?? false }
}

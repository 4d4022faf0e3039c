import AmbientHosting
import AmbientLayout
import AmbientViews

/// The safe area of the views in a node.
///
/// If a view that ignores its safe area touches an edge of the inner rectangle, the view grows to
/// the same edge of the outer rectangle.
struct SafeArea {
  /// The part of the screen that nothing covers, in points of the screen.
  private var inner: CGRect

  /// The part of the screen into which the views may grow, in points of the screen.
  private var outer: CGRect

  /// The regions that the views ignore.
  private let regions: SafeAreaRegions

  /// Creates the safe area of a screen, for views that ignore some regions.
  init(of settings: ScreenSettings, ignoring regions: SafeAreaRegions) {
    self.regions = regions
    inner = settings.safeArea
    let screen = CGRect(origin: .zero, size: settings.size)
    switch regions {
    case .keyboard: outer = settings.safeAreaBehindKeyboard
    case .container:
      outer = screen
      outer.size.height = max(0, screen.height - max(0, settings.keyboardHeight))
    default: outer = screen
    }
  }

  /// Reduces the safe area to the safe area of a view's content.
  ///
  /// - Parameters:
  ///   - frame: The frame of the view.
  ///   - insets: The lengths by which the bars of the view cover the content.
  mutating func enter(_ frame: CGRect, _ insets: EdgeInsets) {
    let area = grown(frame, at: .all)
    outer = regions == .keyboard ? area.inset(by: insets) : area
    inner = frame.inset(by: insets)
  }

  /// Returns a frame extended to the outer rectangle, at the edges that touch the inner rectangle.
  ///
  /// - Parameters:
  ///   - frame: The frame of a view.
  ///   - edges: The edges that may move.
  /// - Returns: The larger frame.
  func grown(_ frame: CGRect, at edges: Edge.Set) -> CGRect {
    let tolerance = 0.001
    var (minX, minY, maxX, maxY) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
    if edges.contains(.top), minY < inner.minY + tolerance { minY = min(minY, outer.minY) }
    if edges.contains(.leading), minX < inner.minX + tolerance { minX = min(minX, outer.minX) }
    if edges.contains(.bottom), maxY > inner.maxY - tolerance { maxY = max(maxY, outer.maxY) }
    if edges.contains(.trailing), maxX > inner.maxX - tolerance { maxX = max(maxX, outer.maxX) }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}

extension ScreenLayout {
  /// Returns the frame of a node, extended beyond the safe area at some edges.
  ///
  /// A node in the content of a scroll view is not extended.
  ///
  /// - Parameters:
  ///   - frame: The frame of the node.
  ///   - node: The node.
  ///   - edges: The edges to extend.
  ///   - regions: The regions of the safe area into which the frame may extend.
  /// - Returns: The larger frame.
  /// - Complexity: O(n) in the number of nodes around the node.
  func extended(
    _ frame: CGRect,
    of node: LayoutNode,
    at edges: Edge.Set,
    ignoring regions: SafeAreaRegions = .all
  ) -> CGRect {
    guard !edges.isEmpty else { return frame }
    let path = [node] + node.ancestors
    var area = SafeArea(of: settings, ignoring: regions)
    var isScrolled = false
    for (view, container) in zip(path, path.dropFirst()).reversed() {
      if container.isInFront {
        area = SafeArea(of: settings, ignoring: regions)
        isScrolled = false
      }
      if container.rule.scrollsViews { isScrolled = true }
      guard !isScrolled, let insets = container.safeAreaInsets(of: view),
        let frame = exactFrame(of: container)
      else { continue }
      area.enter(frame, container.isMirrored ? insets.mirrored : insets)
    }
    guard !isScrolled else { return frame }
    return area.grown(frame, at: node.isMirrored ? edges.mirrored : edges)
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

  /// Whether the screen arranges the node in front of other nodes.
  fileprivate var isInFront: Bool { element?.presentation.isSeparate ?? false }
}

extension ElementLayout {
  fileprivate var scrollsViews: Bool { coordinateSpace.map { $0.name == nil } ?? false }
}

extension CGRect {
  /// Returns the rectangle reduced by insets; negative lengths become zero.
  fileprivate func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading,
      y: minY + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom)
    )
  }
}

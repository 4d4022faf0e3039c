import AmbientHosting
import AmbientLayout
import AmbientViews

/// An element with its frame on the screen, for pictures of the screen.
@MainActor
struct DrawnElement {
  let element: Element

  /// The frame in points from the top left corner of the screen, rounded to whole pixels.
  let frame: CGRect

  let node: LayoutNode
  let screen: ScreenLayout

  private let corner: ShownCorner

  /// The opacity while the element fades in or out, from 0 to 1.
  var opacity: Double { screen.movesViews ? node.drawnOpacity : 1 }

  /// Whether the element moves to its place, or out of its container.
  var isMoving: Bool { node.movement != nil || node.departure != nil }

  var settings: ScreenSettings { screen.settings }

  /// The direction in which lines of text and rows of views run.
  var direction: LayoutDirection { node.direction }

  var isRightToLeft: Bool { direction == .rightToLeft }

  /// The elements that the element arranges and does not hide, from back to front.
  ///
  /// They may be scrolled out of view.
  var views: [DrawnElement] { Self.views(of: node, at: corner, in: screen) }

  /// The layout of the element's own text; nil if the element draws no text.
  var textLayout: TextLayout? { node.rule.layout as? TextLayout }

  /// The layout of the text in a field; nil if the element is not a field.
  var fieldLayout: FieldLayout? { node.rule.layout as? FieldLayout }

  /// Whether the element is a row of a list or form, such as the header of a section.
  var isInList: Bool { node.list != nil }

  /// The frame of a list's header row that has left its place to stay visible.
  ///
  /// The property is nil for any other element, and for a header at its own place.
  var pinnedHeaderFrame: CGRect? { screen.pinnedHeaderFrame(of: node) }

  /// The lines between the rows of the element; empty if the element is not a list.
  var separators: [RowSeparator] { screen.separators(in: node) }

  /// The visible scroll indicators; empty if the element does not scroll.
  var scrollIndicators: [ScrollIndicator] { screen.scrollIndicators(of: node) }

  var proposal: ProposedViewSize { node.frame?.proposal ?? ProposedViewSize(frame.size) }

  /// The part of the screen that a background or overlay style fills.
  ///
  /// The part extends beyond the safe area at the edges that the attribute `edges` names.
  var paintedFrame: CGRect {
    guard [.background, .overlay].contains(element.kind), element[.style] != nil,
      element.detail(ShapeDetail.self) == nil,
      let exact = screen.shownFrame(of: node)
    else { return frame }
    return screen.pixels(screen.extended(exact, of: node, at: element.edges))
  }

  /// Returns the elements in a node that are not hidden, from back to front.
  static func views(
    of node: LayoutNode,
    at corner: ShownCorner,
    in screen: ScreenLayout
  ) -> [DrawnElement] {
    node.viewsFromBackToFront.flatMap { view -> [DrawnElement] in
      guard let (frame, inner) = corner.place(of: view, in: node) else { return [] }
      guard let element = view.element else { return views(of: view, at: inner, in: screen) }
      return [
        DrawnElement(
          element: element,
          frame: screen.pixels(frame),
          node: view,
          screen: screen,
          corner: inner
        )
      ]
    }
  }
}

extension ScreenLayout {
  /// The content of the screen and the elements in front of it, from back to front.
  var drawnElements: [DrawnElement] { DrawnElement.views(of: root, at: .screen, in: self) }
}

extension LayoutNode {
  /// The views in the node, from back to front.
  ///
  /// The array includes removed views that are still shown. Among views with equal `zIndex`,
  /// removed pages and sheets are in front, and all other removed views are behind.
  var viewsFromBackToFront: [LayoutNode] {
    var all = views
    if !departing.isEmpty {
      let inFront = departing.filter { $0.isDeparting && ($0.element?.leavesInFront ?? false) }
      let behind = departing.filter { view in !inFront.contains { $0 === view } }
      all = behind + views.filter { $0.departure == nil } + inFront
    }
    return all.enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }
}

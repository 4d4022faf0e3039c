import AmbientCore
import AmbientHosting
public import AmbientLayout
import AmbientScreen
import AmbientViews
public import Testing

/// Actions that scroll, for hosts with a screen.
///
/// An action finds a scroll view, a list or a form by a name: a text in the view, or the view's
/// accessibility identifier or label. Of several nested scroll views, the action uses the
/// innermost. If the name is nil, the action uses the first scroll view that the user can reach.
///
/// A scroll by a distance or by a page can turn the page of a tab view instead, if the pages turn
/// along the direction of the scroll. The page turns in these cases:
///
/// - The action finds no scroll view.
/// - The scroll view does not scroll in the given direction.
/// - The tab view is inside the scroll view.
///
/// The name is then the name of the tab view, or a text in it. A scroll toward the trailing edge
/// shows the next page. If the pages are above each other, a scroll toward the bottom shows the
/// next page. Turning a page does not need a screen.
extension TestHost {
  /// A direction in which the user scrolls.
  public enum ScrollDirection: Sendable {
    /// Toward the top.
    case up
    /// Toward the bottom.
    case down
    /// Toward the leading edge.
    case leading
    /// Toward the trailing edge.
    case trailing

    fileprivate var axis: Axis { self == .up || self == .down ? .vertical : .horizontal }

    fileprivate var isForward: Bool { self == .down || self == .trailing }
  }

  /// Scrolls by a distance, but not beyond the end of the content.
  ///
  /// ```swift
  /// host.scroll("Inbox", by: CGSize(width: 0, height: 200))
  /// ```
  ///
  /// A tab view with pages turns one page, independently of the distance.
  ///
  /// The test fails if no scroll view is found, or if scrolling is disabled. It also fails if the
  /// distance is not zero along an axis on which the scroll view does not scroll, or if a tab view
  /// has no further page.
  ///
  /// - Parameters:
  ///   - name: The name of the scroll view, or a text in it; nil for the first scroll view.
  ///   - distance: The distance in points; positive values scroll toward the bottom and the
  ///     trailing edge.
  ///   - number: The position among the scroll views with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func scroll(
    _ name: String? = nil,
    by distance: CGSize,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let axes = Axis.Set(Axis.allCases.filter { distance[$0] != 0 }.map(Axis.Set.init))
    let isForward = distance.width + distance.height > 0
    if turnPage(name, number, along: axes, isForward: isForward, sourceLocation) { return }
    scroll(name, number, sourceLocation) { screen, element throws(UserActionError) in
      try screen.requireScrolling(element, along: axes)
      screen.scroll(element, by: distance)
    }
  }

  /// Scrolls to an offset, but not beyond the end of the content.
  ///
  /// - Parameters:
  ///   - name: The name of the scroll view, or a text in it; nil for the first scroll view.
  ///   - offset: The point of the content that moves to the upper leading corner of the scroll
  ///     view, in points.
  ///   - number: The position among the scroll views with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func scroll(
    _ name: String? = nil,
    to offset: CGPoint,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    scroll(name, number, sourceLocation) { screen, element throws(UserActionError) in
      try screen.requireScrolling(element, along: [])
      screen.scroll(element, to: offset)
    }
  }

  /// Scrolls by one page: by the visible length of the scroll view, or to the next or previous page
  /// of a tab view.
  ///
  /// ```swift
  /// host.scroll("Inbox", .down)
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the scroll view, or a text in it.
  ///   - direction: The direction.
  ///   - number: The position among the scroll views with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func scroll(
    _ name: String,
    _ direction: ScrollDirection,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    scrollPage(name, direction, number, sourceLocation)
  }

  /// Scrolls the first scroll view by one page: by the visible length of the scroll view, or to the
  /// next or previous page of a tab view.
  ///
  /// - Parameters:
  ///   - direction: The direction.
  ///   - sourceLocation: The line at which the test fails.
  public func scroll(
    _ direction: ScrollDirection,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    scrollPage(nil, direction, nil, sourceLocation)
  }

  private func scrollPage(
    _ name: String?,
    _ direction: ScrollDirection,
    _ number: Int?,
    _ sourceLocation: SourceLocation
  ) {
    let (axes, isForward) = (Axis.Set(direction.axis), direction.isForward)
    if turnPage(name, number, along: axes, isForward: isForward, sourceLocation) { return }
    scroll(name, number, sourceLocation) { screen, element throws(UserActionError) in
      try screen.requireScrolling(element, along: axes)
      guard let visible = screen.scrollGeometry(of: element)?.visibleRect else { return }
      var distance = CGSize.zero
      let length = visible.size[direction.axis]
      distance[direction.axis] = isForward ? length : -length
      screen.scroll(element, by: distance)
    }
  }

  /// Turns the page of a tab view, unless a scroll view with the name scrolls along the axes.
  ///
  /// If the tab view is inside this scroll view, the page of the tab view turns nevertheless.
  ///
  /// - Returns: Whether the scroll concerns a tab view. The test has failed if the tab view has no
  ///   further page.
  private func turnPage(
    _ name: String?,
    _ number: Int?,
    along axes: Axis.Set,
    isForward: Bool,
    _ location: SourceLocation
  ) -> Bool {
    guard let tabView = tabView(name, number, turningAlong: axes) else { return false }
    if let (screen, scrollView) = try? scrollView(name, number),
      screen.scrollable(at: scrollView, along: axes)?.id == scrollView.id,
      !sequence(first: tabView, next: \.parent).contains(where: { $0.id == scrollView.id })
    {
      return false
    }
    perform(location) { tree throws(UserActionError) in
      try tree.turnPage(of: tabView, isForward: isForward)
    }
    return true
  }

  /// The offset of a scroll view: the point of the content at the view's upper leading corner.
  ///
  /// At the beginning of the content, the offset is negative if the content has insets. For
  /// example, under a bar that is 44 points high, `y` is -44.
  ///
  /// - Parameters:
  ///   - name: The name of the scroll view, or a text in it; nil for the first scroll view.
  ///   - number: The position among the scroll views with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails if there is no such scroll view.
  /// - Returns: The offset in points; nil if the test failed.
  public func scrollOffset(
    of name: String? = nil,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> CGPoint? {
    do {
      let (screen, element) = try scrollView(name, number)
      return screen.offset(of: element)
    } catch {
      fail(error.description, at: sourceLocation)
      return nil
    }
  }

  private func scroll(
    _ name: String?,
    _ number: Int?,
    _ location: SourceLocation,
    _ action: (ScreenLayout, Element) throws(UserActionError) -> Void
  ) {
    perform(location) { _ throws(UserActionError) in
      let (screen, element) = try scrollView(name, number)
      try action(screen, element)
    }
  }

  private func scrollView(
    _ name: String?,
    _ number: Int?
  ) throws(UserActionError) -> (ScreenLayout, Element) {
    guard let screen else {
      throw UserActionError(
        "A host without a screen does not scroll.",
        facts: [],
        remedies: ["Give the host a size: `TestHost(size:content:)`."]
      )
    }
    viewTree.settle()
    let search = search(name ?? "", number)
    if name == nil {
      let all = search.elements(in: viewTree).filter { screen.scrollGeometry(of: $0) != nil }
      let index = (number ?? 1) - 1
      if all.indices.contains(index) { return (screen, all[index]) }
    }
    let element = try search.find(in: viewTree, "no scroll view") {
      screen.scrollGeometry(of: $0) != nil
    }
    return (screen, element)
  }
}

extension ScreenLayout {
  fileprivate func requireScrolling(
    _ element: Element,
    along axes: Axis.Set
  ) throws(UserActionError) {
    guard scrollable(at: element, along: axes)?.id != element.id else { return }
    guard scrollable(at: element, along: [])?.id == element.id else {
      throw UserActionError(
        "The \(element.kind) cannot be scrolled: scrolling is disabled.",
        facts: [("Views", element.views.joined(separator: " in "))],
        remedies: []
      )
    }
    let missing = Axis.allCases.filter {
      axes.contains(Axis.Set($0)) && scrollable(at: element, along: Axis.Set($0))?.id != element.id
    }
    throw UserActionError(
      "The \(element.kind) does not scroll along the "
        + missing.map { "\($0)" }.joined(separator: " and ") + " axis.",
      facts: [("Views", element.views.joined(separator: " in "))],
      remedies: element.kind == .scrollView
        ? ["Name both axes: `ScrollView([.horizontal, .vertical])`."] : []
    )
  }
}

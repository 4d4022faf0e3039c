extension HostedTree {
  /// The visible elements, in the order of the tree.
  ///
  /// The ``Element/presentation`` of the elements decides which of them are visible. If a window
  /// has covers, the window shows only the last cover and the dialogs after this cover. If an
  /// element has several pages, only the last page is visible. If an element is collapsed, only its
  /// first child is visible. An element that only assistive technologies present is not visible. If
  /// the host has a layout, only one view of each `ViewThatFits` is visible: the view that the
  /// layout has chosen.
  ///
  /// A removed element stays on the screen until its transition is over. Such an element
  /// does not count as visible, and hides no other element: see ``Element/isLeaving``.
  ///
  /// - Complexity: O(n) in the number of views.
  public var visibleElements: [Element] {
    filterWindows { window in
      let all = window.all
      guard let cover = all.last(where: { $0.presentation == .cover }) else {
        return window.visible
      }
      let later = all.drop { $0.id != cover.id }.dropFirst([cover].all.count)
      let dialogs = later.filter(\.presentation.isInFront)
      // If a dialog contains another dialog, the set has the elements of the inner one only once.
      let ids = Set(([cover] + dialogs).flatMap { [$0].visible }.map(\.id))
      return all.filter { ids.contains($0.id) }
    }
  }

  /// The visible elements that a user can use, in the order of the tree.
  ///
  /// If a window has covers or dialogs, only the elements in the last of them are in reach.
  ///
  /// - Complexity: O(n) in the number of views.
  public var elementsInReach: [Element] {
    filterWindows { window in
      window.all.last(where: \.presentation.isInFront).map { [$0].visible } ?? window.visible
    }
  }

  /// The elements whose keyboard shortcuts work: the elements in reach, and all elements in the
  /// menu bar.
  var elementsWithShortcuts: [Element] {
    let inReach = elementsInReach
    let ids = Set(inReach.map(\.id))
    let menuBar = allElements.filter { $0.kind == "Commands" }.flatMap(\.descendants)
    return inReach + menuBar.filter { !ids.contains($0.id) }
  }

  /// All elements in the order of the tree, without assistive and rejected elements.
  ///
  /// Only assistive technologies present an assistive element. An element is rejected if the host
  /// shows another view of the same `ViewThatFits`.
  ///
  /// - Complexity: O(n) in the number of views.
  package var shownElements: [Element] {
    let all = allElements
    let assistive = all.filter { $0.presentation == .assistive }.flatMap { [$0] + $0.descendants }
    let rejected = all.flatMap(\.rejectedViews).flatMap(\.withoutPresentations)
    let hidden = Set((assistive + rejected).map(\.id))
    return hidden.isEmpty ? all : all.filter { !hidden.contains($0.id) }
  }

  /// Returns the elements in reach, followed by the other shown elements if requested.
  func elementsInReach(followedByOthers: Bool) -> [Element] {
    let inReach = elementsInReach
    guard followedByOthers else { return inReach }
    let ids = Set(inReach.map(\.id))
    return inReach + shownElements.filter { !ids.contains($0.id) }
  }

  /// Calls a filter for each window, and once for all elements outside of windows.
  ///
  /// The result is in the order of the tree.
  private func filterWindows(_ filter: ([Element]) -> [Element]) -> [Element] {
    let roots = elements.filter { !$0.isLeaving }
    let windows = roots.filter { $0.presentation == .window }
    let others = roots.filter { $0.presentation != .window }
    guard !windows.isEmpty else { return filter(others) }
    let ids = Set(([others] + windows.map { [$0] }).flatMap(filter).map(\.id))
    return allElements.filter { ids.contains($0.id) }
  }
}

@MainActor
extension Array where Element == AmbientHosting.Element {
  /// The elements and their descendants, except leaving elements, in the order of the tree.
  fileprivate var all: [AmbientHosting.Element] {
    var result: [AmbientHosting.Element] = []
    var waiting: [AmbientHosting.Element] = reversed()
    while let element = waiting.popLast() {
      if element.isLeaving { continue }
      result.append(element)
      waiting += element.children.reversed()
    }
    return result
  }

  /// The elements and their visible descendants, in the order of the tree.
  fileprivate var visible: [AmbientHosting.Element] {
    var result: [AmbientHosting.Element] = []
    var waiting: [AmbientHosting.Element] = reversed()
    var rejected: Set<ElementID> = []
    while let element = waiting.popLast() {
      result.append(element)
      rejected.formUnion(element.rejectedViews.map(\.id))
      waiting += element.visibleChildren(except: rejected).reversed()
    }
    return result
  }
}

extension Element {
  /// The element and its descendants, in no particular order.
  ///
  /// Presentations, such as sheets, and the elements inside presentations are left out.
  fileprivate var withoutPresentations: [Element] {
    var result: [Element] = []
    var waiting = [self]
    while let element = waiting.popLast() {
      if element.presentation.isInFront { continue }
      result.append(element)
      waiting += element.children
    }
    return result
  }

  fileprivate func visibleChildren(except rejected: Set<ElementID>) -> [Element] {
    let children = children.filter {
      $0.presentation != .assistive && !$0.isLeaving && !rejected.contains($0.id)
    }
    if presentation == .collapsed { return Array(children.prefix(1)) }
    guard let top = children.last(where: { $0.presentation == .page }) else { return children }
    return children.filter { $0.presentation != .page || $0.id == top.id }
  }
}

/// What of the elements a user sees, and what of that can be used.
extension ViewTree {
  /// The elements in sight, in the order of the tree.
  ///
  /// In each window that is what stands in the last sheet or cover, if there is one, and in popovers, alerts
  /// and dialogs behind it in the tree; of a stack the last page, and of a tab view the tab that is
  /// selected, with the buttons of all.
  ///
  /// - Complexity: O(nodes).
  package var elementsInSight: [Element] {
    filterScenes { scene in
      guard let cover = scene.presentation(in: Element.covers) else { return scene.inSight }
      let later = scene.all.drop { $0.id != cover.id }.dropFirst(cover.descendants.count + 1)
      let dialogs = later.filter { Element.presentations.contains($0.kind) }
      return [cover].inSight + dialogs.flatMap { [$0].inSight }
    }
  }

  /// The elements in sight that a user can use, in the order of the tree: in each window those in the
  /// presentation that is in front, if there is one.
  ///
  /// - Complexity: O(nodes).
  package var elementsInReach: [Element] {
    filterScenes { scene in
      scene.presentation(in: Element.presentations).map { [$0].inSight } ?? scene.inSight
    }
  }

  /// The elements in reach; behind them all others, if these are asked for too.
  func elements(inReachFirst withOthers: Bool) -> [Element] {
    let inReach = elementsInReach
    guard withOthers else { return inReach }
    let known = Set(inReach.map(\.id))
    return inReach + allElements.filter { !known.contains($0.id) }
  }

  /// What is left of the elements of each window, and of those outside of all windows, in the order of the
  /// tree.
  private func filterScenes(_ filter: ([Element]) -> [Element]) -> [Element] {
    let roots = elements
    let windows = roots.filter { $0.kind == "Window" }
    let others = roots.filter { $0.kind != "Window" }
    guard !windows.isEmpty else { return filter(others) }
    let kept = Set(([others] + windows.map { [$0] }).flatMap(filter).map(\.id))
    return allElements.filter { kept.contains($0.id) }
  }
}

extension Array where Element == AmbientCore.Element {
  /// The elements, and all that is in them, in the order of the tree.
  @MainActor fileprivate var all: [AmbientCore.Element] { flatMap { [$0] + $0.descendants } }

  /// The same without what is behind other pages and in tabs that are not selected.
  @MainActor fileprivate var inSight: [AmbientCore.Element] {
    var result: [AmbientCore.Element] = []
    var waiting: [AmbientCore.Element] = reversed()
    while let element = waiting.popLast() {
      result.append(element)
      waiting += element.childrenInSight.reversed()
    }
    return result
  }

  /// The last element of some kinds.
  @MainActor fileprivate func presentation(in kinds: Set<ElementKind>) -> AmbientCore.Element? {
    all.last { kinds.contains($0.kind) }
  }
}

extension Element {
  /// What covers all that is behind it.
  fileprivate static let covers: Set<ElementKind> = ["Sheet", "FullScreenCover"]

  /// What is in front of other elements.
  static let presentations = covers.union(["Popover", "Alert", "ConfirmationDialog"])

  fileprivate var childrenInSight: [Element] {
    let children = children
    switch kind {
    case "NavigationStack":
      let top = children.last { $0.kind == "NavigationPage" }
      return children.filter { $0.kind != "NavigationPage" || $0.id == top?.id }
    case "Tab":
      return attributes["isSelected"] == .bool(true) ? children : Array(children.prefix(1))
    default:
      return children
    }
  }
}

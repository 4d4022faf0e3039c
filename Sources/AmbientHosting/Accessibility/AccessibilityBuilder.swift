/// Makes the accessibility tree from elements.
@MainActor
struct AccessibilityBuilder {
  /// The element that has the keyboard focus.
  let focused: ElementID?

  /// Whether to collect the nodes that a user cannot reach.
  let collectsHidden: Bool

  /// The nodes that a user cannot reach; empty if ``collectsHidden`` is false.
  var hidden: [AccessibilityTree.Hidden] = []

  /// The elements that the host does not show because it shows another view of a `ViewThatFits`.
  var rejected: Set<ElementID> = []

  /// How often ``exclude(_:_:)`` has left out hidden views.
  ///
  /// A modifier that describes a view creates a node if the view has none. But if the view has no
  /// node because it is hidden, the modifier creates none either. To find out, the modifier
  /// compares this number before and after the nodes of the view are made.
  var exclusions = 0

  /// The text of a `PlaceholderContentView` in the views of an accessibility label.
  ///
  /// A modifier can replace the name of a node with a label that consists of views. A placeholder
  /// among these views shows the name that the node had before.
  var placeholder = ""

  mutating func nodes(of tree: any HostedTree) -> [AccessibilityNode] {
    let roots = tree.elements.filter { !$0.isLeaving }
    let isWindow = { (element: Element) in element.presentation == .window }
    var nodes = reachable(roots.filter { !isWindow($0) }, in: nil)
    for window in roots where isWindow(window) { nodes += reachable([window], in: window) }
    return arranged(nodes)
  }

  /// The nodes of a window, or of elements outside of all windows.
  ///
  /// If a sheet, an alert or the like is in front, its nodes replace all others.
  private mutating func reachable(_ roots: [Element], in window: Element?) -> [AccessibilityNode] {
    let all = roots.flatMap { [$0] + $0.descendants }
    let fronts = all.filter { $0.presentation.isInFront && !$0.isLeaving }
    guard let front = fronts.last else { return contents(roots) }
    if collectsHidden {
      let reason = HidingReason.behind(front.titled)
      hide(contents(roots), reason)
      for other in fronts.dropLast() { hide([container(other)], reason) }
    }
    let node = container(front)
    guard let window else { return [node] }
    var outer = AccessibilityNode(window, .window)
    outer.label = window[.title]
    outer.children = [node]
    return [outer]
  }

  // MARK: Containers

  mutating func contents(_ elements: [Element]) -> [AccessibilityNode] {
    var nodes: [AccessibilityNode] = []
    for element in elements {
      if rejected.contains(element.id) {
        hide([element], .notChosen)
      } else {
        nodes += self.nodes(of: element)
      }
    }
    return nodes
  }

  /// The nodes of the reachable elements inside an element.
  mutating func contents(of element: Element) -> [AccessibilityNode] {
    contents(reachableChildren(of: element))
  }

  mutating func reachableChildren(of element: Element) -> [Element] {
    var children = element.children.filter {
      $0.presentation != .assistive && !$0.presentation.isInFront && !$0.isLeaving
    }
    if element.presentation == .collapsed {
      hide(children.dropFirst(), .inClosed(element.kind))
      children = Array(children.prefix(1))
    }
    if let top = children.last(where: { $0.presentation == .page }) {
      hide(
        children.filter { $0.presentation == .page && $0.id != top.id },
        .under(top.titled)
      )
      children.removeAll { $0.presentation == .page && $0.id != top.id }
    }
    return children
  }

  /// Sorts siblings by their priority.
  ///
  /// If siblings have the modal trait, the last of them stays reachable. The siblings that got the
  /// trait from the same modifier stay reachable too. All other siblings are left out.
  mutating func arranged(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    var nodes = nodes
    let isModal = { (node: AccessibilityNode) in
      node.traits.contains(.isModal) && !node.element.presentation.isInFront
    }
    if let modal = nodes.last(where: isModal) {
      // A modifier of a stack gives the modal trait to each view in the stack. All of these views
      // stay reachable.
      let modifier = modal.modifiers.first { $0.adds(.isModal) }?.id
      let isInFront = { (node: AccessibilityNode) in
        node.element.id == modal.element.id
          || (modifier != nil && node.modifiers.contains { $0.id == modifier })
      }
      hide(nodes.filter { !isInFront($0) }, .behindModalView)
      nodes = nodes.filter(isInFront)
    }
    guard nodes.contains(where: { $0.sortPriority != 0 }) else { return nodes }
    return nodes.enumerated().sorted {
      let (left, right) = ($0.element.sortPriority, $1.element.sortPriority)
      return left == right ? $0.offset < $1.offset : left > right
    }.map(\.element)
  }

  mutating func container(
    _ element: Element,
    _ role: AccessibilityRole,
    _ children: [AccessibilityNode]
  ) -> AccessibilityNode {
    var node = AccessibilityNode(element, role)
    node.children = arranged(children)
    return node
  }

  /// A node for a window, a sheet, a page and the like.
  mutating func container(_ element: Element) -> AccessibilityNode {
    let contents = contents(of: element)
    var node = container(element, element.containerRole, contents)
    node.label = element.text ?? element[.title]
    if element.takes(DismissEvent.self) {
      node.add(.sending(.dismiss, .escape, to: element))
    } else if element.takes(BackEvent.self) {
      node.add(.sending(.back, .escape, to: element))
    }
    if node.roleOfKind == .page, let title = node.label {
      var heading = AccessibilityNode(element, .heading)
      heading.label = title
      node.children.insert(heading, at: 0)
    }
    return node
  }

  // MARK: Hidden nodes

  /// Leaves out hidden views, and increments ``exclusions``, which the modifiers around the views
  /// check.
  mutating func exclude(_ elements: [Element], _ reason: @autoclosure () -> HidingReason) {
    exclusions += 1
    hide(elements, reason())
  }

  mutating func hide(
    _ elements: some Sequence<Element>,
    _ reason: @autoclosure () -> HidingReason
  ) {
    guard collectsHidden else { return }
    let reason = reason()
    for element in elements { hide(nodes(of: element), reason) }
  }

  mutating func hide(_ nodes: [AccessibilityNode], _ reason: @autoclosure () -> HidingReason) {
    guard collectsHidden else { return }
    let reason = reason()
    hidden += nodes.flatMap(\.all).map { AccessibilityTree.Hidden(node: $0, reason: reason) }
  }
}

extension ElementAttribute where Value == String {
  /// The title of a window or a page.
  static var title: Self { Self("title") }
}

extension Element {
  fileprivate func adds(_ trait: AccessibilityTraits) -> Bool {
    self[.adds].map { AccessibilityTraits(attribute: $0).contains(trait) } ?? false
  }

  fileprivate var titled: String {
    (text ?? self[.title]).map { "\(kind) \"\($0)\"" } ?? "\(kind)"
  }

  fileprivate var containerRole: AccessibilityRole {
    switch (kind, presentation) {
    case ("Alert", _): .alert
    case ("Popover", _): .popover
    case ("MenuItems", _): .menu
    case (_, .dialog): .dialog
    case (_, .window): .window
    case (_, .page), ("NavigationColumn", _): .page
    default: .sheet
    }
  }
}

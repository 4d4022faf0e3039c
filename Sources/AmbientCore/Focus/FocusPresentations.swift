import AmbientGraph

extension View {
  /// Makes the view a presentation that keeps the focus inside itself.
  ///
  /// While the presentation is shown, no view behind it can have the focus. The default focus of
  /// the presented views applies. When the presentation is removed, the focus returns to the view
  /// that had the focus before.
  ///
  /// - Returns: The modified view.
  package nonisolated func focusPresentation() -> some View { modifier(FocusPresentation()) }
}

private struct FocusPresentation {}

extension FocusPresentation: NodeModifier {
  typealias Body = Never

  func makeNode(_ inputs: _ViewInputs) -> FocusPresentationNode { FocusPresentationNode(inputs) }

  func update(_ node: FocusPresentationNode) {}
}

/// The node of a presentation that keeps the focus inside itself.
final class FocusPresentationNode: FocusNode {
  /// The node that had the focus when the presentation appeared.
  ///
  /// The node receives the focus again when the presentation is removed.
  fileprivate weak var origin: ViewNode?
  /// Whether the origin has not been recorded yet.
  fileprivate var needsOrigin = true
  /// Whether the presentation was removed, but is still shown during its transition.
  fileprivate var hasLeft = false

  @MainActor override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    focus.presentations.add(self)
  }

  override func willRetire() {
    focus.presentations.remove(self)
    super.willRetire()
  }
}

/// The presentations in a tree, each of which keeps the focus inside itself.
struct FocusPresentations {
  private var nodes: [FocusPresentationNode] = []
  /// The node that gets the focus back from a presentation that the current update removed.
  private weak var destination: ViewNode?

  mutating func add(_ node: FocusPresentationNode) { nodes.append(node) }

  @MainActor mutating func remove(_ node: FocusPresentationNode) {
    nodes.removeAll { $0 === node }
    if !node.hasLeft { returnFocus(from: node) }
  }

  /// Notes which presentations were removed since the last call, but are still shown.
  ///
  /// Such a presentation is shown until its transition ends, but it gives the focus back to its
  /// origin at once. If the presentation comes back, its origin is recorded again.
  @MainActor mutating func noteDepartures() {
    for node in nodes where node.hasLeft != node.isLeaving {
      node.hasLeft.toggle()
      if node.hasLeft { returnFocus(from: node) } else { node.needsOrigin = true }
    }
  }

  @MainActor private mutating func returnFocus(from node: FocusPresentationNode) {
    guard let origin = node.origin else { return }
    destination = origin
    // The origin of another presentation may be inside the removed presentation. Such an origin is
    // replaced by the origin of the removed presentation.
    for other in nodes where other !== node {
      if let inside = other.origin, node.contains(inside) { other.origin = origin }
    }
  }

  /// Returns whether a node is inside the frontmost presentation of its window.
  ///
  /// The result is true if the window has no presentation.
  @MainActor func allowsFocus(at node: ViewNode) -> Bool {
    guard !nodes.isEmpty else { return true }
    let window = node.window
    var front: FocusPresentationNode?
    for candidate in nodes where candidate.window === window && !candidate.isLeaving {
      if front.map({ $0.precedes(candidate) }) ?? true { front = candidate }
    }
    return front?.contains(node) ?? true
  }

  /// Records the node in focus as the origin of each new presentation.
  ///
  /// The node in focus is about to lose the focus to the presentation.
  @MainActor mutating func recordOrigins(_ focused: ViewNode?) {
    for node in nodes where node.needsOrigin && !node.hasLeft {
      node.needsOrigin = false
      // If a presentation replaces another one, both return the focus to the same node.
      let origin = focused.flatMap { $0.isRetired || $0.isLeaving ? nil : $0 } ?? destination
      if let origin, origin.window === node.window, !node.contains(origin) { node.origin = origin }
    }
  }

  /// Returns and clears the destination.
  ///
  /// The caller checks whether the destination can still have the focus.
  mutating func takeDestination() -> ViewNode? {
    defer { destination = nil }
    return destination
  }
}

import AmbientGraph

extension View {
  /// Makes the view the content of a presentation, which keeps the focus while it is there: nothing behind it
  /// can have the focus, its default focus counts, and when it goes the focus returns to where it was.
  package nonisolated func focusPresentation() -> some View { modifier(FocusPresentation()) }
}

private struct FocusPresentation {}

extension FocusPresentation: NodeModifier {
  typealias Body = Never

  func makeNode(_ inputs: _ViewInputs) -> FocusPresentationNode { FocusPresentationNode(inputs) }

  func update(_ node: FocusPresentationNode) {}
}

/// A node around what is presented.
final class FocusPresentationNode: FocusNode {
  /// Where the focus was when this came, and is to be when it goes.
  fileprivate weak var origin: ViewNode?
  fileprivate var isArriving = true

  @MainActor override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    focus.presentations.add(self)
  }

  override func willRetire() {
    focus.presentations.remove(self)
    super.willRetire()
  }
}

/// The presentations of a tree, as far as they concern the focus.
struct FocusPresentations {
  private var nodes: [FocusPresentationNode] = []
  /// Where the focus returns to, because a presentation went in the update of now.
  private weak var destination: ViewNode?

  mutating func add(_ node: FocusPresentationNode) { nodes.append(node) }

  @MainActor mutating func remove(_ node: FocusPresentationNode) {
    nodes.removeAll { $0 === node }
    guard let origin = node.origin else { return }
    destination = origin
    // What was presented from inside returns to where this one would have.
    for other in nodes {
      if let inside = other.origin, node.contains(inside) { other.origin = origin }
    }
  }

  /// Whether the presentation that is in front in its window, if there is one, has a node in it.
  @MainActor func allow(_ node: ViewNode) -> Bool {
    guard !nodes.isEmpty else { return true }
    let window = node.window
    var front: FocusPresentationNode?
    for candidate in nodes where candidate.window === window {
      if front.map({ $0.precedes(candidate) }) ?? true { front = candidate }
    }
    return front?.contains(node) ?? true
  }

  /// Lets those that came remember where the focus is, which is about to leave what is behind them.
  @MainActor mutating func arrive(_ focused: ViewNode?) {
    for node in nodes where node.isArriving {
      node.isArriving = false
      // One that comes in the place of another returns to where that one would have.
      let origin = focused.flatMap { $0.isRetired ? nil : $0 } ?? destination
      if let origin, origin.window === node.window, !node.contains(origin) { node.origin = origin }
    }
  }

  /// Takes the place that the focus returns to, where it may not be able to be any more.
  mutating func takeDestination() -> ViewNode? {
    defer { destination = nil }
    return destination
  }
}

import AmbientGraph
package import AmbientHosting

extension View {
  /// Hides all views in this view except those inside one element, for `ViewThatFits`.
  ///
  /// The views in other elements stay in the tree, but do not appear. Until the binding names an
  /// element, no view appears. In the tree of a host that does not report which views fit, all
  /// views appear.
  ///
  /// - Parameter element: A binding to the identifier of an element in the view.
  /// - Returns: The modified view.
  package nonisolated func appears(onlyIn element: Binding<ElementID?>) -> some View {
    modifier(FittingBoundary(element: element))
  }
}

private struct FittingBoundary {
  let element: Binding<ElementID?>
}

extension FittingBoundary: NodeModifier {
  typealias Body = Never

  func makeNode(_ inputs: _ViewInputs) -> FittingBoundaryNode {
    FittingBoundaryNode(element, inputs)
  }

  func update(_ node: FittingBoundaryNode) { node.update(element) }
}

/// A boundary in whose content only the views inside one element appear.
private final class FittingBoundaryNode: AppearanceBoundaryNode {
  private var element: Binding<ElementID?>?

  /// The node of the element whose views appear; nil while no view appears.
  private weak var chosen: AnyElementNode?

  @MainActor init(_ element: Binding<ElementID?>, _ inputs: _ViewInputs) {
    self.element = element
    super.init(isShown: true, isInFront: false, inputs)
    graph.schedule(self)
  }

  @MainActor func update(_ element: Binding<ElementID?>) {
    self.element = element
    graph.schedule(self)
  }

  override func run() {
    // The binding can name an element that has left the tree. Then this method does nothing until
    // the host reports another element after the layout. A view that contains both the removed and
    // the reported element therefore does not disappear and then appear again.
    guard let id = element?.wrappedValue, id != chosen?.id, let node = elementNode(id) else {
      return
    }
    chosen = node
    noteChange()
  }

  private func elementNode(_ id: ElementID) -> AnyElementNode? {
    var candidate = nextNode
    while let node = candidate, node.depth > depth {
      if let element = node as? AnyElementNode, element.id == id { return element }
      candidate = node.nextNode
    }
    return nil
  }

  /// Returns whether a node is in the chosen element, is around this element, or is in a layer of a
  /// modifier around this element.
  override func allows(_ node: ViewNode) -> Bool {
    guard tree.choosesFittingViews else { return true }
    // A removed view that has appeared does not disappear before its transition is over. A removed
    // inner boundary may contain such views. This boundary therefore allows both.
    if node.isLeaving, (node as? AppearanceNode)?.hasAppeared ?? true { return true }
    guard let chosen, !chosen.isRetired else { return false }
    return chosen.contains(node) || node.contains(chosen) || isInLayer(node, around: chosen)
  }

  /// Returns whether a node is in a layer, such as a background, of a modifier around an element.
  @MainActor private func isInLayer(_ node: ViewNode, around element: ViewNode) -> Bool {
    let nodes = sequence(first: node, next: \.parent).prefix { $0 !== self }
    let layer = nodes.first { ($0 as? AnyElementNode)?.description.kind == "Layer" }
    return layer?.parent?.nearestElement?.contains(element) ?? false
  }

  override func takeChange() -> Bool { true }

  override func willRetire() {
    super.willRetire()
    element = nil
  }
}

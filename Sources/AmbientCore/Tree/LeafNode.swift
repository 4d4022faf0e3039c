public import AmbientGraph

/// A view whose body is one leaf: a view with a body and an element, in one node.
///
/// Most views of an application are such, and most leaves look as usual. The node reads for both: first what
/// the body reads, then what tells whether anything is said about the leaf around it. If something is, a node
/// below describes the leaf, so that the body does not run when that changes.
@usableFromInline
final class LeafNode<Content: View>: AnyElementNode, BodyOwner {
  // Both nil once the element is gone: a host may hold on to it, and must not keep what is in them.
  @exclusivity(unchecked) @usableFromInline var view: Content?
  @exclusivity(unchecked) @usableFromInline var leaf: Content.Body?

  @exclusivity(unchecked) @usableFromInline var properties: InstalledProperties
  @exclusivity(unchecked) @usableFromInline var readsOfBody = ReadsSoFar()

  @inlinable @MainActor
  init(_ view: Content, _ inputs: _ViewInputs) {
    self.view = view
    properties = InstalledProperties(of: .of(viewWithBody: Content.self))
    super.init(inputs)
  }

  @inlinable @MainActor
  func update(withViewAt new: UnsafePointer<Content>) {
    // Safe because what is in an optional begins where the optional does.
    guard view != nil, !type.isSame(&view, as: new) else { return }
    view = new.pointee
    valueChanged()
  }

  override var bodyName: String? { type.name }

  @usableFromInline var value: Any { view as Any }

  override func runsBody(for reason: RunReason) -> Bool {
    guard case .changed(let source) = reason else { return true }
    return readsOfBody.contain(source, of: self)
  }

  override func run() { Content._runNode(_ViewNode(self)) }

  /// Runs the body if that is why it is the node's turn, and describes what the body makes.
  @inlinable @MainActor
  func runLeaf() {
    if graph.isTurn(of: readsOfBody) {
      guard view != nil else { return }
      leaf = withPlace(of: &view) { view in
        installProperties(at: view)
        return runBody(of: view) { $0.pointee.body }
      }
      readsOfBody = graph.readsSoFar
    } else {
      graph.keep(readsOfBody)
    }
    describe()
  }

  @inlinable @MainActor
  func describe() {
    if child != nil { return describeBelow() }
    guard !describePlainly(reading: self) else { return }
    graph.keep(readsOfBody)
    child = StyledLeafNode(self, inputs())
  }

  @usableFromInline @MainActor
  func describeBelow() { if let child { graph.schedule(child) } }

  @inlinable @MainActor
  func describePlainly(reading node: ViewNode) -> Bool {
    guard leaf != nil else { return true }
    return withPlace(of: &leaf) { leaf in
      describeInPlace { Content.Body._describePlainly(leaf, in: _ViewNode(node), &$0) }
    }
  }

  override func describeLeaf(in node: StyledLeafNode) {
    if describePlainly(reading: node) { return node.stopObserving() }
    guard let leaf else { return }
    describe(as: node.observing(as: type) { Content.Body._describe(leaf, in: _ViewNode(node)) })
  }

  override func willRetire() {
    super.willRetire()
    properties.retire()
    view = nil
    leaf = nil
  }
}

/// Describes a leaf about which something is said, in place of the node of the view that it is the body of.
@usableFromInline
final class StyledLeafNode: ViewNode {
  private unowned(unsafe) let owner: AnyElementNode

  @usableFromInline @MainActor
  init(_ owner: AnyElementNode, _ inputs: _ViewInputs) {
    self.owner = owner
    lending(inputs.unmanagedTree) { $0.insertNext(behind: owner) }
    super.init(inputs)
    graph.schedule(self)
  }

  override func run() { owner.describeLeaf(in: self) }
}

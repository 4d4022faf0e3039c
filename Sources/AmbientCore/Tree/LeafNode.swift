public import AmbientGraph

/// A view whose body is one leaf: a view with a body and an element, in one node.
///
/// Most views of an application are such, and most leaves look as usual. The node reads for both: first what
/// the body reads, then what tells whether anything is said about the leaf around it. If something is, a node
/// below describes the leaf, so that the body does not run when that changes.
@usableFromInline
final class LeafNode<Content: View>: AnyElementNode, BodyOwner {
  // Nil once the element is gone: a host may hold on to it, and must not keep what is in the view. Spelled
  // out, because the short form is first made nil, and that is taken back then.
  @exclusivity(unchecked) @usableFromInline var view: Optional<Content>
  @exclusivity(unchecked) @usableFromInline var leaf: Content.Body?

  @exclusivity(unchecked) @usableFromInline var properties: InstalledProperties
  @exclusivity(unchecked) @usableFromInline var readsOfBody = ReadsSoFar()

  @inlinable @MainActor
  init(_ view: consuming Content, _ inputs: _ViewInputs) {
    self.view = consume view
    properties = InstalledProperties(of: ViewType.known(viewWithBody: Content.self))
    super.init(inputs)
  }

  @inlinable @MainActor
  func update(withViewAt new: UnsafePointer<Content>) {
    // Safe because what is in an optional begins where the optional does.
    guard view != nil, !lending(properties.type, { $0.isSame(&view, as: new) }) else { return }
    view = new.pointee
    valueChanged()
  }

  override var bodyName: String? { type.name }

  @usableFromInline var value: Any { view.map { $0 as Any } ?? () }

  override func runsBody(for reason: RunReason) -> Bool {
    guard case .changed(let source) = reason else { return true }
    return isReadByBody(source)
  }

  @usableFromInline
  func isReadByBody(_ source: Source) -> Bool { readsOfBody.contain(source, of: self) }

  override func run() { Content._runNode(_ViewNode(self)) }

  /// Runs the body if that is why it is the node's turn, and looks at what is said about the leaf.
  @inlinable @MainActor
  func runLeaf() {
    let before = isHostTold ? description : nil
    var isPlainAround = false
    if graph.isTurn(of: readsOfBody) {
      guard view != nil else { return }
      let rest = graph.rest(behind: readsOfBody)
      leaf = withPlace(of: &view) { view in
        installProperties(at: view)
        return runBody(of: view) { $0.bodyInPlace() }
      }
      readsOfBody = graph.readsSoFar
      // Where something is said, a node below reads what it is.
      isPlainAround = child == nil && graph.keep(rest)
    } else {
      graph.keep(readsOfBody)
    }
    if child != nil { return describeBelow() }
    if !isPlainAround { isPlainAround = isPlain(around: self) }
    if !isPlainAround || !isPlainByItself { return makeChild(shown: before) }
    if let before { looks(differentFrom: before) }
  }

  @usableFromInline @MainActor var isHostTold: Bool { tree.isToldOfElements }

  /// Whether nothing is said about the leaf where a node reads.
  @inlinable @MainActor
  func isPlain(around node: ViewNode) -> Bool { Content.Body._isPlain(in: _ViewNode(node)) }

  /// Whether it says nothing itself.
  @inlinable @MainActor var isPlainByItself: Bool {
    guard leaf != nil else { return true }
    return withPlace(of: &leaf) { Content.Body._isPlain($0) }
  }

  /// Leaves it to a node below to describe the leaf, and to read what is said about it.
  ///
  /// - Parameter shown: How the element looked so far, if the host was told.
  @usableFromInline @MainActor
  func makeChild(shown: ElementDescription?) {
    graph.keep(readsOfBody)
    tree.insertNext(behind: self)
    child = StyledLeafNode(self, shown ?? plainDescription, inputs())
  }

  @usableFromInline @MainActor
  func describeBelow() { if let child { graph.schedule(child) } }

  @usableFromInline
  override var description: ElementDescription { styled?.description ?? plainDescription }

  private var styled: StyledLeafNode? {
    // Safe because no other child is made.
    child.map { unsafeDowncast($0, to: StyledLeafNode.self) }
  }

  @MainActor private var plainDescription: ElementDescription {
    leaf.map { Content.Body._plainDescription($0) } ?? ElementDescription()
  }

  override func describeLeaf(in node: StyledLeafNode) -> ElementDescription {
    if isPlain(around: node), isPlainByItself {
      node.stopObserving()
      return plainDescription
    }
    guard let leaf else { return ElementDescription() }
    return node.observing(as: type) { Content.Body._describe(leaf, in: _ViewNode(node)) }
  }

  override func willRetire() {
    // What was said of the element last stays, and a plain leaf is no more than that.
    let styled = child
    super.willRetire()
    child = styled
    if styled != nil { leaf = nil }
    properties.retire()
    view = nil
  }
}

/// Describes a leaf about which something is said, for the node of the view that it is the body of.
@usableFromInline
final class StyledLeafNode: ViewNode {
  // Its parent.
  private unowned(unsafe) let owner: AnyElementNode

  @exclusivity(unchecked) @MainActor fileprivate var description: ElementDescription

  @MainActor
  fileprivate init(
    _ owner: AnyElementNode,
    _ description: ElementDescription,
    _ inputs: _ViewInputs
  ) {
    self.owner = owner
    self.description = description
    super.init(inputs)
    graph.schedule(self)
  }

  override func run() {
    let before = description
    description = owner.describeLeaf(in: self)
    if tree.isToldOfElements { owner.looks(differentFrom: before) }
  }
}

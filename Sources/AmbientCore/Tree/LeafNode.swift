public import AmbientGraph

/// A view whose body is one leaf: a view with a body and an element, in one node.
///
/// Most views of an application are such, and about most leaves nothing is said. The node depends on what the body
/// reads, and on nothing else: where nothing is said, it is told when something is. A node below describes the leaf
/// then, so that the body does not run when that changes.
@usableFromInline
final class LeafNode<Content: View, HeldView: Holder<Content>, HeldLeaf: Holder<Content.Body>>:
  AnyElementNode, BodyOwner
{
  // Empty once the element is gone: a host may hold on to it, and must not keep what is in the view.
  @exclusivity(unchecked) @usableFromInline var view: HeldView
  @exclusivity(unchecked) @usableFromInline var leaf = HeldLeaf.none

  @exclusivity(unchecked) @usableFromInline var properties: InstalledProperties

  @inlinable @MainActor
  init(_ view: consuming Content, _ inputs: _ViewInputs) {
    self.view = HeldView(view)
    properties = InstalledProperties(of: ViewType.known(viewWithBody: Content.self))
    super.init(inputs)
  }

  @inlinable @MainActor
  func update(withViewAt new: UnsafePointer<Content>) {
    // Safe because what is in an optional begins where the optional does.
    guard !view.isEmpty, !lending(properties.type, { $0.isSame(&view, as: new) }) else { return }
    view = HeldView(new.pointee)
    valueChanged()
  }

  override var bodyName: String? { type.name }

  @usableFromInline var value: Any { view.isEmpty ? () : withPlace(of: &view) { $0.pointee } }

  override func run() { Content._runNode(_ViewNode(self)) }

  /// Runs the body, and looks whether anything is said about the leaf.
  @inlinable @MainActor
  func runLeaf() {
    guard !view.isEmpty else { return }
    let before = isHostTold ? description : nil
    leaf = withPlace(of: &view) { view in
      installProperties(at: view)
      return HeldLeaf(runBody(of: view) { $0.bodyInPlace() })
    }
    if child != nil { return describeBelow() }
    // Who has run and has no node below has found nothing, and would have been told.
    guard isPlainByItself, hasRun || isPlain(around: self) else {
      return makeChild(shown: before)
    }
    if let before { looks(differentFrom: before) }
  }

  override func lookAgain() {
    if child == nil, !leaf.isEmpty { makeChild(shown: plainDescription) }
  }

  @usableFromInline @MainActor var isHostTold: Bool { tree.isToldOfElements }

  /// Whether nothing is said about the leaf where a node stands.
  @inlinable @MainActor
  func isPlain(around node: ViewNode) -> Bool { Content.Body._isPlain(in: _ViewNode(node)) }

  /// Whether it says nothing itself.
  @inlinable @MainActor var isPlainByItself: Bool {
    guard !leaf.isEmpty else { return true }
    return withPlace(of: &leaf) { Content.Body._isPlain($0) }
  }

  /// Leaves it to a node below to describe the leaf, and to read what is said about it.
  ///
  /// - Parameter shown: How the element looked so far, if the host was told.
  @usableFromInline @MainActor
  func makeChild(shown: ElementDescription?) {
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
    guard !leaf.isEmpty else { return ElementDescription() }
    return withPlace(of: &leaf) { Content.Body._plainDescription($0.pointee) }
  }

  override func describeLeaf(in node: StyledLeafNode) -> ElementDescription {
    node.isPlain = isPlainByItself && isPlain(around: node)
    if node.isPlain {
      node.stopObserving()
      return plainDescription
    }
    guard !leaf.isEmpty else { return ElementDescription() }
    return withPlace(of: &leaf) { leaf in
      node.observing(as: type) { Content.Body._describe(leaf.pointee, in: _ViewNode(node)) }
    }
  }

  override func willRetire() {
    // What was said of the element last stays, and a plain leaf is no more than that.
    let styled = child
    super.willRetire()
    child = styled
    if styled != nil { leaf = .none }
    properties.retire()
    view = .none
  }
}

/// An optional, for a class that is generic.
///
/// Where such a class has a property of type `Content?`, its code looks for that
/// type whenever an object comes or goes. A parameter of the class is known to each of its objects.
///
/// What is held lies at its beginning, as it does in an optional.
@usableFromInline
protocol Holder<Value> {
  associatedtype Value

  /// Holds a value.
  init(_ value: consuming Value)

  /// Holds nothing.
  static var none: Self { get }

  /// Whether it holds nothing.
  var isEmpty: Bool { get }
}

extension Optional: Holder {
  @usableFromInline typealias Value = Wrapped

  @inlinable var isEmpty: Bool { self == nil }
}

extension View {
  /// The node of a view whose body is one leaf.
  @usableFromInline typealias NodeOfLeaf = LeafNode<Self, Self?, Body?>
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

  /// Whether nothing was said about the leaf when it was described last.
  @exclusivity(unchecked) fileprivate var isPlain = false

  override func lookAgain() { if isPlain { graph.schedule(self) } }

  override func run() {
    let before = description
    description = owner.describeLeaf(in: self)
    if tree.isToldOfElements { owner.looks(differentFrom: before) }
  }
}

import AmbientEnvironment
public import AmbientGraph
import AmbientReflection
public import AmbientScopes
import AmbientSupport

/// A node that is an element, and keeps its description.
///
/// What makes one puts it in its place, with ``_ViewInputs/place(_:)``.
@usableFromInline
class AnyElementNode: ParentNode {
  final let id: ElementID

  /// What the element is and how it looks.
  @usableFromInline @MainActor private(set) final var description = ElementDescription()

  @usableFromInline @MainActor init(_ inputs: _ViewInputs) {
    id = inputs.unretainedTree.with { $0.makeElementID() }
    super.init(inputs, isPlaced: false)
  }

  /// Takes another description, and tells the host if it looks different.
  @usableFromInline @MainActor
  final func describe(as new: consuming ElementDescription) {
    // Where nobody is told, nothing has to be compared.
    guard tree.isToldOfElements else { return description = new }
    let before = description
    description = new
    if !description.looksLike(before) { tree.looksDifferent(self, than: before) }
  }

  /// Whether what is described was changed in place before, and nothing has changed that was read for it.
  @usableFromInline @MainActor
  final var isDescribedInPlace: Bool { description.isPlain && isClean }

  /// Changes the description where it lies, and tells the host if it looks different then; false if it
  /// could not be changed.
  @usableFromInline @MainActor
  final func describeInPlace(_ change: (inout ElementDescription) -> Bool) -> Bool {
    guard tree.isToldOfElements else { return change(&description) }
    var new = description
    guard change(&new) else { return false }
    describe(as: new)
    return true
  }

  override func willRetire() {
    super.willRetire()
    description.removeHandlers()
  }
}

extension AnyElementNode: ElementSource {
  @usableFromInline @MainActor var isMounted: Bool { !isRetired }

  @usableFromInline @MainActor var childElements: [Element] { elementsBelow }

  @usableFromInline @MainActor
  var parentElement: Element? { isRetired ? nil : parent?.nearestElement.map(Element.init) }

  @usableFromInline @MainActor
  var enclosingViews: [String] { isRetired ? [] : chainOfViews }

  @usableFromInline @MainActor
  var enclosingTags: [AnyHashable] {
    var tags: [AnyHashable] = []
    // The node above may be gone once this one is out of the tree.
    var candidate = isRetired ? nil : parent
    while let next = candidate, !(next is AnyElementNode) {
      if let tag = (next as? TagNode)?.tag { tags.append(tag) }
      candidate = next.parent
    }
    return tags
  }
}

extension Element {
  /// The handle of the element that a node is.
  init(_ node: AnyElementNode) { self.init(id: node.id, source: node) }

  /// The node that keeps the element; nil if it is an element of a tree of another kind.
  var node: AnyElementNode? { source as? AnyElementNode }
}

extension _ViewInputs {
  /// Takes an element that was made into the order of the tree, behind what was made before it, and lets it run.
  @usableFromInline @MainActor
  func place(_ element: AnyElementNode) {
    let made = Unretained<Effect>(element)
    unretainedTree.with {
      $0.insert(made)
      $0.schedule(made)
    }
  }
}

extension ViewType {
  /// A type of element.
  @usableFromInline
  static func of<Content: ElementView>(element type: Content.Type) -> ViewType { of(type, .view) }
}

/// The node of a view that becomes an element.
///
/// What it does for its view is in the view's own requirements, as for views with a body.
@usableFromInline
final class ElementNode<Content: ElementView>: AnyElementNode {
  // Nil once the element is gone: a host may hold on to it, and must not keep what is in the view.
  @usableFromInline var view: Content?
  @usableFromInline let type: ViewType

  /// Whether what is inside was made from the view there is, and depends on nothing else.
  ///
  /// It stays then when the element is described again: views that hold a closure would run, because they
  /// never equal themselves.
  @usableFromInline var isContentShown = false

  @inlinable @MainActor init(_ view: Content, _ inputs: _ViewInputs) {
    self.view = view
    type = .of(element: Content.self)
    super.init(inputs)
  }

  @inlinable @MainActor
  func update(with new: Content) {
    // What is inside is compared where it is shown; a leaf has nothing else to compare.
    if Content.Content.self == EmptyView.self, Content._isShown(new, by: _ViewNode(self)) { return }
    view = new
    isContentShown = false
    graph.schedule(self)
  }

  /// Takes another view, and changes the description at once if it is known to need no look at the
  /// surroundings; there is no turn to wait for then.
  @inlinable @MainActor
  func update(with new: Content, _ change: (inout ElementDescription) -> Bool) {
    guard isDescribedInPlace, describeInPlace(change) else {
      return update(with: new)
    }
    view = new
    isContentShown = false
  }

  /// Lets work with the view where it lies; nil if it is gone.
  @inlinable @MainActor
  func withView<Result>(_ work: (UnsafePointer<Content>) -> Result) -> Result? {
    guard let view else { return nil }
    return withPointer(to: view) { work($0.assumingMemoryBound(to: Content.self)) }
  }

  override func run() { Content._runNode(_ViewNode(self)) }

  override func willRetire() {
    super.willRetire()
    view = nil
  }
}

extension ElementView {
  /// Compares field by field.
  @inlinable
  public static func _isShown(_ view: Self, by node: _ViewNode) -> Bool {
    let node = node.as(ElementNode<Self>.self)
    return node.withView { shown in
      withPointer(to: view) { node.type.areSame(shown, $0) }
    } ?? false
  }

  /// Makes a node that keeps the element.
  @inlinable
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = ElementNode(view, inputs)
    inputs.place(node)
    return _ViewNode(node)
  }

  /// Lets the node describe the element again.
  @inlinable
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.as(ElementNode<Self>.self).update(with: view)
  }

  /// Describes the element, and shows what is inside.
  @inlinable
  public static func _runNode(_ node: _ViewNode) { describe(node) }

  /// Describes the element, which may read what is observable, and shows what is inside.
  @inlinable
  package static func describe(_ node: _ViewNode) {
    let node = node.as(ElementNode<Self>.self)
    guard let view = node.view else { return }
    if Content.self == EmptyView.self || node.isContentShown {
      node.describe(
        as: node.observingBody(of: node.type) { view.element(in: EnvironmentValues(node.scope)) }
      )
    } else {
      // One of the two is handed out, and not a pair: code for any view would have to look for the pair's type.
      var description = ElementDescription()
      // The content first: what it reads is then not yet known to be read.
      let content = node.observingBody(of: node.type) {
        let content = node.content(of: view)
        description = view.element(in: EnvironmentValues(node.scope))
        return content
      }
      node.describe(as: description)
      node.show(content)
    }
  }
}

extension ElementNode {
  /// What is inside the view; notes whether that reads anything that may change.
  @inlinable @MainActor
  func content(of view: Content) -> Content.Content {
    guard !type.contentReads else { return view.content }
    let (content, reads) = graph.notingReads { view.content }
    type.contentReads = reads
    isContentShown = !reads
    // Once more for a type, so that what it reads is among what the run reads.
    return reads ? view.content : content
  }
}

extension ElementView where Self: Equatable {
  /// Compares with `==`; trivial types field by field, as all views are.
  @inlinable
  public static func _isShown(_ view: Self, by node: _ViewNode) -> Bool {
    let node = node.as(ElementNode<Self>.self)
    return node.withView { shown in
      guard _isPOD(Self.self) else { return shown.pointee == view }
      return withPointer(to: view) { node.type.areSame(shown, $0) }
    } ?? false
  }
}

extension _ViewNode {
  /// Gives an element another view; its description is changed in place if the last one was.
  @inlinable @MainActor
  package func update<Content: ElementView>(
    with view: Content,
    _ change: (inout ElementDescription) -> Bool
  ) {
    self.as(ElementNode<Content>.self).update(with: view, change)
  }

  /// Changes the description of an element for its view, which reads nothing observable meanwhile; false if
  /// that was not possible.
  @inlinable @MainActor
  package func describeInPlace<Content: ElementView>(
    _ type: Content.Type,
    _ change: (UnsafePointer<Content>, inout ElementDescription) -> Bool
  ) -> Bool {
    let node = self.as(ElementNode<Content>.self)
    let isDescribed = node.withView { view in node.describeInPlace { change(view, &$0) } }
    if node.observedReads != nil { node.stopObserving() }
    return isDescribed ?? true
  }

  /// Where the node reads the environment.
  @inlinable package var scope: Scope { node.scope }
}

@MainActor
extension ViewNode {
  /// The elements below, down to the first on each way.
  var elementsBelow: [Element] {
    var result: [Element] = []
    var candidate = nextNode
    while let node = candidate, node.depth > depth {
      if let element = node as? AnyElementNode {
        result.append(Element(element))
        candidate = element.lastInOrder.nextNode
      } else {
        candidate = node.nextNode
      }
    }
    return result
  }

  /// This node if it is an element, or else the one around it.
  var nearestElement: AnyElementNode? {
    var candidate: ViewNode? = self
    while let node = candidate {
      if let element = node as? AnyElementNode { return element }
      candidate = node.parent
    }
    return nil
  }
}

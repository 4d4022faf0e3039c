import AmbientEnvironment
public import AmbientGraph
import AmbientReflection
public import AmbientScopes
import AmbientSupport

/// A node that is an element and stores its description.
///
/// The code that makes the node also inserts it into the tree order, with
/// ``_ViewInputs/place(_:)``.
@usableFromInline
class AnyElementNode: ParentNode {
  final let id: ElementID

  @usableFromInline @MainActor final var description = ElementDescription()

  @usableFromInline @MainActor init(_ inputs: _ViewInputs) {
    id = inputs.unretainedTree.with { $0.makeElementID() }
    super.init(inputs, insertsImmediately: false)
  }

  /// Replaces the description, and records a change if the element looks different.
  @usableFromInline @MainActor
  final func describe(as new: consuming ElementDescription) {
    if describesValues { addDescribedValues(to: &new) }
    if tree.runsAnimations { new = presentation(of: new) }
    // If the tree does not track changes of elements, the comparison is unnecessary.
    guard tree.tracksElements else { return description = new }
    let before = description
    description = new
    if !description.looksLike(before) { tree.elementChanged(self, from: before) }
  }

  @MainActor func animatesNumbers(of kind: ElementKind) -> Bool { false }

  /// Returns the animation of the change to a new description; nil for the transaction's animation.
  @MainActor func animation(to new: ElementDescription) -> Animation? { nil }

  @MainActor var viewType: (any ElementView.Type)? { nil }

  /// Whether the description has only a kind and a text, and can change without a run of the node.
  @usableFromInline @MainActor
  final var canDescribeInPlace: Bool { description.isPlain && isClean }

  /// Changes the stored description, and records a change if the element looks different.
  ///
  /// A copy of the description is made only if the tree tracks changes of elements, or if a
  /// modifier in the tree sets the value of a ``DescribedKey``.
  ///
  /// - Returns: The result of `change`: false if `change` could not change the description in
  ///   place.
  @usableFromInline @MainActor
  final func describeInPlace(_ change: (inout ElementDescription) -> Bool) -> Bool {
    guard tree.tracksElements || describesValues else { return change(&description) }
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
    // The parent may be released after this node has left the tree.
    var candidate = isRetired ? nil : parent
    while let next = candidate, !(next is AnyElementNode) {
      if let tag = (next as? TagNode)?.tag { tags.append(tag) }
      candidate = next.parent
    }
    return tags
  }
}

extension _ViewInputs {
  /// Inserts a new element into the tree order at the insertion point, and schedules the element.
  @usableFromInline @MainActor
  func place(_ element: AnyElementNode) {
    let effect = Unretained<Effect>(element)
    unretainedTree.with {
      $0.insert(effect)
      $0.schedule(effect)
    }
  }
}

extension ViewType {
  @usableFromInline
  static func of<Content: ElementView>(element type: Content.Type) -> ViewType { of(type, .view) }
}

/// The node of a view that becomes an element.
///
/// The static functions of the view's type do the work of the node, as for views with a body.
@usableFromInline
final class ElementNode<Content: ElementView>: AnyElementNode {
  // Nil after the element has left the tree. A host may hold the element longer, but must not keep
  // the view's contents alive.
  @usableFromInline var view: Content?
  @usableFromInline let type: ViewType

  /// Whether the content in the tree was built from the current view and depends on nothing else.
  ///
  /// When the element is described again, such content is not updated. An update would run the
  /// bodies of views that store closures, because closures never compare equal.
  @usableFromInline var isContentShown = false

  @inlinable @MainActor init(_ view: Content, _ inputs: _ViewInputs) {
    self.view = view
    type = .of(element: Content.self)
    super.init(inputs)
  }

  @inlinable @MainActor
  func update(with new: Content) {
    // An element with content always accepts the new view: the views in the content are compared
    // later, when the content is updated.
    if Content.Content.self == EmptyView.self, Content._isShown(new, by: _ViewNode(self)) { return }
    view = new
    isContentShown = false
    graph.schedule(self)
  }

  /// Replaces the view of the node.
  ///
  /// If the description can change in place, it changes immediately, and the node is not scheduled.
  @inlinable @MainActor
  func update(with new: Content, _ change: (inout ElementDescription) -> Bool) {
    guard canDescribeInPlace, describeInPlace(change) else {
      return update(with: new)
    }
    view = new
    isContentShown = false
  }

  /// Calls a closure with a pointer to the stored view; returns nil if the element has left the
  /// tree.
  @inlinable @MainActor
  func withView<Result>(_ work: (UnsafePointer<Content>) -> Result) -> Result? {
    guard let view else { return nil }
    return withPointer(to: view) { work($0.assumingMemoryBound(to: Content.self)) }
  }

  override func run() { Content._runNode(_ViewNode(self)) }

  override func animatesNumbers(of kind: ElementKind) -> Bool {
    (Content.self as? any AnimatedElementView.Type)?.animatesNumbers(of: kind) ?? false
  }

  override func animation(to new: ElementDescription) -> Animation? {
    (Content.self as? any AnimatedElementView.Type)?.animation(from: description, to: new)
  }

  override var viewType: (any ElementView.Type)? { Content.self }

  override func willRetire() {
    super.willRetire()
    view = nil
  }
}

extension ElementView {
  /// Returns whether the node has a view that is equal to a new view, field by field.
  @inlinable
  public static func _isShown(_ view: Self, by node: _ViewNode) -> Bool {
    let node = node.as(ElementNode<Self>.self)
    return node.withView { shown in
      withPointer(to: view) { node.type.areSame(shown, $0) }
    } ?? false
  }

  /// Makes the node of the element.
  @inlinable
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = ElementNode(view, inputs)
    inputs.place(node)
    return _ViewNode(node)
  }

  /// Schedules the node, unless the element has no content and the new view equals the old one.
  @inlinable
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.as(ElementNode<Self>.self).update(with: view)
  }

  /// Describes the element and shows its content.
  @inlinable
  public static func _runNode(_ node: _ViewNode) { describe(node) }

  /// Describes the element and shows its content.
  ///
  /// Tracks the observable properties that the description and the content read.
  @inlinable
  package static func describe(_ node: _ViewNode) {
    let node = node.as(ElementNode<Self>.self)
    guard let view = node.view else { return }
    if Content.self == EmptyView.self || node.isContentShown {
      node.describe(
        as: node.observingBody(of: node.type) { view.element(in: EnvironmentValues(node.scope)) }
      )
    } else {
      // The closure returns only the content and stores the description in a variable. If it
      // returned both, generic code would have to look up the type of the pair.
      var description = ElementDescription()
      // The content is built before the description. If the description read a source first,
      // `detectingReads` would not notice that the content reads the same source.
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
  /// Returns the view's content, and records whether building it reads anything that can change.
  @inlinable @MainActor
  func content(of view: Content) -> Content.Content {
    guard !type.contentReads else { return view.content }
    let (content, reads) = graph.detectingReads { view.content }
    type.contentReads = reads
    isContentShown = !reads
    // `detectingReads` does not make the node depend on observable objects. Content that reads
    // anything is built once more without `detectingReads`, so that the node also depends on these
    // objects.
    return reads ? view.content : content
  }
}

extension ElementView where Self: Equatable {
  /// Returns whether the node has a view that is equal to a new view according to `==`.
  ///
  /// Views of a trivial type are compared field by field instead, like views that are not
  /// `Equatable`.
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
  /// Updates an element with a new view.
  ///
  /// - Parameters:
  ///   - view: The new view.
  ///   - change: Changes the description in place for the new view, and returns true. The node is
  ///     then not scheduled. If the description cannot change in place, returns false.
  @inlinable @MainActor
  package func update<Content: ElementView>(
    with view: Content,
    _ change: (inout ElementDescription) -> Bool
  ) {
    self.as(ElementNode<Content>.self).update(with: view, change)
  }

  /// Changes an element's description in place; the closure receives the current view.
  ///
  /// The values that the closure reads are not observed.
  ///
  /// - Parameters:
  ///   - type: The type of the element's view.
  ///   - change: Changes the description, or returns false if it cannot change in place.
  /// - Returns: False if `change` could not change the description in place.
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

  /// The scope in which the node reads the environment.
  @inlinable package var scope: Scope { node.scope }
}

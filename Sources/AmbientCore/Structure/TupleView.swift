import AmbientGraph

/// Several views, one after the other.
public struct TupleView<T> {
  /// The views, as a tuple.
  public var value: T

  @usableFromInline let steps: TupleSteps

  /// Puts views together.
  @inlinable
  public init<each Content: View>(_ value: T) where T == (repeat each Content) {
    self.value = value
    steps = TupleSteps()
  }

  /// Takes over a tuple of views, with what is done with each.
  @inlinable
  init(of tuple: consuming T, _ steps: @escaping TupleSteps.Take) {
    value = tuple
    self.steps = TupleSteps(steps)
  }
}

extension TupleView: View {
  /// The type of the body: there is none.
  public typealias Body = Never

  /// Makes a node with a child for each view.
  @inlinable
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = TupleNode(T.self, inputs)
    withPointer(to: view.value) { node.makeChildren(of: $0, view.steps) }
    return _ViewNode(node)
  }

  /// Gives each child its view.
  @inlinable
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let node = node.as(TupleNode.self)
    withPointer(to: view.value) { node.updateChildren(with: $0, view.steps) }
  }
}

@MainActor
extension TupleView {
  /// No: it may be any number of views.
  public static var _isOneView: Bool { false }

  /// Lists one view after the other.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    withPointer(to: view.value) { tuple in
      for (index, (offset, element)) in TupleElements.of(T.self).all.enumerated() {
        list.at(.index(index)) { list in
          lending(element) { $0.listSubviews(of: tuple + offset, in: &list) }
        }
      }
    }
  }
}

/// Has a child for each view of a tuple, which it reaches without knowing their types.
@usableFromInline
final class TupleNode: ViewNode {
  private let elements: TupleElements

  // In a place of their own, and no array, which would be counted whenever the children are looked at.
  private let children: UnsafeMutablePointer<ViewNode>
  @exclusivity(unchecked) private var count = 0

  @usableFromInline @MainActor
  init(_ type: Any.Type, _ inputs: _ViewInputs) {
    elements = .of(type)
    children = .allocate(capacity: elements.all.count)
    super.init(inputs)
  }

  deinit {
    children.deinitialize(count: count)
    children.deallocate()
  }

  override var lastChild: ViewNode? { count > 0 ? children[count - 1] : nil }

  @usableFromInline @MainActor
  func makeChildren(of tuple: UnsafeRawPointer, _ steps: TupleSteps) {
    let inputs = inputs()
    if let take = steps.take {
      var walk = TupleWalk(.make(inputs, children), through: tuple)
      take(&walk)
    } else {
      for (place, (offset, element)) in elements.all.enumerated() {
        let child = lending(element) { $0.makeNode(of: tuple + offset, inputs) }
        (children + place).initialize(to: child)
      }
    }
    count = elements.all.count
  }

  @usableFromInline @MainActor
  func updateChildren(with tuple: UnsafeRawPointer, _ steps: TupleSteps) {
    guard count > 0 else { return }
    if let take = steps.take {
      var walk = TupleWalk(.update(children), through: tuple)
      return take(&walk)
    }
    for (place, (offset, element)) in elements.all.enumerated() {
      lending(.passUnretained(children[place])) { child in
        lending(element) { $0.updateNode(child, with: tuple + offset) }
      }
    }
  }

  override func willRetire() {
    super.willRetire()
    // Not to be seen any more before they go, which may call out.
    let gone = count
    count = 0
    children.deinitialize(count: gone)
  }
}

/// The views of a type of tuple, with where they are; found once.
@MainActor
private final class TupleElements {
  // What is known of types stays for ever.
  let all: UnsafeBufferPointer<(offset: Int, element: Unmanaged<TupleElement>)>

  @exclusivity(unchecked) private static var known = IdentityTable<TupleElements>()

  private init(_ type: Any.Type) {
    let fields = FieldLayout.fields(of: type).map { field in
      guard let view = field.type as? any View.Type else {
        preconditionFailure("\(field.type) is in a TupleView and is not a View.")
      }
      return (offset: field.offset, element: Unmanaged.passRetained(Self.element(view)))
    }
    all = .kept(fields)
  }

  private static func element<Content: View>(_ type: Content.Type) -> TupleElement {
    TupleElementOf<Content>()
  }

  static func of(_ type: Any.Type) -> TupleElements {
    if let elements = known[ObjectIdentifier(type)] { return elements }
    let elements = TupleElements(type)
    known.insert(elements, for: ObjectIdentifier(type))
    return elements
  }
}

/// What is done with one view of a tuple.
@MainActor
private class TupleElement {
  func makeNode(of view: UnsafeRawPointer, _ inputs: _ViewInputs) -> ViewNode {
    preconditionFailure("A type of view makes its own nodes.")
  }
  func updateNode(_ node: ViewNode, with view: UnsafeRawPointer) {}
  func listSubviews(of view: UnsafeRawPointer, in list: inout _SubviewList) {}
}

private final class TupleElementOf<Content: View>: TupleElement {
  override func makeNode(of view: UnsafeRawPointer, _ inputs: _ViewInputs) -> ViewNode {
    Content._makeNode(view.assumingMemoryBound(to: Content.self).pointee, inputs).node
  }

  override func updateNode(_ node: ViewNode, with view: UnsafeRawPointer) {
    Content._updateNode(_ViewNode(node), at: view.assumingMemoryBound(to: Content.self))
  }

  override func listSubviews(of view: UnsafeRawPointer, in list: inout _SubviewList) {
    Content._listSubviews(of: view.assumingMemoryBound(to: Content.self).pointee, in: &list)
  }
}

import AmbientGraph

extension View {
  /// Gives this view an explicit identity.
  ///
  /// - Parameter id: The identifier. When it changes, the view is removed and created again with
  ///   new state.
  /// - Returns: The view with the identity.
  /// - Invalidation: A change of the identifier runs the bodies of the view and all its
  ///   descendants.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IDModifier(id: id))
  }

  /// Sets the value that identifies this view in the selection of a container, such as a picker.
  ///
  /// - Parameters:
  ///   - tag: The value. Its type should equal the type of the container's selection.
  ///   - includeOptional: Whether the tag also matches a selection whose type is an optional of
  ///     `V`.
  /// - Returns: The view with the tag.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: tag, includesOptional: includeOptional))
  }
}

private struct IDModifier<ID: Hashable> {
  let id: ID
}

extension IDModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = IDNode<ID>(inputs)
    node.show(view.content, id: view.modifier.id)
    return _ViewNode(node)
  }

  static func _updateNode<Modified: View>(
    _ node: _ViewNode,
    _ view: ModifiedContent<Modified, Self>
  ) {
    node.as(IDNode<ID>.self).show(view.content, id: view.modifier.id)
  }

  static var _keepsOneView: Bool { false }

  static func _listSubviews<Modified: View>(
    of view: ModifiedContent<Modified, Self>,
    in list: inout _SubviewList
  ) {
    list.at(.id(AnyHashable(view.modifier.id))) {
      Modified._listSubviews(of: view.content, in: &$0)
    }
  }
}

protocol IdentifiedNode: AnyObject {
  /// The explicit identifiers of the view, the innermost first.
  var identifiers: [AnyHashable] { get }
}

private final class IDNode<ID: Hashable>: ParentNode, IdentifiedNode {
  private var id: ID?

  override func key(of child: ViewNode) -> AnyHashable? { id.map { AnyHashable($0) } }

  var identifiers: [AnyHashable] { id.map { [AnyHashable($0)] } ?? [] }

  @MainActor func show<Content: View>(_ view: Content, id: ID) {
    if let child, let old = self.id, old != id {
      self.child = nil
      removeChild(child, old)
      self.id = id
      self.child = insert(view, id)
      return
    }
    self.id = id
    show(view)
  }
}

struct TagModifier<Tag: Hashable> {
  let tag: Tag
  let includesOptional: Bool
}

extension TagModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ inputs: _ViewInputs) -> TagNode {
    let node = TagNode(inputs)
    node.tag = tag
    return node
  }

  func update(_ node: TagNode) { node.tag = tag }

  static var _keepsOneView: Bool { false }

  static func _listSubviews<Modified: View>(
    of view: ModifiedContent<Modified, Self>,
    in list: inout _SubviewList
  ) {
    let modifier = view.modifier
    list.within(
      {
        $0.values[TagKey<Tag>.self] = modifier.tag
        if modifier.includesOptional { $0.values[TagKey<Tag?>.self] = .some(modifier.tag) }
      }
    ) { $0.list(view.content) { AnyView($0.modifier(modifier)) } }
  }
}

final class TagNode: ParentNode {
  var tag: AnyHashable? {
    didSet { madeInput?.set(tag) }
  }

  /// The input whose value is the tag; nil until a view uses the tag.
  private var madeInput: Input<AnyHashable?>?

  var input: Input<AnyHashable?> {
    if let madeInput { return madeInput }
    let input = Input(tag, in: graph)
    madeInput = input
    return input
  }
}

extension _SubviewList {
  package mutating func add<Content: View, Tag: Hashable>(_ view: Content, taggedWith tag: Tag) {
    within({
      $0.values[TagKey<Tag>.self] = tag
      $0.values[TagKey<Tag?>.self] = .some(tag)
    }) { $0.add(view) }
  }
}

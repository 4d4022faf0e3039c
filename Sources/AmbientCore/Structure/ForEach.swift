/// A view for each element of a collection.
///
/// Each element's view has the identity of its element: when elements move, their views, with all
/// state, move along, and no body runs for it.
///
/// - Complexity: An update calls the content once for each element. A move costs as much as relinking
///   what moves.
/// - Invalidation: What the content reads of the surroundings or of observable objects makes it run
///   again for all elements; each element's view is then skipped if its fields are the same.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data

  /// Makes the view of an element.
  public var content: (Data.Element) -> Content

  @usableFromInline let id: (Data.Element) -> ID

  /// Lets a node of this type show the view; a closure, because only where it is made the types are known.
  let run: @MainActor (Self, ViewNode) -> Void

  @usableFromInline
  nonisolated init(
    data: Data,
    content: @escaping (Data.Element) -> Content,
    id: @escaping (Data.Element) -> ID,
    run: @escaping @MainActor (Self, ViewNode) -> Void
  ) {
    self.data = data
    self.content = content
    self.id = id
    self.run = run
  }
}

@available(*, unavailable)
extension ForEach: Sendable {}

extension ForEach: View where Content: View {
  /// The type of the body: there is none.
  public typealias Body = Never

  /// Makes a node with a child for each element.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(ForEachNode(view, inputs))
  }

  /// Lets the node bring its children in line with the elements.
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.as(ForEachNode<Data, ID, Content>.self).update(with: view)
  }
}

extension ForEach where Content: View {
  @inlinable
  nonisolated init(
    data: Data,
    content: @escaping (Data.Element) -> Content,
    id: @escaping (Data.Element) -> ID
  ) {
    self.init(data: data, content: content, id: id) { view, node in
      // Safe because a view's run is given nodes that its own type has made.
      unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self).show(view)
    }
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// A view for each identifiable element.
  @inlinable public nonisolated init(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View {
  /// A view for each element, identified by one of its properties.
  @inlinable public nonisolated init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// A view for each element of a collection that it can change through a binding.
  @inlinable public nonisolated init<C>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection,
    C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(data[$0.0]) },
      id: { $0.1 }
    )
  }

  /// A view for each identifiable element of a collection that it can change through a binding.
  @inlinable public nonisolated init<C>(
    _ data: Binding<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable,
    ID == C.Element.ID,
    C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// A view for each number of a range.
  @inlinable public nonisolated init(
    _ data: Range<Int>,
    @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data: data, content: content, id: { $0 })
  }
}

/// A view that shows a view for each element of a collection.
///
/// ```swift
/// ForEach(songs) { song in Text(song.title) }
/// ```
///
/// Each element's view has the identity of its element. When elements move, their views move with
/// all their state, and no body runs because of the move. If two elements have the same identifier,
/// debug builds warn.
///
/// - Complexity: O(*n*) for *n* elements: an update calls the content closure once for each
///   element. A move also costs O(*m*) for the *m* nodes of the rows that move.
/// - Invalidation: The content closure depends on the sources and the observable properties that it
///   reads. After a change of one of them, the closure runs again for all elements. The body of an
///   element's view runs only if the fields of that view changed.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements for which the loop shows views.
  public var data: Data

  /// The closure that returns the view of an element.
  public var content: (Data.Element) -> Content

  @usableFromInline let id: (Data.Element) -> ID

  /// Passes the `ForEach` to its node, which then shows the rows.
  ///
  /// An inlinable initializer makes the closure. The compiler therefore specializes the closure for
  /// the concrete types.
  let run: @MainActor (Self, ViewNode) -> Void

  @usableFromInline
  package nonisolated init(
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
  /// The type of the body; a `ForEach` has none.
  public typealias Body = Never

  /// Makes a node with a child for each element.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: The tree, the parent and the environment of the new node.
  /// - Returns: The node.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(ForEachNode(view, inputs))
  }

  /// Schedules an update of the node's children for the new elements.
  ///
  /// - Parameters:
  ///   - node: The node that `_makeNode` has made.
  ///   - view: The new view.
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
      // Safe because the closure is only called with nodes that this view type has made.
      unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self).show(view)
    }
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Creates a view that shows a view for each identifiable element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Returns the view of an element.
  @inlinable public nonisolated init(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View {
  /// Creates a view that shows a view for each element, and identifies elements by a property.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path to a property that differs between the elements.
  ///   - content: Returns the view of an element.
  @inlinable public nonisolated init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// Creates a view that shows a view for each element of a bound collection.
  ///
  /// - Parameters:
  ///   - data: The binding to the collection.
  ///   - id: The key path to a property that differs between the elements.
  ///   - content: Returns the view of an element, given a binding to the element.
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

  /// Creates a view that shows a view for each identifiable element of a bound collection.
  ///
  /// - Parameters:
  ///   - data: The binding to the collection.
  ///   - content: Returns the view of an element, given a binding to the element.
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
  /// Creates a view that shows a view for each number of a range.
  ///
  /// The identifier of an element is the number.
  ///
  /// - Parameters:
  ///   - data: The range.
  ///   - content: Returns the view of a number.
  @inlinable public nonisolated init(
    _ data: Range<Int>,
    @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data: data, content: content, id: { $0 })
  }
}

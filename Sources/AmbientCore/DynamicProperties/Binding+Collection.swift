import AmbientGraph

/// A binding to a mutable collection is itself a sequence of bindings to the elements.
extension Binding: Sequence where Value: MutableCollection {
  /// A binding to one element.
  public typealias Element = Binding<Value.Element>

  /// An iterator over bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>

  /// A collection of bindings to consecutive elements.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The position of an element.
  public typealias Index = Value.Index

  /// The positions of all elements.
  public typealias Indices = Value.Indices

  /// The position of the first element.
  public var startIndex: Index { wrappedValue.startIndex }

  /// The position after the last element.
  public var endIndex: Index { wrappedValue.endIndex }

  /// The positions of all elements, in order.
  public var indices: Indices { wrappedValue.indices }

  /// Returns the position after a given position.
  ///
  /// - Parameter i: A valid position of the collection.
  /// - Returns: The position.
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }

  /// Replaces a position with the next position.
  ///
  /// - Parameter i: A valid position of the collection.
  public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }

  /// Returns a binding to the element at a position.
  ///
  /// - Parameter position: A valid position of the collection.
  public subscript(position: Index) -> Element { Element(location.projecting(Part(at: position))) }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  /// Returns the position before a given position.
  ///
  /// - Parameter i: A valid position of the collection.
  /// - Returns: The position.
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }

  /// Replaces a position with the previous position.
  ///
  /// - Parameter i: A valid position of the collection.
  public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

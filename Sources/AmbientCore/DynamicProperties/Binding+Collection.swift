import AmbientGraph

/// A binding to a collection is a collection of bindings to its elements.
extension Binding: Sequence where Value: MutableCollection {
  /// A binding to one element.
  public typealias Element = Binding<Value.Element>

  /// Iterates over bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>

  /// A range of bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The position of an element.
  public typealias Index = Value.Index

  /// The positions of all elements.
  public typealias Indices = Value.Indices

  /// The position of the first element.
  public var startIndex: Index { wrappedValue.startIndex }

  /// The position behind the last element.
  public var endIndex: Index { wrappedValue.endIndex }

  /// The positions of all elements, in order.
  public var indices: Indices { wrappedValue.indices }

  /// The position behind another.
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }

  /// Moves a position to the one behind it.
  public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to one element.
  public subscript(position: Index) -> Element { Element(location.projecting(Part(at: position))) }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  /// The position in front of another.
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }

  /// Moves a position to the one in front of it.
  public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

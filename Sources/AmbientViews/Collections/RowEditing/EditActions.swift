/// The edits that the user can make to the collection that a ``List`` or a ``ForEach`` shows.
///
/// ```swift
/// List($items, editActions: [.delete, .move]) { $item in
///   TextField("Name", text: $item.name)
/// }
/// ```
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits, one for each edit.
  public let rawValue: Int

  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  fileprivate static var deletes: Self { Self(rawValue: 1 << 0) }
  fileprivate static var moves: Self { Self(rawValue: 1 << 1) }

  var canDelete: Bool { contains(.deletes) }

  var canMove: Bool { contains(.moves) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// The user can delete elements.
  public static var delete: EditActions<Data> { .deletes }
}

extension EditActions where Data: MutableCollection {
  /// The user can move elements.
  public static var move: EditActions<Data> { .moves }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// The user can delete and move elements.
  public static var all: EditActions<Data> { [.deletes, .moves] }
}

/// The indices of a collection, each with the identifier of its element.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
  /// An index, with the identifier of the element at the index.
  public struct Element {
    let index: Base.Index
    let id: ID
  }

  /// The type of a position.
  public typealias Index = Base.Index

  let base: Base
  let id: KeyPath<Base.Element, ID>

  /// The position of the first element.
  public var startIndex: Index { base.startIndex }
  /// The position after the last element.
  public var endIndex: Index { base.endIndex }

  /// Returns the position after another position.
  ///
  /// - Parameter index: A valid position of the collection.
  /// - Returns: The position.
  public func index(after index: Index) -> Index { base.index(after: index) }

  /// Returns a position with the identifier of its element.
  ///
  /// - Parameter position: A valid position of the collection.
  public subscript(position: Index) -> Element {
    Element(index: position, id: base[position][keyPath: id])
  }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  /// Returns the position before another position.
  ///
  /// - Parameter index: A valid position of the collection.
  /// - Returns: The position.
  public func index(before index: Index) -> Index { base.index(before: index) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
  /// Returns the number of elements from one position to another.
  ///
  /// - Parameters:
  ///   - start: The first position.
  ///   - end: The second position.
  /// - Returns: The number of elements; negative if the first position is after the second
  ///   position.
  public func distance(from start: Index, to end: Index) -> Int {
    base.distance(from: start, to: end)
  }

  /// Returns the position at a distance from another position.
  ///
  /// - Parameters:
  ///   - index: The position from which the distance is counted.
  ///   - distance: The number of elements to go; a negative number goes backward.
  /// - Returns: The position at the distance.
  public func index(_ index: Index, offsetBy distance: Int) -> Index {
    base.index(index, offsetBy: distance)
  }
}

import AmbientGraph
import AmbientReflection

/// The subviews of a container's content, in order.
///
/// As a view, the collection shows all its subviews.
public struct SubviewsCollection: RandomAccessCollection {
  private let subviews: [Subview]

  init(_ subviews: [Subview]) { self.subviews = subviews }

  /// The type of a position.
  public typealias Index = Int
  /// The type of a subview.
  public typealias Element = Subview
  /// The type of a slice of the collection.
  public typealias SubSequence = SubviewsCollectionSlice

  /// The position of the first subview.
  public var startIndex: Int { subviews.startIndex }
  /// The position after the last subview.
  public var endIndex: Int { subviews.endIndex }

  /// The subview at a position.
  ///
  /// - Parameter index: A position of the collection. Other positions trap.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// The subviews in a range of positions.
  ///
  /// - Parameter bounds: The range, inside the positions of the collection. Other ranges trap.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews[bounds])
  }
}

extension SubviewsCollection: SelfComparing {
  /// Returns whether both collections have the same subviews with the same container values.
  ///
  /// - Parameter other: The other value.
  /// - Returns: Whether both collections have the same subviews with the same container values.
  package func isSame(as other: SubviewsCollection) -> Bool { subviews.areSame(as: other.subviews) }
}

extension SubviewsCollection: View, LibraryView {
  /// A loop over the subviews.
  public var body: some View { ForEach(subviews) { $0 } }

  /// Adds the subviews to the list of another container.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - list: The list of the container's subviews.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    for subview in view.subviews { Subview._listSubviews(of: subview, in: &list) }
  }

  /// Always false, because the collection may have any number of views.
  public static var _isOneView: Bool { false }
}

/// A slice of the subviews of a container's content.
///
/// As a view, the slice shows all its subviews.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  private let subviews: ArraySlice<Subview>

  init(_ subviews: ArraySlice<Subview>) { self.subviews = subviews }

  /// The type of a position.
  public typealias Index = Int
  /// The type of a subview.
  public typealias Element = Subview
  /// The type of a slice of the slice.
  public typealias SubSequence = SubviewsCollectionSlice

  /// The position of the first subview.
  public var startIndex: Int { subviews.startIndex }
  /// The position after the last subview.
  public var endIndex: Int { subviews.endIndex }

  /// The subview at a position.
  ///
  /// - Parameter index: A position of the collection. Other positions trap.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// The subviews in a range of positions.
  ///
  /// - Parameter bounds: The range, inside the positions of the collection. Other ranges trap.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews[bounds])
  }
}

extension SubviewsCollectionSlice: SelfComparing {
  /// Returns whether both slices have the same subviews with the same container values.
  ///
  /// - Parameter other: The other value.
  /// - Returns: Whether both slices have the same subviews with the same container values.
  package func isSame(as other: SubviewsCollectionSlice) -> Bool {
    subviews.areSame(as: other.subviews)
  }
}

extension SubviewsCollectionSlice: View, LibraryView {
  /// A loop over the subviews.
  public var body: some View { ForEach(subviews) { $0 } }

  /// Adds the subviews to the list of another container.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - list: The list of the container's subviews.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    for subview in view.subviews { Subview._listSubviews(of: subview, in: &list) }
  }

  /// Always false, because the slice may have any number of views.
  public static var _isOneView: Bool { false }
}

extension Sequence<Subview> {
  /// Returns whether both sequences have the same subviews with the same container values.
  ///
  /// The contents of the subviews are not compared.
  func areSame(as other: some Sequence<Subview>) -> Bool {
    elementsEqual(other) {
      $0.source === $1.source && $0.containerValues.isSame(as: $1.containerValues)
    }
  }
}

import AmbientGraph
import AmbientReflection

/// The views in a container, in order.
///
/// Shown as a view itself, it shows all of them.
public struct SubviewsCollection: RandomAccessCollection {
  private let subviews: [Subview]

  init(_ subviews: [Subview]) { self.subviews = subviews }

  /// A position.
  public typealias Index = Int
  /// One of the views.
  public typealias Element = Subview
  /// Some neighbours.
  public typealias SubSequence = SubviewsCollectionSlice

  /// The first position.
  public var startIndex: Int { subviews.startIndex }
  /// The position behind the last.
  public var endIndex: Int { subviews.endIndex }

  /// The view at a position.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// The views at some positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews[bounds])
  }
}

extension SubviewsCollection: SelfComparing {
  /// Compares which views there are, and what they tell.
  package func isSame(as other: SubviewsCollection) -> Bool { subviews.areSame(as: other.subviews) }
}

extension SubviewsCollection: View, LibraryView {
  /// All of the views.
  public var body: some View { ForEach(subviews) { $0 } }

  /// Lists them in another container.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    for subview in view.subviews { Subview._listSubviews(of: subview, in: &list) }
  }

  /// No.
  public static var _isOneView: Bool { false }
}

/// Some neighbours among the views in a container.
///
/// Shown as a view itself, it shows all of them.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  private let subviews: ArraySlice<Subview>

  init(_ subviews: ArraySlice<Subview>) { self.subviews = subviews }

  /// A position.
  public typealias Index = Int
  /// One of the views.
  public typealias Element = Subview
  /// Fewer neighbours.
  public typealias SubSequence = SubviewsCollectionSlice

  /// The first position.
  public var startIndex: Int { subviews.startIndex }
  /// The position behind the last.
  public var endIndex: Int { subviews.endIndex }

  /// The view at a position.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// The views at some positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews[bounds])
  }
}

extension SubviewsCollectionSlice: SelfComparing {
  /// Compares which views there are, and what they tell.
  package func isSame(as other: SubviewsCollectionSlice) -> Bool {
    subviews.areSame(as: other.subviews)
  }
}

extension SubviewsCollectionSlice: View, LibraryView {
  /// All of the views.
  public var body: some View { ForEach(subviews) { $0 } }

  /// Lists them in another container.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    for subview in view.subviews { Subview._listSubviews(of: subview, in: &list) }
  }

  /// No.
  public static var _isOneView: Bool { false }
}

extension Sequence<Subview> {
  /// Whether the same views tell the same; what they show may differ.
  func areSame(as other: some Sequence<Subview>) -> Bool {
    elementsEqual(other) {
      $0.source === $1.source && $0.containerValues.isSame(as: $1.containerValues)
    }
  }
}

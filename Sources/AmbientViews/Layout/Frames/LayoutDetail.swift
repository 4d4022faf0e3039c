public import AmbientHosting
import AmbientReflection

/// The layout of an element of kind ``ElementKind/layout``, for hosts that lay out views.
public struct LayoutDetail: ElementDetail {
  /// The layout that places the views in the element.
  public let layout: any Layout

  /// Creates a detail with a layout.
  ///
  /// - Parameter layout: The layout.
  public init(_ layout: any Layout) { self.layout = layout }

  /// Returns whether the layouts have the same type and equal contents.
  ///
  /// - Parameter other: The other value.
  /// - Returns: Whether the layouts have the same type and equal contents.
  public func isSame(as other: LayoutDetail) -> Bool { layout.isSame(as: other.layout) }
}

extension Layout {
  /// Returns whether this layout and another layout have the same type and equal contents.
  ///
  /// - Parameter other: The other layout.
  /// - Returns: Whether both layouts have the same type and equal contents.
  package func isSame(as other: any Layout) -> Bool {
    (other as? Self).map { areSame(self, $0) } ?? false
  }
}

/// A custom alignment, which hosts cannot look up by name.
public struct AlignmentDetail: ElementDetail, Equatable {
  /// The alignment, which the program declared.
  public let alignment: Alignment

  /// Creates a detail with an alignment.
  ///
  /// - Parameter alignment: The alignment.
  public init(_ alignment: Alignment) { self.alignment = alignment }
}

/// The guide that an element of kind ``ElementKind/alignmentGuide`` sets.
public struct AlignmentGuideDetail: ElementDetail {
  package let guide: AlignmentGuide

  /// Computes the position of the guide, in points, from the dimensions of the view.
  package let position: (ViewDimensions) -> CGFloat

  package init(_ guide: AlignmentGuide, position: @escaping (ViewDimensions) -> CGFloat) {
    self.guide = guide
    self.position = position
  }

  /// Returns false, because two closures cannot be compared.
  ///
  /// - Parameter other: The other value.
  /// - Returns: Always false.
  public func isSame(as other: AlignmentGuideDetail) -> Bool { false }
}

/// The value that an element of kind ``ElementKind/layoutValue`` gives to the layout of its
/// container.
public struct LayoutValueDetail: ElementDetail {
  private let key: Any.Type
  private let value: Any
  private let isSameValue: (Any) -> Bool

  /// Creates a detail with a value for the layout of the container.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - value: The value.
  public init<Key: LayoutValueKey>(_ key: Key.Type, _ value: Key.Value) {
    self.key = key
    self.value = value
    isSameValue = { ($0 as? Key.Value).map { areSame($0, value) } ?? false }
  }

  /// Returns the value if the detail has the given key; nil if it has a different key.
  ///
  /// - Parameter key: The type of the key.
  /// - Returns: The value; nil if the detail has a different key.
  public func value<Key: LayoutValueKey>(for key: Key.Type) -> Key.Value? {
    key == self.key ? value as? Key.Value : nil
  }

  /// Returns whether the details have the same key and equal values.
  ///
  /// - Parameter other: The other value.
  /// - Returns: Whether the details have the same key and equal values.
  public func isSame(as other: LayoutValueDetail) -> Bool {
    key == other.key && isSameValue(other.value)
  }
}

/// The identifier of an element.
///
/// No other element of the tree ever gets the same identifier.
public struct ElementID: Hashable, Sendable, CustomStringConvertible {
  /// The number of the element; elements that the tree creates later have greater numbers.
  public let number: UInt

  /// Creates an identifier; only implementations of trees need this initializer.
  ///
  /// - Parameter number: A number that no other element of the tree has.
  public init(number: UInt) { self.number = number }

  /// The number as text.
  public var description: String { "\(number)" }
}

/// The identifier of an element.
///
/// No other element of the tree ever gets the same identifier.
public struct ElementID: Hashable, Sendable, CustomStringConvertible {
  /// The number of the element, in the order in which the tree created elements.
  public let number: UInt

  /// Creates the identifier of a numbered element; for implementations of trees.
  ///
  /// - Parameter number: A number that no other element of the tree has.
  public init(number: UInt) { self.number = number }

  /// The number as text.
  public var description: String { "\(number)" }
}

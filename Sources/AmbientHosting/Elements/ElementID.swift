/// The identifier of an element, which no other element of its tree ever gets.
public struct ElementID: Hashable, Sendable, CustomStringConvertible {
  /// The number of the element, in the order in which the tree created elements.
  public let number: UInt

  /// Creates the identifier of a numbered element; for implementations of trees.
  ///
  /// - Parameter number: The number, which no other element of the tree has.
  public init(number: UInt) { self.number = number }

  /// The number as text.
  public var description: String { "\(number)" }
}

/// Tells an element from all others of its tree, for as long as the tree exists.
public struct ElementID: Hashable, Sendable, CustomStringConvertible {
  /// The number of the element, in the order in which the tree made them.
  public let number: UInt

  /// Makes the identifier of a numbered element; for trees that hand out elements.
  ///
  /// - Parameter number: A number that the tree gives to one element alone.
  public init(number: UInt) { self.number = number }

  /// The number as text.
  public var description: String { "\(number)" }
}

/// Why something that a user wants to do cannot be done.
public struct UserActionError: Error, Hashable, CustomStringConvertible {
  /// What is wrong, and what there is instead.
  public let description: String

  /// Makes an error; for hosts with actions of their own.
  ///
  /// - Parameter description: What is wrong, and what there is instead.
  public init(_ description: String) { self.description = description }
}

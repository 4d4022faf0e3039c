/// The reason for which an action of the user is not possible.
public struct UserActionError: Error, Hashable, CustomStringConvertible {
  /// The message: the claim, the names that there are, and remedies.
  public let description: String

  /// Creates an error; for hosts with actions of their own.
  ///
  /// - Parameter description: The message.
  public init(_ description: String) { self.description = description }
}

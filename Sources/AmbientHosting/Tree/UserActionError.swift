/// The reason why an action of the user is not possible.
public struct UserActionError: Error, Hashable, CustomStringConvertible {
  /// The message: the problem, the existing names, and ways to fix the problem.
  public let description: String

  /// Creates an error; for hosts with actions of their own.
  ///
  /// - Parameter description: The message.
  public init(_ description: String) { self.description = description }
}

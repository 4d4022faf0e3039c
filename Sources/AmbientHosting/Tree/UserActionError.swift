/// The reason why an action of the user is not possible.
public struct UserActionError: Error, Hashable, CustomStringConvertible {
  /// The message: the problem, the names that the user could have meant, and possible fixes.
  public let description: String

  /// Creates an error, for hosts that define further actions.
  ///
  /// - Parameter description: The message.
  public init(_ description: String) { self.description = description }
}

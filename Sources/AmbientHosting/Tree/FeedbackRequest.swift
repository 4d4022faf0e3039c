/// A message of the program that asks the host for a vibration or a sound.
///
/// A host that can play feedback receives the messages of the host's tree:
///
/// ```swift
/// let receiver = FeedbackRequest.receive(from: tree) { play($0.name) }
/// ```
public struct FeedbackRequest: Hashable, Sendable {
  /// The name of the feedback, such as `success` or `impact(heavy 0.5)`.
  public var name: String

  /// Creates a feedback request.
  ///
  /// - Parameter name: The name of the feedback.
  public init(_ name: String) { self.name = name }

  @MainActor private static let receivers = MessageReceivers<FeedbackRequest>()

  /// Receives the messages of one tree, or of all trees.
  ///
  /// - Parameters:
  ///   - tree: The tree; nil for all trees.
  ///   - action: Receives each message.
  /// - Returns: The receiver. The caller keeps the receiver, because a released receiver gets no
  ///   messages.
  @MainActor
  public static func receive(
    from tree: (any HostedTree)? = nil,
    _ action: @escaping @MainActor (FeedbackRequest) -> Void
  ) -> MessageReceiver<FeedbackRequest> {
    receivers.add(from: tree, action)
  }

  /// Passes the message to each receiver of messages from the tree, or from all trees.
  ///
  /// - Parameter source: The ``HostedTree/notificationSource`` of the tree; nil for a message that
  ///   belongs to no tree. All receivers get such a message.
  @MainActor
  public func send(from source: AnyObject? = nil) { Self.receivers.send(self, from: source) }
}

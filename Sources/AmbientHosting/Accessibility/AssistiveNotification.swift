/// A message of the program for assistive technologies, such as an announcement.
///
/// A host with an assistive technology receives the messages of the host's tree. The host also
/// receives messages from code that belongs to no tree:
///
/// ```swift
/// let receiver = AssistiveNotification.receive(from: tree) { message in
///   if let text = message.text { speak(text) }
/// }
/// ```
public struct AssistiveNotification: Hashable, Sendable {
  /// The kind of a message.
  public enum Kind: String, Hashable, Sendable {
    /// A text that a screen reader says.
    case announcement
    /// A part of the screen changed.
    case layoutChanged
    /// The screen, or a large part of it, changed.
    case screenChanged
    /// The content scrolled by a page.
    case pageScrolled
  }

  /// The kind of the message, such as ``Kind/announcement``.
  public var kind: Kind

  /// The text of the announcement, or the text that a screen reader says about the change; nil for
  /// none.
  public var text: String?

  /// Creates an assistive notification.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - text: The text that a screen reader says; nil for none.
  public init(_ kind: Kind, text: String? = nil) {
    self.kind = kind
    self.text = text
  }

  /// Returns a message with a text that a screen reader says.
  ///
  /// - Parameter text: The text.
  /// - Returns: The message.
  public static func announcement(_ text: String) -> Self { Self(.announcement, text: text) }
}

extension AssistiveNotification {
  /// A receiver of messages for assistive technologies.
  public typealias Receiver = MessageReceiver<AssistiveNotification>

  @MainActor private static let receivers = MessageReceivers<AssistiveNotification>()

  /// Receives the messages of one tree, or of all trees.
  ///
  /// Messages from code that belongs to no tree reach every receiver.
  ///
  /// - Parameters:
  ///   - tree: The tree; nil for all trees.
  ///   - action: Receives each message.
  /// - Returns: The receiver. The caller keeps the receiver, because a released receiver gets no
  ///   messages.
  @MainActor
  public static func receive(
    from tree: (any HostedTree)? = nil,
    _ action: @escaping @MainActor (AssistiveNotification) -> Void
  ) -> Receiver {
    receivers.add(from: tree, action)
  }

  /// Passes the message to each receiver of messages from the tree, or from all trees.
  ///
  /// - Parameter source: The ``HostedTree/notificationSource`` of the tree; nil for a message that
  ///   belongs to no tree. All receivers get such a message.
  @MainActor
  public func send(from source: AnyObject? = nil) { Self.receivers.send(self, from: source) }
}

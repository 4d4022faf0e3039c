/// A receiver of messages that the program sends to the hosts, such as announcements.
///
/// It receives messages until it is released or canceled.
@MainActor
public final class MessageReceiver<Message> {
  private weak let source: AnyObject?
  private let hasSource: Bool
  private let receivers: MessageReceivers<Message>
  private var isCanceled = false
  private let action: @MainActor (Message) -> Void

  fileprivate init(
    _ source: AnyObject?,
    in receivers: MessageReceivers<Message>,
    _ action: @escaping @MainActor (Message) -> Void
  ) {
    self.source = source
    hasSource = source != nil
    self.receivers = receivers
    self.action = action
  }

  fileprivate func receive(_ message: Message, from source: AnyObject?) {
    if isCanceled { return }
    if hasSource, let source, self.source !== source { return }
    action(message)
  }

  /// Stops the delivery of messages to this receiver.
  public func cancel() {
    isCanceled = true
    receivers.remove(self)
  }
}

/// The receivers of all messages of one type.
@MainActor
final class MessageReceivers<Message> {
  private struct WeakReceiver {
    weak let receiver: MessageReceiver<Message>?
  }

  private var receivers: [WeakReceiver] = []

  /// Adds a receiver for the messages of one tree, or of all trees if `tree` is nil.
  func add(
    from tree: (any HostedTree)?,
    _ action: @escaping @MainActor (Message) -> Void
  ) -> MessageReceiver<Message> {
    let receiver = MessageReceiver(tree?.notificationSource, in: self, action)
    receivers.removeAll { $0.receiver == nil }
    receivers.append(WeakReceiver(receiver: receiver))
    return receiver
  }

  fileprivate func remove(_ receiver: MessageReceiver<Message>) {
    receivers.removeAll { $0.receiver === receiver }
  }

  /// Passes a message from a tree to the receivers that were added for this tree or for all trees.
  ///
  /// A message whose source is nil reaches all receivers.
  func send(_ message: Message, from source: AnyObject?) {
    for receiver in receivers { receiver.receiver?.receive(message, from: source) }
  }
}

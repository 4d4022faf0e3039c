import AmbientCore
public import AmbientHosting

/// Queries for the messages that the program posts for assistive technologies.
extension TestHost {
  /// Returns the messages that the program posts during some work, such as announcements.
  ///
  /// The result contains messages from the views of this host, and messages from code outside of
  /// all hosts. The host settles after the work.
  ///
  /// ```swift
  /// #expect(host.notifications { host.tap("Save") } == [.announcement("Saved")])
  /// ```
  ///
  /// - Parameter work: The work, such as an action of a user.
  /// - Returns: The messages, in the order in which they were posted.
  /// - Throws: The error of the closure.
  public func notifications(during work: () throws -> Void) rethrows -> [AssistiveNotification] {
    let inbox = Inbox<AssistiveNotification>()
    let receiver = AssistiveNotification.receive(from: viewTree) { inbox.messages.append($0) }
    defer { receiver.cancel() }
    try work()
    settle()
    return inbox.messages
  }

  /// Returns the messages that the program posts during some asynchronous work.
  ///
  /// The result contains messages from the views of this host, and from the tasks of these views.
  /// It also contains messages that come at the same time from code outside of all hosts, such as a
  /// detached task of another test.
  ///
  /// - Parameter work: The work, such as an action and the wait for its effect.
  /// - Returns: The messages, in the order in which they were posted.
  /// - Throws: The error of the closure.
  public func notifications(
    during work: () async throws -> Void
  ) async rethrows -> [AssistiveNotification] {
    let inbox = Inbox<AssistiveNotification>()
    let receiver = AssistiveNotification.receive(from: viewTree) { inbox.messages.append($0) }
    defer { receiver.cancel() }
    try await work()
    settle()
    return inbox.messages
  }
}

/// A list in which a closure collects the messages that it receives.
@MainActor
final class Inbox<Message> {
  var messages: [Message] = []
}

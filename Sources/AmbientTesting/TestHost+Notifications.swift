import AmbientCore
public import AmbientHosting

/// Queries for the messages of the program to assistive technologies.
extension TestHost {
  /// Returns the messages that the program posts during some work, such as announcements.
  ///
  /// The host settles after the work.
  ///
  /// ```swift
  /// #expect(host.notifications { host.tap("Save") } == [.announcement("Saved")])
  /// ```
  ///
  /// - Parameter work: The work, such as an action of a user.
  /// - Returns: The messages, in the order in which they were posted.
  public func notifications(during work: () throws -> Void) rethrows -> [AssistiveNotification] {
    let inbox = Inbox()
    let receiver = AssistiveNotification.receive { inbox.messages.append($0) }
    defer { receiver.cancel() }
    try work()
    settle()
    return inbox.messages
  }

  /// Returns the messages that the program posts during some asynchronous work.
  ///
  /// The result has the messages of the whole process, including those of other tests that run at
  /// the same time.
  ///
  /// - Parameter work: The work, such as an action and the wait for its effect.
  /// - Returns: The messages, in the order in which they were posted.
  public func notifications(
    during work: () async throws -> Void
  ) async rethrows -> [AssistiveNotification] {
    let inbox = Inbox()
    let receiver = AssistiveNotification.receive { inbox.messages.append($0) }
    defer { receiver.cancel() }
    try await work()
    settle()
    return inbox.messages
  }
}

@MainActor
private final class Inbox {
  var messages: [AssistiveNotification] = []
}

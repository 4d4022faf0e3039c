import AmbientCore
import AmbientHosting
public import AmbientViews

/// Queries for the feedback that views ask for.
extension TestHost {
  /// Returns the feedback that the views of this host ask for during some work.
  ///
  /// The host settles after the work.
  ///
  /// ```swift
  /// #expect(host.feedback { host.tap("Save") } == [.success])
  /// ```
  ///
  /// - Parameter work: The work, such as an action of a user.
  /// - Returns: The feedback of the modifiers `sensoryFeedback`, in the order of the requests.
  /// - Throws: The error of the closure.
  public func feedback(during work: () throws -> Void) rethrows -> [SensoryFeedback] {
    let inbox = Inbox<FeedbackRequest>()
    let receiver = FeedbackRequest.receive(from: viewTree) { inbox.messages.append($0) }
    defer { receiver.cancel() }
    try work()
    settle()
    return inbox.messages.map { SensoryFeedback(name: $0.name) }
  }

  /// Returns the feedback that the views of this host ask for during some asynchronous work.
  ///
  /// The host settles after the work.
  ///
  /// - Parameter work: The work, such as an action and the wait for its effect.
  /// - Returns: The feedback of the modifiers `sensoryFeedback`, in the order of the requests.
  /// - Throws: The error of the closure.
  public func feedback(during work: () async throws -> Void) async rethrows -> [SensoryFeedback] {
    let inbox = Inbox<FeedbackRequest>()
    let receiver = FeedbackRequest.receive(from: viewTree) { inbox.messages.append($0) }
    defer { receiver.cancel() }
    try await work()
    settle()
    return inbox.messages.map { SensoryFeedback(name: $0.name) }
  }
}

import AmbientHosting

/// An event for which a scene has a background task.
///
/// `Request` is the type of the value that the task gets, and `Response` is the type of the task's
/// result. Pass the event to ``Scene/backgroundTask(_:action:)``.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
  /// Returns the value that the task gets; nil if the task is not for the event.
  let request: @Sendable (BackgroundEvent) -> Request?
}

extension BackgroundTask where Request == Void, Response == Void {
  /// The event of a request to refresh the app's content.
  ///
  /// - Parameter identifier: The identifier of the request for a refresh.
  /// - Returns: The event.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask { $0 == .appRefresh(identifier) ? () : nil }
  }

  /// The event of a background URL session that has finished its transfers.
  ///
  /// - Parameter identifier: The identifier of the session.
  /// - Returns: The event.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask { $0 == .urlSession(identifier) ? () : nil }
  }
}

extension BackgroundTask where Request == String, Response == Void {
  /// The event of any background URL session that has finished its transfers.
  ///
  /// The task gets the identifier of the session.
  public static var urlSession: BackgroundTask<String, Void> { urlSession(matching: { _ in true }) }

  /// The event of a background URL session that has finished its transfers, if `matching` accepts
  /// the session.
  ///
  /// The task gets the identifier of the session.
  ///
  /// - Parameter matching: Returns whether the task is for the session with the given identifier.
  /// - Returns: The event.
  public static func urlSession(
    matching: @escaping @Sendable (_ identifier: String) -> Bool
  ) -> BackgroundTask<String, Void> {
    BackgroundTask { event in
      guard case .urlSession(let identifier) = event, matching(identifier) else { return nil }
      return identifier
    }
  }
}

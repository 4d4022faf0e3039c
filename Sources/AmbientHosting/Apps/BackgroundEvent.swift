/// An event for which a host lets an app work in the background.
///
/// A host passes the event to ``HostedApp/runBackgroundTask(for:)``.
public enum BackgroundEvent: Hashable, Sendable {
  /// It is time to refresh the content of the app. The value identifies the request.
  case appRefresh(String)

  /// The transfers of a background session are done. The value identifies the session.
  case urlSession(String)
}

extension HostedApp {
  /// Does nothing by default, for an app without background tasks.
  ///
  /// - Parameter event: The event, which has no effect.
  /// - Returns: Always false.
  @discardableResult
  public func runBackgroundTask(for event: BackgroundEvent) async -> Bool { false }
}

import AmbientEnvironment
public import Foundation

extension DependencyValues {
  /// The notification center of the program.
  ///
  /// It is the default center of the process, except in tests: each test has a new center.
  public var notificationCenter: NotificationCenter {
    get { self[NotificationCenterKey.self].center }
    set { self[NotificationCenterKey.self] = SharedNotificationCenter(center: newValue) }
  }
}

// @unchecked: a notification center is thread-safe.
private struct SharedNotificationCenter: @unchecked Sendable {
  let center: NotificationCenter
}

private enum NotificationCenterKey: DependencyKey, PropertyKey {
  static let property = "notificationCenter"
  static var liveValue: SharedNotificationCenter { .init(center: .default) }
  static var testValue: SharedNotificationCenter { .init(center: NotificationCenter()) }
}

import AmbientEnvironment
public import Foundation

extension DependencyValues {
  /// Where notifications are posted: the process's center, and in tests one of the test's own.
  public var notificationCenter: NotificationCenter {
    get { self[NotificationCenterKey.self].center }
    set { self[NotificationCenterKey.self] = SharedNotificationCenter(center: newValue) }
  }
}

// @unchecked: a notification center guards itself.
private struct SharedNotificationCenter: @unchecked Sendable {
  let center: NotificationCenter
}

private enum NotificationCenterKey: DependencyKey, PropertyKey {
  static let property = "notificationCenter"
  static var liveValue: SharedNotificationCenter { .init(center: .default) }
  static var testValue: SharedNotificationCenter { .init(center: NotificationCenter()) }
}

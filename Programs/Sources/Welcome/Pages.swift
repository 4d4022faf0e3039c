import SwiftUI

/// A page of the introduction.
enum WelcomePage: Int, CaseIterable, Identifiable, Hashable {
  case hello, interests, notifications, finish

  var id: Int { rawValue }
  var next: Self? { Self(rawValue: rawValue + 1) }

  var title: LocalizedStringKey {
    switch self {
    case .hello: "Welcome"
    case .interests: "Your interests"
    case .notifications: "Reminders"
    case .finish: "All set"
    }
  }

  var symbol: String {
    switch self {
    case .hello: "hand.wave.fill"
    case .interests: "sparkles"
    case .notifications: "bell.badge"
    case .finish: "checkmark.seal"
    }
  }
}

/// The topics that the user likes, stored as text.
struct Interests: RawRepresentable, Equatable {
  var topics: Set<String> = []

  init() {}

  init?(rawValue: String) {
    topics = Set(rawValue.split(separator: ",").map(String.init))
  }

  var rawValue: String { topics.sorted().joined(separator: ",") }

  static let all = ["Art", "Music", "Science"]
}

/// Asks for permission to send notifications.
protocol NotificationCenterType: Sendable {
  func requestAuthorization() async throws -> Bool
}

struct SystemNotifications: NotificationCenterType {
  func requestAuthorization() async throws -> Bool {
    try await Task.sleep(for: .milliseconds(1))
    return true
  }
}

extension EnvironmentValues {
  @Entry var notifications: any NotificationCenterType = SystemNotifications()
}

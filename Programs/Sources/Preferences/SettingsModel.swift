import Combine
import SwiftUI

enum Appearance: String, CaseIterable, Identifiable {
  case system, light, dark
  var id: String { rawValue }

  var colorScheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

enum Sound: String, CaseIterable, Identifiable {
  case chime = "Chime"
  case bell = "Bell"
  case marimba = "Marimba"
  var id: Self { self }
}

/// The part of the settings that is not in the user's defaults.
final class SettingsModel: ObservableObject {
  @Published var name = ""
  @Published var mail = ""
  @Published private(set) var isMailValid = false
  @Published var birthday = Date(timeIntervalSince1970: 946_684_800)
  @Published var reminders = 2
  @Published var sound: Sound = .chime
  @Published var volume = 50.0
  @Published var theme = Theme()
  @Published var channels: [Channel] = [
    Channel(name: "News", isOn: true), Channel(name: "Offers", isOn: false),
    Channel(name: "Tips", isOn: false),
  ]

  private var subscriptions: Set<AnyCancellable> = []

  init() {
    $mail
      .map { $0.contains("@") && !$0.hasSuffix("@") }
      .removeDuplicates()
      .assign(to: &$isMailValid)
  }

  func reset() {
    name = ""
    mail = ""
    reminders = 2
    sound = .chime
    volume = 50
    theme = Theme()
    for index in channels.indices { channels[index].isOn = false }
  }
}

struct Channel: Identifiable, Hashable {
  let name: String
  var isOn: Bool
  var id: String { name }
}

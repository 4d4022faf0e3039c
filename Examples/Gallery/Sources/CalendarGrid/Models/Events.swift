import SwiftUI

/// What happens on a day.
struct Event: Identifiable, Hashable {
  let title: String
  let color: Color

  var id: String { title }
}

/// The events of a month by its days.
struct Events {
  private let byDay: [Int: [Event]]

  init(_ byDay: [Int: [Event]]) { self.byDay = byDay }

  subscript(day: Int) -> [Event] { byDay[day] ?? [] }

  static let examples = Events([
    3: [Event(title: "Dentist", color: .red)],
    12: [Event(title: "Choir", color: .blue), Event(title: "Bake bread", color: .orange)],
    25: [Event(title: "Train to Porto", color: .green)],
  ])
}

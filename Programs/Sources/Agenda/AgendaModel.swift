import SwiftUI

/// Where events are kept.
protocol EventRepository: AnyObject {
  func load() -> [Event]
  func save(_ events: [Event])
}

final class MemoryRepository: EventRepository {
  private var events: [Event]

  init(_ events: [Event] = []) { self.events = events }

  func load() -> [Event] { events }
  func save(_ events: [Event]) { self.events = events }
}

@MainActor
@Observable
final class AgendaModel {
  private(set) var events: [Event] { didSet { repository.save(events) } }
  var month: Date
  @ObservationIgnored private let repository: any EventRepository

  init(repository: any EventRepository, month: Date) {
    self.repository = repository
    self.month = month
    events = repository.load()
  }

  func days(calendar: Calendar) -> [Day] {
    guard let interval = calendar.dateInterval(of: .month, for: month) else { return [] }
    return Day.group(events, in: interval, calendar: calendar)
  }

  func save(_ event: Event) {
    if let index = events.firstIndex(where: { $0.id == event.id }) {
      events[index] = event
    } else {
      events.append(event)
    }
  }

  func delete(_ event: Event) {
    events.removeAll { $0.id == event.id }
  }

  func turn(by months: Int, calendar: Calendar) {
    month = calendar.date(byAdding: .month, value: months, to: month) ?? month
  }
}

extension EnvironmentValues {
  @Entry var editEvent: EditEvent = EditEvent { _ in }
}

/// Opens the editor for an event.
struct EditEvent {
  let action: @MainActor (Event) -> Void

  @MainActor func callAsFunction(_ event: Event) { action(event) }
}

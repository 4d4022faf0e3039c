import AmbientTesting
import SwiftUI
import Testing

@testable import Agenda

@MainActor
@Suite struct AgendaTests {
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }

  private func date(_ month: Int, _ day: Int, _ hour: Int = 0) -> Date {
    calendar.date(from: DateComponents(year: 2025, month: month, day: day, hour: hour)) ?? .now
  }

  private func makeHost(_ events: [Event] = []) -> TestHost {
    var environment = EnvironmentValues()
    environment.calendar = calendar
    environment.timeZone = calendar.timeZone
    environment.locale = Locale(identifier: "en_US")
    let model = AgendaModel(repository: MemoryRepository(events), month: date(6, 1))
    return TestHost(environment: environment) { AgendaView(model: model) }
  }

  @Test func `Events are grouped by day`() {
    let host = makeHost([
      Event("Dinner", at: date(6, 3, 19)), Event("Lunch", at: date(6, 3, 12)),
      Event("Concert", at: date(6, 20, 20)), Event("Trip", at: date(7, 1)),
    ])
    #expect(host.find(.heading, "June 2025").exists)
    #expect(host.findAll(.row).map(\.name) == ["Lunch, 12:00", "Dinner, 19:00", "Concert, 20:00"])
    #expect(host.find(.heading, "3, TUE").exists)
  }

  @Test func `A month shows only its own events`() {
    let host = makeHost([Event("Trip", at: date(7, 1))])
    host.find(.button, "Next month").tap()
    #expect(host.find(.heading, "July 2025").exists)
    #expect(host.find(.row, "Trip, 0:00").exists)
    host.press(key: .leftArrow, modifiers: .command)
    #expect(host.findAll(.row).isEmpty)
  }

  @Test func `A new event is edited in a sheet`() {
    let host = makeHost()
    host.find(.button, "New event").tap()
    #expect(host.focusedLabel == "Title")
    #expect(!host.find(.button, "Save").isEnabled)
    host.find(.textField, "Title").type("Yoga")
    host.chooseDate(date(6, 2, 8), in: "Start")
    host.find(.stepper, "Hours").increment()
    #expect(host.find(.stepper, "Hours").value == "1.5 h")
    host.find(.picker, "Repeat").choose("Every week")
    host.find(.button, "Save").tap()
    #expect(host.findAll(.row).map(\.name) == Array(repeating: "Yoga, Every week, 8:00", count: 5))
  }

  @Test func `An edit of an event can be canceled, and an event can be deleted`() {
    let host = makeHost([Event("Yoga", at: date(6, 2, 8), recurrence: .daily)])
    #expect(host.findAll(.row).count == 29)
    host.find(.button, "Yoga, Every day, 8:00", number: 1).tap()
    host.find(.textField, "Title").type("Judo")
    host.find(.button, "Cancel").tap()
    #expect(host.findAll(.button, "Judo, Every day, 8:00").isEmpty)
    host.find(.button, "Yoga, Every day, 8:00", number: 1).tap()
    host.find(.button, "Delete event").tap()
    #expect(host.findAll(.sheet).isEmpty)
    #expect(host.findAll(.row).isEmpty)
  }

  @Test func `An all-day event has no hours`() {
    let host = makeHost([Event("Fair", at: date(6, 5))])
    host.find(.button, "Fair, 0:00").tap()
    host.find(.toggle, "All day").tap()
    #expect(host.findAll(.stepper, "Hours").isEmpty)
    let bodies = host.bodies { host.find(.button, "Save").tap() }
    #expect(bodies == ["EntryRow"])
    #expect(host.find(.row, "Fair, all day").exists)
  }

  @Test func `An exception removes one day of a repeated event`() {
    let host = makeHost([Event("Yoga", at: date(6, 2, 8), recurrence: .daily)])
    #expect(host.findAll(.heading, "3, TUE").count == 1)
    host.find(.button, "Yoga, Every day, 8:00", number: 1).tap()
    host.expand("Exceptions")
    host.chooseDate(date(6, 3), in: "Dates")
    #expect(host.find(.form).find(.text, "1").exists)
    host.find(.button, "Save").tap()
    #expect(host.findAll(.row).count == 28)
    #expect(host.findAll(.heading, "3, TUE").isEmpty)
  }
}

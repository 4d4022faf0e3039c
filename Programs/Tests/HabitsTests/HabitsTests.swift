import AmbientTesting
import SwiftUI
import Testing

@testable import Habits

@MainActor
@Suite struct HabitsTests {
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.firstWeekday = 2
    return calendar
  }()

  /// March 12, 2025, at noon.
  private static let today = Date(timeIntervalSince1970: 1_741_780_800)

  private func open(_ model: HabitModel = HabitModel()) -> TestHost {
    TestHost {
      HabitsView()
        .environment(model)
        .environment(\.today, Self.today)
        .environment(\.calendar, Self.calendar)
        .environment(\.timeZone, .gmt)
        .environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  private var day: Int { Self.calendar.dayNumber(of: Self.today) }

  @Test func `An adjustment of a habit runs only its card`() {
    let host = open()
    let water = host.find(.element, "Drink water")
    #expect(water.value == "0 of 3")
    let bodies = host.bodies { water.increment() }
    #expect(water.value == "1 of 3")
    #expect(bodies.map { $0.prefix { $0 != "<" } } == ["HabitsView", "HabitCard", "RingView"])
    water.decrement(times: 2)
    #expect(water.value == "0 of 3")
  }

  @Test func `The calendar of a habit marks the days that reached the goal`() {
    let model = HabitModel()
    model.record("walk", on: day)
    model.record("walk", on: day - 1)
    let host = open(model)
    #expect(host.find(.text, "No Habit Selected").exists)
    host.find(.element, "Walk").perform("Show calendar")
    #expect(host.find(.heading, "March 2025").exists)
    let days = host.find(.group, "Days")
    #expect(days.findAll(.text).count == 31)
    #expect(days.findAll(.text, value: "Reached").map(\.name) == ["March 11", "March 12"])
  }

  @Test func `The calendar shows earlier months, but no month after the current one`() {
    let host = open()
    host.find(.button, "Select the first").tap()
    #expect(!host.find(.button, "Next month").isEnabled)
    let bodies = host.bodies { host.find(.button, "Previous month").tap() }
    #expect(!bodies.contains("HabitCard"))
    #expect(host.find(.heading, "February 2025").exists)
    #expect(host.find(.group, "Days").findAll(.text).count == 28)
    host.find(.button, "Next month").tap()
    #expect(host.find(.heading, "March 2025").exists)
  }

  @Test func `A reset of a habit asks for confirmation and states how many days are recorded`() {
    let model = HabitModel()
    for back in 0..<3 { model.record("walk", on: day - back) }
    model.selected = "walk"
    let host = open(model)
    host.find(.button, "Reset").tap()
    let alert = host.find(.alert, "Reset Walk?")
    #expect(alert.find(.text, "You have recorded it on 3 days.").exists)
    alert.find(.button, "Keep").tap()
    let days = host.find(.group, "Days")
    #expect(days.findAll(.text, value: "Reached").count == 3)
    host.find(.button, "Reset").tap()
    host.find(.alert, "Reset Walk?").find(.button, "Reset").tap()
    #expect(days.findAll(.text, value: "Reached").isEmpty)
    #expect(host.find(.element, "Walk").value == "0 of 1")
  }
}

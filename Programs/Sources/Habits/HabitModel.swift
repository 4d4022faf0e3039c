import SwiftUI

@MainActor
@Observable
class HabitModel {
  private(set) var habits: [Habit]
  var selected: Habit.ID?

  init(habits: [Habit] = HabitModel.samples) { self.habits = habits }

  subscript(id: Habit.ID) -> Habit? { habits.first { $0.id == id } }

  func record(_ id: Habit.ID, on day: Int, by amount: Int = 1) {
    guard let index = habits.firstIndex(where: { $0.id == id }) else { return }
    let count = max(habits[index].counts[day, default: 0] + amount, 0)
    habits[index].counts[day] = count == 0 ? nil : count
  }

  func reset(_ id: Habit.ID) {
    guard let index = habits.firstIndex(where: { $0.id == id }) else { return }
    habits[index].counts.removeAll()
  }

  static let samples = [
    Habit(id: "water", name: "Drink water", symbol: "drop.fill", goal: 3),
    Habit(id: "walk", name: "Walk", symbol: "figure.walk", goal: 1),
  ]
}

/// The action in the environment that records how often the user did a habit.
@MainActor
struct RecordAction {
  var record: (Habit.ID, Int) -> Void = { _, _ in }

  func callAsFunction(_ id: Habit.ID, by amount: Int = 1) { record(id, amount) }
}

private struct RecordActionKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue = RecordAction()
}

private struct TodayKey: EnvironmentKey {
  static let defaultValue = Date(timeIntervalSinceReferenceDate: 0)
}

extension EnvironmentValues {
  @MainActor var record: RecordAction {
    get { self[RecordActionKey.self] }
    set { self[RecordActionKey.self] = newValue }
  }

  var today: Date {
    get { self[TodayKey.self] }
    set { self[TodayKey.self] = newValue }
  }
}

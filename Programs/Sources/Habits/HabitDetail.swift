import SwiftUI

/// Shows the days of a month on which the goal was reached.
struct HabitDetail: View {
  let habit: Habit
  @Environment(\.today) private var today
  @Environment(\.calendar) private var calendar
  @Environment(HabitModel.self) private var model
  @State private var offset = 0
  @State private var asksToReset = false

  private var month: Month { Month(of: today, in: calendar).moved(by: offset) }

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Button("Previous month", systemImage: "chevron.left") { offset -= 1 }
        Text(month.first, format: .dateTime.month(.wide).year())
          .frame(maxWidth: .infinity)
          .accessibilityAddTraits([.isHeader, .updatesFrequently])
          .contentTransition(.numericText())
        Button("Next month", systemImage: "chevron.right") { offset += 1 }
          .disabled(offset >= 0)
      }
      .labelStyle(.iconOnly)
      MonthGrid(month: month, habit: habit)
        .id(month)
        .transition(.asymmetric(insertion: .move(edge: .trailing), removal: .opacity))
    }
    .animation(.default, value: offset)
    .padding()
    .navigationTitle(habit.name)
    .toolbar {
      Button("Reset", systemImage: "trash", role: .destructive) { asksToReset = true }
    }
    .toolbarTitleMenu {
      Button("Reset", role: .destructive) { asksToReset = true }
    }
    .alert("Reset \(habit.name)?", isPresented: $asksToReset, presenting: habit) { habit in
      Button("Reset", role: .destructive) { model.reset(habit.id) }
      Button("Keep", role: .cancel) {}
    } message: { habit in
      Text("You have recorded it on ^[\(habit.counts.count) day](inflect: true).")
    }
  }
}

struct MonthGrid: View {
  let month: Month
  let habit: Habit
  @Environment(\.locale) private var locale

  private let columns = Array(repeating: GridItem(.flexible(minimum: 24), spacing: 4), count: 7)

  private var weekdays: [String] {
    var calendar = month.calendar
    calendar.locale = locale
    let symbols = calendar.veryShortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return Array(symbols[first...] + symbols[..<first])
  }

  var body: some View {
    LazyVGrid(columns: columns, spacing: 8) {
      ForEach(weekdays.indices, id: \.self) { index in
        Text(weekdays[index]).font(.caption2).foregroundStyle(.tertiary)
      }
      .accessibilityHidden(true)
      ForEach(0..<month.leadingBlanks, id: \.self) { _ in
        Color.clear
      }
      ForEach(month.days, id: \.self) { date in
        DayCell(date: date, share: habit.share(on: month.calendar.dayNumber(of: date)))
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Days")
  }
}

struct DayCell: View, Equatable {
  let date: Date
  let share: Double

  var body: some View {
    Text(date, format: .dateTime.day())
      .frame(width: 32, height: 32)
      .background {
        RingView(share: share)
          .opacity(share > 0 ? 1 : 0)
      }
      .foregroundStyle(share >= 1 ? Color.accentColor : .primary)
      .accessibilityLabel(Text(date, format: .dateTime.day().month(.wide)))
      .accessibilityValue(share >= 1 ? "Reached" : "")
  }
}

struct HabitsApp: App {
  @State private var model = HabitModel()

  var body: some Scene {
    WindowGroup {
      HabitsView()
        .environment(model)
        .environment(\.today, .now)
    }
  }
}

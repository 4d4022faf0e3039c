import SwiftUI

struct HabitsView: View {
  @Environment(HabitModel.self) private var model
  @Environment(\.today) private var today
  @Environment(\.calendar) private var calendar
  @Environment(\.horizontalSizeClass) private var sizeClass

  private var columns: [GridItem] {
    sizeClass == .compact
      ? [GridItem(.flexible())]
      : [GridItem(.adaptive(minimum: 160, maximum: 240), spacing: 16, alignment: .top)]
  }

  var body: some View {
    @Bindable var model = model
    let day = calendar.dayNumber(of: today)
    NavigationSplitView {
      ScrollView {
        LazyVGrid(columns: columns, alignment: .leading, spacing: 16, pinnedViews: .sectionHeaders)
        {
          Section {
            ForEach(model.habits) { habit in
              HabitCard(habit: habit, day: day)
                .onTapGesture { model.selected = habit.id }
                .accessibilityAction(named: "Show calendar") { model.selected = habit.id }
            }
          } header: {
            Text(today, format: .dateTime.weekday(.wide).day().month())
              .font(.title3.smallCaps())
              .frame(maxWidth: .infinity, alignment: .leading)
              .background(.ultraThinMaterial)
          }
        }
        .padding()
      }
      .navigationTitle("Habits")
      .navigationSplitViewColumnWidth(min: 200, ideal: 300, max: 400)
    } detail: {
      if let id = model.selected, let habit = model[id] {
        HabitDetail(habit: habit)
      } else {
        ContentUnavailableView {
          Label("No Habit Selected", systemImage: "calendar")
        } actions: {
          Button("Select the first") { model.selected = model.habits.first?.id }
        }
      }
    }
    .navigationSplitViewStyle(.balanced)
    .environment(\.record, RecordAction { model.record($0, on: day, by: $1) })
    .sensoryFeedback(trigger: model.habits) { old, new in
      let reached = { (habits: [Habit]) in habits.count { $0.isReached(on: day) } }
      return reached(new) > reached(old) ? .success : nil
    }
  }
}

struct HabitCard: View {
  let habit: Habit
  let day: Int
  @Environment(\.record) private var record

  var body: some View {
    GroupBox {
      VStack {
        RingView(share: habit.share(on: day), color: .teal) {
          Image(systemName: habit.symbol)
            .font(.system(size: 24, weight: .semibold, design: .rounded))
            .symbolVariant(habit.isReached(on: day) ? .fill : .none)
        }
        .frame(width: 72, height: 72)
        Text("^[\(habit.streak(until: day)) day](inflect: true)")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity)
    } label: {
      Label(habit.name, systemImage: habit.symbol)
        .labelStyle(.titleOnly)
        .lineLimit(1)
        .minimumScaleFactor(0.7)
    }
    .contentShape(.interaction, Rectangle())
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(habit.name)
    .accessibilityValue("\(habit.counts[day, default: 0]) of \(habit.goal)")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: record(habit.id)
      case .decrement: record(habit.id, by: -1)
      @unknown default: break
      }
    }
  }
}

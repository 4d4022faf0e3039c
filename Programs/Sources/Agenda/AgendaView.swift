import SwiftUI

struct AgendaView: View {
  let model: AgendaModel
  @State private var edited: Event?
  @Environment(\.calendar) private var calendar

  var body: some View {
    NavigationStack {
      ScrollViewReader { proxy in
        List {
          ForEach(model.days(calendar: calendar)) { day in
            Section {
              ForEach(day.entries) { EntryRow(entry: $0) }
            } header: {
              DayHeader(date: day.date)
            }
            .headerProminence(.increased)
            .id(day.id)
          }
        }
        .listStyle(.insetGrouped)
        .onChange(of: model.month, initial: true) { _, month in
          proxy.scrollTo(calendar.startOfDay(for: month), anchor: .top)
        }
      }
      .environment(\.editEvent, EditEvent { edited = $0 })
      .navigationTitle(Text(model.month, format: .dateTime.month(.wide).year()))
      .toolbar {
        ToolbarItem(placement: .navigation) {
          ControlGroup {
            Button("Previous month", systemImage: "chevron.left") { turn(by: -1) }
              .keyboardShortcut(.leftArrow, modifiers: .command)
            Button("Next month", systemImage: "chevron.right") { turn(by: 1) }
              .keyboardShortcut(.rightArrow, modifiers: .command)
          }
        }
        ToolbarItem(placement: .primaryAction) {
          Button("New event", systemImage: "plus") { edited = Event(at: model.month) }
        }
      }
      .sheet(item: $edited) { event in
        EventEditor(event: event, isNew: !model.events.contains { $0.id == event.id }) { change in
          switch change {
          case .save(let event): model.save(event)
          case .delete(let event): model.delete(event)
          }
        }
      }
    }
  }

  private func turn(by months: Int) {
    withAnimation { model.turn(by: months, calendar: calendar) }
  }
}

struct DayHeader: View {
  let date: Date
  @Environment(\.calendar) private var calendar

  var body: some View {
    let parts = calendar.dateComponents([.day, .weekday], from: date)
    HStack(alignment: .lastTextBaseline) {
      Text(parts.day ?? 0, format: .number)
        .font(.title2)
      Text(calendar.shortWeekdaySymbols[(parts.weekday ?? 1) - 1])
        .textCase(.uppercase)
        .kerning(1)
    }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isHeader)
  }
}

struct EntryRow: View {
  let entry: Day.Entry
  @Environment(\.editEvent) private var editEvent
  @Environment(\.calendar) private var calendar

  var body: some View {
    Button {
      editEvent(entry.event)
    } label: {
      HStack {
        Capsule().fill(.tint).frame(width: 4)
        Text(entry.event.title)
        Spacer()
        if entry.event.recurrence != .never {
          Image(systemName: "repeat").accessibilityLabel(entry.event.recurrence.rawValue)
        }
        Text(time).foregroundStyle(.secondary)
      }
    }
    .foregroundStyle(.primary)
  }

  private var time: String {
    if entry.event.isAllDay { return "all day" }
    let parts = calendar.dateComponents([.hour, .minute], from: entry.date)
    return String(format: "%d:%02d", parts.hour ?? 0, parts.minute ?? 0)
  }
}

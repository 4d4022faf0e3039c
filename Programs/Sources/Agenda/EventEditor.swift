import SwiftUI

struct EventEditor: View {
  enum Change {
    case save(Event)
    case delete(Event)
  }

  @State var event: Event
  let isNew: Bool
  let commit: (Change) -> Void
  @Environment(\.dismiss) private var dismiss
  @FocusState private var isTitleFocused

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $event.title)
          .focused($isTitleFocused)
          .onAppear { isTitleFocused = isNew }
        Toggle("All day", isOn: $event.isAllDay.animation())
        DatePicker("Start", selection: $event.start, displayedComponents: components)
        if !event.isAllDay {
          Stepper(
            "Hours",
            value: $event.duration,
            in: 1800...86_400,
            step: 1800,
            format: HoursFormat()
          )
        }
        Picker(selection: $event.recurrence) {
          ForEach(Recurrence.allCases) { Text($0.rawValue) }
        } label: {
          Label("Repeat", systemImage: "repeat")
        }
        .pickerStyle(.navigationLink)
        if event.recurrence != .never {
          DisclosureGroup("Exceptions") {
            MultiDatePicker("Dates", selection: $event.exceptions)
          }
          .badge(event.exceptions.count)
        }
        if !isNew {
          Button("Delete event", role: .destructive) {
            commit(.delete(event))
            dismiss()
          }
        }
      }
      .navigationTitle(isNew ? "New event" : "Edit event")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            commit(.save(event))
            dismiss()
          }
          .disabled(event.title.trimmingCharacters(in: .whitespaces).isEmpty)
        }
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", action: dismiss.callAsFunction)
        }
      }
    }
  }

  private var components: DatePickerComponents {
    event.isAllDay ? [.date] : [.date, .hourAndMinute]
  }
}

/// Shows seconds as hours.
struct HoursFormat: ParseableFormatStyle, ParseStrategy {
  var parseStrategy: HoursFormat { self }

  func format(_ value: TimeInterval) -> String { "\((value / 3600).formatted()) h" }

  func parse(_ value: String) throws -> TimeInterval {
    try Double(value.replacing(" h", with: ""), format: .number) * 3600
  }
}

struct AgendaApp: App {
  @State private var model = AgendaModel(repository: MemoryRepository(), month: .now)

  var body: some Scene {
    WindowGroup { AgendaView(model: model) }
  }
}

import SwiftUI

/// An entry that the user is writing.
struct Draft: Identifiable {
  let id = UUID()
  var title = ""
  var amount: Decimal?
  var isIncome = false
  var category = Entry.Category.food
  var date: Date

  var isComplete: Bool { !title.isEmpty && (amount ?? 0) > 0 }
  var signedAmount: Decimal { isIncome ? amount ?? 0 : -(amount ?? 0) }
}

struct EntryForm: View {
  @State var draft: Draft
  let range: ClosedRange<Date>
  let onSave: (Draft) -> Void

  @Environment(\.dismiss) private var dismiss
  @FocusState private var focus: Field?

  enum Field { case title, amount }

  init(draft: Draft, range: ClosedRange<Date>, onSave: @escaping (Draft) -> Void) {
    _draft = State(wrappedValue: draft)
    self.range = range
    self.onSave = onSave
  }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $draft.title, prompt: Text("What was it for?"))
          .focused($focus, equals: .title)
        TextField("Amount", value: $draft.amount, format: .number, prompt: Text(verbatim: "0"))
          .keyboardType(.decimalPad)
          .focused($focus, equals: .amount)
        Toggle("Income", isOn: $draft.isIncome)
        Picker("Category", selection: $draft.category) {
          ForEach(Entry.Category.allCases) { category in
            Label {
              Text(category.name)
            } icon: {
              Circle().fill(category.color)
            }
            .tag(category)
          }
        }
        .pickerStyle(.navigationLink)
        DatePicker("Date", selection: $draft.date, in: range, displayedComponents: .date)
      }
      .formStyle(.grouped)
      .navigationTitle(draft.title.isEmpty ? "New entry" : draft.title)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            onSave(draft)
            dismiss()
          }
          .disabled(!draft.isComplete)
        }
      }
      .defaultFocus($focus, .title)
      .interactiveDismissDisabled(draft.isComplete)
      .onChange(of: draft.isIncome) { _, isIncome in
        draft.category = isIncome ? .income : .food
      }
    }
  }
}

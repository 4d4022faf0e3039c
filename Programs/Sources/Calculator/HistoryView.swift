import SwiftUI

struct HistoryView: View {
  @Bindable var model: CalculatorModel
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List {
        ForEach(model.history) { calculation in
          Button {
            model.reuse(calculation)
            dismiss()
          } label: {
            LabeledContent {
              Text(calculation.value, format: .number.precision(.fractionLength(0...3)))
            } label: {
              Text(calculation.expression)
            }
          }
          .buttonStyle(.plain)
        }
        .onDelete(perform: model.delete)
      }
      .overlay {
        if model.history.isEmpty {
          ContentUnavailableView("No history", systemImage: "clock")
        }
      }
      .navigationTitle("History")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
        ToolbarItem(placement: .cancellationAction) {
          Button("Clear", role: .destructive, action: { model.clearHistory() })
            .disabled(model.history.isEmpty)
        }
      }
    }
    .presentationDetents([.medium, .large])
    .presentationDragIndicator(.visible)
  }
}

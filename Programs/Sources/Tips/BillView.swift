import SwiftUI

struct BillView: View {
  @State private var bill = Bill()
  @State private var receipts: [Receipt] = []
  @State private var isHistoryShown = false
  @FocusState private var isAmountFocused: Bool
  @Environment(\.currencyCode) private var currencyCode
  @Environment(\.locale) private var locale

  var body: some View {
    NavigationStack {
      Form {
        amountSection
        TipSection(tip: $bill.tip)
        peopleSection
        TotalSection(bill: bill)
      }
      .formStyle(.grouped)
      .navigationTitle("Tips")
      #if os(iOS)
      .navigationBarTitleDisplayMode(.inline)
      .scrollDismissesKeyboard(.interactively)
      #endif
      .toolbar { toolbarContent }
      .sheet(isPresented: $isHistoryShown) {
        HistoryView(receipts: $receipts)
      }
      .sensoryFeedback(.selection, trigger: bill.people)
    }
  }

  private var amountSection: some View {
    Section {
      TextField("Amount", value: $bill.amount, format: .currency(code: currencyCode).locale(locale))
        .focused($isAmountFocused)
        #if os(iOS)
      .keyboardType(.decimalPad)
        #endif
    } header: {
      Text("Bill")
    } footer: {
      if bill.amount < 0 {
        Text("The amount must not be negative.").foregroundStyle(.red)
      }
    }
  }

  private var peopleSection: some View {
    Section("Split") {
      Stepper(value: $bill.people, in: 1...20) {
        LabeledContent("People", value: bill.people, format: .number)
      }
      Picker("Rounding", selection: $bill.rounding.animation()) {
        ForEach(Rounding.allCases) { rounding in
          Text(rounding.rawValue)
        }
      }
      .pickerStyle(.segmented)
    }
  }

  @ToolbarContentBuilder
  private var toolbarContent: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) {
      Button("Paid", systemImage: "checkmark") {
        receipts.insert(Receipt(bill), at: 0)
        bill = Bill(tip: bill.tip, people: bill.people)
      }
      .disabled(bill.amount <= 0)
    }
    ToolbarItem(placement: .cancellationAction) {
      Button("History") { isHistoryShown.toggle() }
        .badge(receipts.count)
    }
    ToolbarItemGroup(placement: .keyboard) {
      Spacer()
      Button("Done") { isAmountFocused = false }
    }
  }
}

#Preview {
  BillView()
}

import SwiftUI

extension EnvironmentValues {
  /// The currency in which amounts are shown.
  @Entry var currencyCode = "EUR"
}

struct BudgetView: View {
  @Bindable var ledger: Ledger
  @State private var draft: Draft?
  @Environment(\.currencyCode) private var currencyCode

  var body: some View {
    NavigationStack {
      List {
        Section {
          LabeledContent("Balance") {
            Text(ledger.balance, format: .currency(code: currencyCode))
              .foregroundStyle(ledger.balance < 0 ? .red : .primary)
          }
          if !ledger.shares.isEmpty {
            ShareRing(shares: ledger.shares)
            DayBars(days: ledger.days)
          }
        }
        .listRowSeparator(.hidden)
        ForEach(ledger.days) { day in
          Section {
            ForEach(day.entries) { entry in
              EntryRow(entry: entry)
                .contextMenu {
                  Button("Delete", systemImage: "trash", role: .destructive) {
                    ledger.remove(entry)
                  }
                } preview: {
                  EntryRow(entry: entry).padding()
                }
            }
          } header: {
            HStack {
              Text(day.date, format: .dateTime.weekday(.wide).day().month(.wide))
              Spacer()
              Text(day.total, format: .currency(code: currencyCode))
            }
            .accessibilityElement(children: .combine)
          }
        }
      }
      .listStyle(.grouped)
      .safeAreaInset(edge: .bottom) { filters }
      .navigationTitle("Budget")
      .toolbar {
        Button("Add", systemImage: "plus") { draft = Draft(date: ledger.interval.start) }
      }
      .sheet(item: $draft) { draft in
        EntryForm(draft: draft, range: ledger.interval.start...ledger.interval.end) {
          ledger.add($0.title, $0.signedAmount, $0.category, on: $0.date)
        }
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
      }
    }
  }

  private var filters: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack {
        ForEach(Entry.Category.allCases) { category in
          Toggle(category.name, isOn: $ledger.hidden[excluding: category])
            .toggleStyle(.button)
            .buttonBorderShape(.capsule)
            .tint(category.color)
        }
      }
      .padding(.horizontal)
    }
    .background(.bar)
  }
}

extension Set {
  /// Whether the set lacks an element.
  subscript(excluding element: Element) -> Bool {
    get { !contains(element) }
    set {
      if newValue { remove(element) } else { insert(element) }
    }
  }
}

struct EntryRow: View {
  let entry: Entry
  @Environment(\.currencyCode) private var currencyCode

  var body: some View {
    HStack {
      RoundedRectangle(cornerRadius: 2, style: .continuous)
        .fill(entry.category.color)
        .frame(width: 4)
      Text(entry.title)
      Spacer(minLength: 8)
      Text(entry.amount, format: .currency(code: currencyCode).sign(strategy: .accounting))
        .fontDesign(.rounded)
    }
    .accessibilityElement(children: .combine)
  }
}

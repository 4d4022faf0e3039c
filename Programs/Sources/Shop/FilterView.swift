import SwiftUI

struct FilterView: View {
  @Binding var filter: Filter
  @Environment(\.dismiss) var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section("Categories") {
          ForEach(Product.Category.allCases) { category in
            Toggle(category.title, isOn: $filter.categories.contains(category))
          }
        }
        Picker("Sort by", selection: $filter.order) {
          ForEach(Filter.Order.allCases) { order in
            Text(order.rawValue.capitalized).tag(order)
          }
        }
        .pickerStyle(.segmented)
        Section {
          Slider(value: $filter.maximumPrice, in: 0...2_000, step: 10) {
            Text("Maximum price")
          }
          Toggle("Only available products", isOn: $filter.onlyAvailable)
        } footer: {
          let price = FloatingPointFormatStyle<Double>.Currency(code: "EUR")
            .precision(.fractionLength(0))
          Text("At most \(filter.maximumPrice, format: price)")
        }
      }
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done", action: dismiss.callAsFunction)
        }
        ToolbarItem(placement: .cancellationAction) {
          Button("Reset") { filter = Filter() }
            .disabled(filter == Filter())
        }
      }
    }
  }
}

extension Binding {
  /// A binding to whether a set has a member.
  func contains<Member: Hashable & Sendable>(_ member: Member) -> Binding<Bool>
  where Value == Set<Member> {
    self[containing: member]
  }
}

extension Set {
  fileprivate subscript(containing member: Element) -> Bool {
    get { contains(member) }
    set {
      if newValue { insert(member) } else { remove(member) }
    }
  }
}

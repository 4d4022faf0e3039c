import SwiftUI

struct Order: Identifiable, Equatable {
  let id = UUID()
  var name = ""
  var city = ""
  var zip = ""
  var isGift = false
  var note = ""

  struct Problem: OptionSet {
    let rawValue: Int
    static let name = Problem(rawValue: 1 << 0)
    static let city = Problem(rawValue: 1 << 1)
    static let zip = Problem(rawValue: 1 << 2)
  }

  var problems: Problem {
    var problems: Problem = []
    if name.trimmingCharacters(in: .whitespaces).count < 2 { problems.insert(.name) }
    if city.isEmpty { problems.insert(.city) }
    if zip.wholeMatch(of: /\d{5}/) == nil { problems.insert(.zip) }
    return problems
  }
}

struct CheckoutView: View {
  let onFinish: (Order) -> Void
  @Environment(\.dismiss) private var dismiss
  @State private var order = Order()
  @State private var showsProblems = false
  @FocusState private var focus: Field?

  enum Field: Hashable { case name, city, zip }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          field("Name", text: $order.name, .name, "Please enter your name.", for: .name)
          field("City", text: $order.city, .city, "Please enter a city.", for: .city)
          field("Zip code", text: $order.zip, .zip, "A zip code has five digits.", for: .zip)
            .keyboardType(.numberPad)
        }
        Toggle("This is a gift", isOn: $order.isGift.animation(.easeInOut))
        if order.isGift {
          TextField("Message", text: $order.note, axis: .vertical)
            .lineLimit(2...4)
            .transition(.opacity)
        }
      }
      .navigationTitle("Check out")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Order", action: submit)
        }
      }
      .interactiveDismissDisabled(order != Order())
      .onSubmit(of: .text, submit)
    }
  }

  @ViewBuilder
  private func field(
    _ title: LocalizedStringKey,
    text: Binding<String>,
    _ field: Field,
    _ problem: String,
    for kind: Order.Problem
  ) -> some View {
    TextField(title, text: text)
      .focused($focus, equals: field)
    if showsProblems && order.problems.contains(kind) {
      Text(problem)
        .font(.footnote)
        .foregroundStyle(.red)
    }
  }

  private func submit() {
    let problems = order.problems
    guard problems.isEmpty else {
      showsProblems = true
      focus = problems.contains(.name) ? .name : problems.contains(.city) ? .city : .zip
      return
    }
    dismiss()
    onFinish(order)
  }
}

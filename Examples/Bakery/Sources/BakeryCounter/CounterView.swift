import Ambient
import Bakery

/// Takes orders, and shows what became of them.
struct CounterView: View {
  @Environment(\.attempts) private var attempts
  @State private var orders: [PlacedOrder] = []

  var body: some View {
    VStack {
      Text("Every order is tried up to \(attempts) times.")
      ForEach(Bread.allCases, id: \.self) { bread in
        Button("Bake 10 \(bread.rawValue)") { place(Order(10, bread)) }
      }
      List(orders) { Text("\($0.order): \($0.state.rawValue)") }
    }
  }

  /// Bakes an order with what the views around this one set.
  private func place(_ order: Order) {
    let id = orders.count
    orders.append(PlacedOrder(id: id, order: order))
    Task {
      do {
        _ = try await Baker().bake(order)
        orders[id].state = .ready
      } catch {
        orders[id].state = .lost
      }
    }
  }
}

/// An order that was taken.
struct PlacedOrder: Identifiable {
  enum State: String {
    case baking = "in the oven"
    case ready
    case lost = "sorry, burnt"
  }

  let id: Int
  let order: Order
  var state = State.baking
}

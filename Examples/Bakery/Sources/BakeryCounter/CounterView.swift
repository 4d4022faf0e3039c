import Ambient
import Bakery

/// A view that takes orders and shows their outcomes.
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

  /// Bakes an order with the environment of this view.
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

/// An order that the counter has taken.
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

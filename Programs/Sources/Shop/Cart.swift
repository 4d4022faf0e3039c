import Combine
import SwiftUI

struct CartItem: Identifiable, Equatable {
  let product: Product
  var quantity: Int
  var id: Product.ID { product.id }
  var total: Decimal { product.price * Decimal(quantity) }
}

@MainActor
final class Cart: ObservableObject {
  @Published private(set) var items: [CartItem] = []
  private(set) lazy var changes = $items.dropFirst().eraseToAnyPublisher()

  var count: Int { items.reduce(0) { $0 + $1.quantity } }
  var total: Decimal { items.map(\.total).reduce(0, +) }

  func add(_ product: Product, quantity: Int = 1) {
    if let index = items.firstIndex(where: { $0.id == product.id }) {
      items[index].quantity = min(product.stock, items[index].quantity + quantity)
    } else {
      items.append(CartItem(product: product, quantity: quantity))
    }
  }

  func quantity(of item: CartItem) -> Binding<Int> {
    Binding(
      get: { self.items.first { $0.id == item.id }?.quantity ?? 0 },
      set: { quantity in
        guard let index = self.items.firstIndex(where: { $0.id == item.id }) else { return }
        self.items[index].quantity = quantity
      }
    )
  }

  func remove(at offsets: IndexSet) { items.remove(atOffsets: offsets) }
  func empty() { items = [] }
}

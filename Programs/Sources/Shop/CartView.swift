import SwiftUI

struct CartView: View {
  @EnvironmentObject private var cart: Cart
  @State private var isCheckingOut = false
  @State private var order: Order?

  var body: some View {
    NavigationStack {
      List {
        ForEach(cart.items) { item in
          CartRow(item: item)
        }
        .onDelete(perform: cart.remove)
        if !cart.items.isEmpty {
          LabeledContent("Total") { PriceText(cart.total) }
            .bold()
        }
      }
      .overlay {
        if cart.items.isEmpty {
          ContentUnavailableView("Your cart is empty", systemImage: "cart")
        }
      }
      .navigationTitle("Cart")
      .safeAreaInset(edge: .bottom) {
        Button("Check out") { isCheckingOut = true }
          .buttonStyle(.borderedProminent)
          .disabled(cart.items.isEmpty)
          .padding()
      }
      .sheet(isPresented: $isCheckingOut) {
        CheckoutView { order in
          self.order = order
        }
      }
      .alert("Thank you!", isPresented: hasOrder, presenting: order) { _ in
        Button("OK") { cart.empty() }
      } message: { order in
        Text("\(order.name), your order is on its way to \(order.city).")
      }
    }
  }

  private var hasOrder: Binding<Bool> {
    Binding {
      order != nil
    } set: {
      if !$0 { order = nil }
    }
  }
}

struct CartRow: View {
  let item: CartItem
  @EnvironmentObject private var cart: Cart

  var body: some View {
    HStack {
      Stepper(value: cart.quantity(of: item), in: 1...item.product.stock) {
        Text("\(item.quantity) × \(item.product.name)")
      }
      PriceText(item.total)
    }
  }
}

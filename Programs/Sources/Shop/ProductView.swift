import SwiftUI

struct ProductView: View {
  let product: Product
  @EnvironmentObject private var cart: Cart
  @State private var quantity = 1
  @State private var wasAdded = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Image(systemName: "cup.and.saucer")
          .resizable()
          .aspectRatio(contentMode: .fit)
          .frame(height: 160)
          .frame(maxWidth: .infinity)
          .background(.quaternary)
          .accessibilityHidden(true)
        Text(product.name).font(.largeTitle)
        RatingView(rating: product.rating)
        PriceText(product.price).font(.title2)
        Stepper(value: $quantity, in: 1...max(1, product.stock)) {
          Text("Quantity: \(quantity)")
        }
        Button(action: add) {
          Label(
            wasAdded ? "Added" : "Add to cart",
            systemImage: wasAdded ? "checkmark" : "cart.badge.plus"
          )
          .frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
      }
      .padding()
    }
    .navigationTitle(product.name)
    .navigationBarTitleDisplayMode(.inline)
    .onChange(of: quantity) { wasAdded = false }
  }

  private func add() {
    cart.add(product, quantity: quantity)
    withAnimation { wasAdded = true }
  }
}

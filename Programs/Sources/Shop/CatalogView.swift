import SwiftUI

struct CatalogView: View {
  @ObservedObject var model: CatalogModel
  @State private var showsFilter = false

  var body: some View {
    NavigationStack {
      Group {
        switch model.phase {
        case .loading:
          ProgressView("Loading…")
        case .failed(let error):
          VStack {
            Text("The catalog is not available.").font(.headline)
            Text(error.localizedDescription).foregroundStyle(.secondary)
            Button("Try again") { Task { await model.load() } }
          }
          .multilineTextAlignment(.center)
        case .loaded:
          list
        }
      }
      .navigationTitle("Catalog")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button {
            showsFilter.toggle()
          } label: {
            Image(systemName: "line.3.horizontal.decrease.circle")
              .symbolVariant(model.filter == Filter() ? .none : .fill)
          }
          .accessibilityLabel("Filter")
        }
      }
      .sheet(isPresented: $showsFilter) {
        FilterView(filter: $model.filter)
          .presentationDetents([.fraction(0.4), .large])
      }
    }
    .task { await model.load() }
  }

  private var list: some View {
    List {
      ForEach(model.visible) { product in
        NavigationLink(value: product) { ProductRow(product: product) }
          .disabled(!product.isAvailable)
      }
    }
    .searchable(text: $model.filter.query)
    .refreshable { await model.load() }
    .overlay(alignment: .center) {
      if model.visible.isEmpty { Text("Nothing matches.") }
    }
    .navigationDestination(for: Product.self, destination: ProductView.init)
  }
}

struct ProductRow: View {
  let product: Product

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(product.name)
        RatingView(rating: product.rating)
      }
      Spacer()
      if product.isAvailable {
        PriceText(product.price)
      } else {
        Text("Sold out").italic().foregroundStyle(.secondary)
      }
    }
  }
}

struct PriceText: View {
  let price: Decimal
  @Environment(\.locale) private var locale

  init(_ price: Decimal) { self.price = price }

  var body: some View {
    Text(price, format: .currency(code: "EUR").locale(locale))
      .monospacedDigit()
  }
}

struct RatingView: View {
  let rating: Double

  var body: some View {
    HStack(spacing: 1) {
      ForEach(1..<6) { star in
        Image(systemName: symbol(star))
          .resizable()
          .scaledToFit()
          .frame(width: 10)
      }
    }
    .foregroundColor(.yellow)
    .accessibilityElement()
    .accessibilityLabel("Rating")
    .accessibilityValue("\(rating, specifier: "%.1f") of 5")
  }

  private func symbol(_ star: Int) -> String {
    if Double(star) <= rating { return "star.fill" }
    return Double(star) - 0.5 <= rating ? "star.leadinghalf.filled" : "star"
  }
}

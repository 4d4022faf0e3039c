import Ambient

/// Three baskets of one type: one is found by the type, two are found by keys.
struct Harvest: View {
  @State private var hand = Basket("hand")
  @State private var cellar = Basket("cellar", apples: 4)
  @State private var market = Basket("market", apples: 2)

  var body: some View {
    Section("Harvest") {
      HandBasket()
      HarvestButtons()
      CellarBasket()
      MarketBasket()
    }
    .buttonStyle(.signpost)
    .environment(hand)
    .environment(\.cellar, cellar)
    .environment(\.market, market)
  }
}

/// Finds its basket by the type.
struct HandBasket: View {
  @Environment(Basket.self) private var basket

  var body: some View { Text("\(basket.name): \(basket.apples)") }
}

/// Picks apples and passes them on.
///
/// The body reads no number, so no change of a basket runs it.
struct HarvestButtons: View {
  @Environment(Basket.self) private var hand
  @Environment(\.cellar) private var cellar
  @Environment(\.market) private var market

  var body: some View {
    PickButton()
    Button("To the cellar") { hand.handOne(to: cellar) }
    Button("To the market") { hand.handOne(to: market) }
  }
}

/// A button that is enabled in autumn only.
struct PickButton: View {
  @Environment(Basket.self) private var hand
  @Environment(\.season) private var season
  @Environment(\.note) private var note

  var body: some View {
    Button("Pick an apple") {
      hand.apples += 1
      note("picked an apple")
    }
    .disabled(season != .autumn)
  }
}

/// Finds its basket by one key.
struct CellarBasket: View {
  @Environment(\.cellar) private var basket

  var body: some View { Text("\(basket.name): \(basket.apples)") }
}

/// Finds its basket by another key.
struct MarketBasket: View {
  @Environment(\.market) private var basket

  var body: some View { Text("\(basket.name): \(basket.apples)") }
}

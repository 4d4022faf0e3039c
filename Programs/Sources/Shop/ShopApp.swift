import SwiftUI

struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      ShopView(catalog: BundledCatalog())
    }
  }
}

struct ShopView: View {
  @StateObject private var model: CatalogModel
  @StateObject private var cart = Cart()
  @State private var tab = Tabs.catalog

  enum Tabs: Hashable { case catalog, cart }

  init(catalog: any Catalog) {
    _model = StateObject(wrappedValue: CatalogModel(catalog: catalog))
  }

  var body: some View {
    TabView(selection: $tab) {
      CatalogView(model: model)
        .tabItem { Label("Catalog", systemImage: "leaf") }
        .tag(Tabs.catalog)
      CartView()
        .tabItem {
          Image(systemName: "cart")
          Text("Cart")
        }
        .badge(cart.count)
        .tag(Tabs.cart)
    }
    .environmentObject(cart)
    .onReceive(cart.changes) { items in
      if items.isEmpty { tab = .catalog }
    }
  }
}

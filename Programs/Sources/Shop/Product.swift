import Foundation

struct Product: Identifiable, Hashable, Decodable, Sendable {
  enum Category: String, CaseIterable, Identifiable, Decodable, Sendable {
    case tea, coffee, cups
    var id: Self { self }
    var title: String { rawValue.capitalized }
  }

  let id: Int
  let name: String
  let category: Category
  let price: Decimal
  let rating: Double
  let stock: Int

  var isAvailable: Bool { stock > 0 }
}

/// Loads the products of the shop.
protocol Catalog: Sendable {
  func products() async throws -> [Product]
}

struct BundledCatalog: Catalog {
  private static let json = """
    [
      {"id": 1, "name": "Assam", "category": "tea", "price": 6.5, "rating": 4.5, "stock": 12},
      {"id": 2, "name": "Sencha", "category": "tea", "price": 9, "rating": 3.5, "stock": 0},
      {"id": 3, "name": "Espresso", "category": "coffee", "price": 12.25, "rating": 5, "stock": 3},
      {"id": 4, "name": "Mug", "category": "cups", "price": 1040, "rating": 2, "stock": 7}
    ]
    """

  func products() async throws -> [Product] {
    try JSONDecoder().decode([Product].self, from: Data(Self.json.utf8))
  }
}

import Combine
import Foundation

struct Filter: Equatable {
  enum Order: String, CaseIterable, Identifiable {
    case name, price, rating
    var id: String { rawValue }
  }

  var categories: Set<Product.Category> = Set(Product.Category.allCases)
  var maximumPrice = 2_000.0
  var onlyAvailable = false
  var order = Order.name
  var query = ""

  func callAsFunction(_ products: [Product]) -> [Product] {
    products
      .filter { categories.contains($0.category) }
      .filter { $0.price <= Decimal(maximumPrice) }
      .filter { !onlyAvailable || $0.isAvailable }
      .filter { query.isEmpty || $0.name.localizedStandardContains(query) }
      .sorted {
        switch order {
        case .name: $0.name < $1.name
        case .price: $0.price < $1.price
        case .rating: $0.rating > $1.rating
        }
      }
  }
}

/// The view model of the catalog.
@MainActor
final class CatalogModel: ObservableObject {
  enum Phase {
    case loading
    case failed(any Error)
    case loaded([Product])
  }

  @Published private(set) var phase = Phase.loading
  @Published var filter = Filter()
  @Published private(set) var visible: [Product] = []

  private let catalog: any Catalog

  init(catalog: any Catalog) {
    self.catalog = catalog
    $phase
      .combineLatest($filter)
      .map { phase, filter -> [Product] in
        guard case .loaded(let products) = phase else { return [] }
        return filter(products)
      }
      .removeDuplicates()
      .assign(to: &$visible)
  }

  func load() async {
    do {
      phase = .loaded(try await catalog.products())
    } catch is CancellationError {
    } catch {
      phase = .failed(error)
    }
  }
}

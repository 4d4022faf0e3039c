import Foundation

// On Apple's systems, the import of Foundation is enough for all names of this file. It re-exports
// the modules that the comments below name.

/// An observable tree; `@Observable` belongs to Observation.
@Observable
package final class Tree {
  package var apples = 0
  package init() {}
}

/// A publishing basket; `ObservableObject` belongs to Combine.
package final class Basket: ObservableObject {
  @Published package var count = 0
  private var subscriptions: Set<AnyCancellable> = []

  package init(filledBy apples: PassthroughSubject<Int, Never>) {
    apples.sink { [weak self] apples in self?.count += apples }.store(in: &subscriptions)
  }
}

/// Returns a URL request; `URLRequest` belongs to FoundationNetworking on Linux.
package func request(for tree: Tree) -> URLRequest? {
  URL(string: "https://orchard.invalid/trees/\(tree.apples)").map { URLRequest(url: $0) }
}

/// Returns how long ago a tree was watered; `RelativeDateTimeFormatter` belongs to
/// AmbientFoundation on Linux.
package func watered(_ seconds: TimeInterval) -> String {
  let formatter = RelativeDateTimeFormatter()
  formatter.locale = Locale(identifier: "en_US")
  return formatter.localizedString(fromTimeInterval: -seconds)
}

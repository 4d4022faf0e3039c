import Foundation

// On Apple's systems Foundation alone brings all that this file names.

/// Observed by the property, as `import Observation` has it.
@Observable
package final class Tree {
  package var apples = 0
  package init() {}
}

/// Published, as `import Combine` has it.
package final class Basket: ObservableObject {
  @Published package var count = 0
  private var subscriptions: Set<AnyCancellable> = []

  package init(filledBy apples: PassthroughSubject<Int, Never>) {
    apples.sink { [weak self] apples in self?.count += apples }.store(in: &subscriptions)
  }
}

/// Asked for over the network, as `import FoundationNetworking` has it.
package func request(for tree: Tree) -> URLRequest? {
  URL(string: "https://orchard.invalid/trees/\(tree.apples)").map { URLRequest(url: $0) }
}

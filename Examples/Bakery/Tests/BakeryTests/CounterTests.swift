import Ambient
import AmbientDependenciesTesting
import AmbientTesting
import Bakery
import Testing

@testable import BakeryCounter

@Suite(.dependencies) @MainActor struct `The counter` {
  @Test func `The counter bakes with the oven of its environment`() async {
    let host = withDependencies {
      $0.uuid = .incrementing
      $0.date = .constant(.distantPast)
    } operation: {
      TestHost {
        CounterView()
          .environment(\.oven, Oven { order in if order.bread == .bun { throw Burnt() } })
          .environment(\.attempts, 1)
      }
    }
    #expect(host.texts.first == "Every order is tried up to 1 times.")
    host.tap("Bake 10 rye")
    host.tap("Bake 10 bun")
    #expect(host.texts.suffix(2) == ["10 rye: in the oven", "10 bun: in the oven"])
    await host.settle { !host.texts.contains { $0.hasSuffix("in the oven") } }
    #expect(host.texts.suffix(2) == ["10 rye: ready", "10 bun: sorry, burnt"])
  }
}

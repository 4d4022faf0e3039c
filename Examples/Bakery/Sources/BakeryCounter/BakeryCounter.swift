import Ambient
import Bakery

/// The counter of the shop, where orders are tried more often.
@main
struct BakeryCounter: App {
  var body: some Scene {
    WindowGroup { CounterView() }
      .environment(\.attempts, 5)
  }
}

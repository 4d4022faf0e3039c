import Ambient
import Bakery

/// The app for the counter of the shop, which sets more attempts.
@main
struct BakeryCounter: App {
  var body: some Scene {
    WindowGroup { CounterView() }
      .environment(\.attempts, 5)
  }
}

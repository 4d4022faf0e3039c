import Ambient
import Bakery

/// The app for the counter of the shop, with a larger number of attempts than the default.
@main
struct BakeryCounter: App {
  var body: some Scene {
    WindowGroup { CounterView() }
      .environment(\.attempts, 5)
  }
}

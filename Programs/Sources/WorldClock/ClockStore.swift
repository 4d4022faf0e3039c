import Observation
import SwiftUI

/// The cities whose clocks show.
@Observable @MainActor
final class ClockStore {
  var cities: [City]

  init(cities: [City] = Array(City.known.prefix(2))) {
    self.cities = cities
  }

  var missing: [City] { City.known.filter { !cities.contains($0) } }

  func add(_ city: City) { cities.append(city) }

  func move(from source: IndexSet, to destination: Int) {
    cities.move(fromOffsets: source, toOffset: destination)
  }

  func remove(at offsets: IndexSet) {
    cities.remove(atOffsets: offsets)
  }
}

struct WorldClockApp: App {
  @State private var store = ClockStore()

  var body: some Scene {
    Window("World Clock", id: "clock") {
      ClockList()
        .environment(store)
    }
    .defaultSize(width: 360, height: 480)
    .windowResizability(.contentSize)
  }
}

#Preview("Clocks") {
  ClockList().environment(ClockStore(cities: City.known))
}

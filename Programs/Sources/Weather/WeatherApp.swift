import SwiftUI

struct WeatherApp: App {
  var body: some Scene {
    WindowGroup {
      WeatherView(cities: ["Oslo", "Rome"])
        .environment(\.weatherService, .preview)
    }
  }
}

#Preview {
  WeatherView(cities: ["Oslo"])
    .environment(\.weatherService, .preview)
}

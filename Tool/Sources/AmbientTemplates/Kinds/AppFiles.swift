let appSource = """
  import SwiftUI

  @main struct NAMEApp: App {
    @State private var plant = Plant()

    var body: some Scene {
      WindowGroup("NAME") { PlantView(plant: plant) }
    }
  }

  struct PlantView: View {
    let plant: Plant

    var body: some View {
      Text("Watered \\(plant.count) times")
      Button("Water") { plant.water() }
    }
  }

  """

let appModel = """
  import Observation

  /// A plant, which counts how often it is watered.
  @MainActor @Observable final class Plant {
    private(set) var count = 0

    func water() { count += 1 }
  }

  """

let appTests = """
  #if canImport(AmbientTesting)
  import AmbientTesting
  import SwiftUI
  import Testing

  @testable import NAME

  @MainActor @Test func `A tap waters the plant`() {
    let host = TestHost { PlantView(plant: Plant()) }
    #expect(host.texts == ["Watered 0 times", "Water"])
    #expect(host.bodies { host.tap("Water") } == ["PlantView"])
    #expect(host.texts == ["Watered 1 times", "Water"])
  }
  #endif

  """

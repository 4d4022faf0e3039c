import Ambient
import AmbientTesting
import Observation
import Testing

// The listings of the article "Test your SwiftUI code on Linux".

@MainActor @Observable
private final class Garden {
  var plants = ["Rose", "Sage"]
  var watered: Set<String> = []
}

private struct GardenList: View {
  let garden: Garden
  @State private var newName = ""

  var body: some View {
    List {
      ForEach(garden.plants, id: \.self) { plant in
        PlantRow(name: plant, garden: garden)
      }
      TextField("Name", text: $newName)
      Button("Plant") { garden.plants.append(newName) }
    }
  }
}

private struct PlantRow: View {
  let name: String
  let garden: Garden

  var body: some View {
    Toggle(
      name,
      isOn: Binding {
        garden.watered.contains(name)
      } set: { isOn in
        if isOn { garden.watered.insert(name) } else { garden.watered.remove(name) }
      }
    )
  }
}

@Suite @MainActor struct `The example of the guide for Linux` {
  @Test func `A new plant gets a row`() {
    let garden = Garden()
    let host = TestHost { GardenList(garden: garden) }
    host.type("Mint", into: "Name")
    host.tap("Plant")
    #expect(garden.plants == ["Rose", "Sage", "Mint"])
    #expect(host.texts.contains("Mint"))
  }

  @Test func `A new plant runs the bodies of the list and of the new row`() {
    let garden = Garden()
    let host = TestHost { GardenList(garden: garden) }
    #expect(host.bodies { garden.plants.append("Mint") } == ["GardenList", "PlantRow"])
  }
}

import Ambient
import AmbientTesting
import Observation
import Testing

@Suite struct `The article about tests on Linux` {
  @Test func `Each listing of the article about tests on Linux runs as a test`() throws {
    let listings = try GuideListings(of: "Sources/Ambient/Ambient.docc/TestOnLinux.md") {
      $0.contains("Garden") && !$0.contains("Package")
    }
    #expect(listings.declarations.count == 5)
    #expect(try listings.missing(from: #filePath) == [])
  }

  @MainActor @Observable
  final class Garden {
    var plants = ["Rose", "Sage"]
    var watered: Set<String> = []
  }

  struct GardenList: View {
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

  struct PlantRow: View {
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

  @MainActor @Test func `A new plant gets a row`() {
    let garden = Garden()
    let host = TestHost { GardenList(garden: garden) }
    host.type("Mint", into: "Name")
    host.tap("Plant")
    #expect(garden.plants == ["Rose", "Sage", "Mint"])
    #expect(host.texts.contains("Mint"))
  }

  @MainActor @Test func `A new plant runs the bodies of the list and of the new row`() {
    let garden = Garden()
    let host = TestHost { GardenList(garden: garden) }
    #expect(host.bodies { garden.plants.append("Mint") } == ["GardenList", "PlantRow"])
  }
}

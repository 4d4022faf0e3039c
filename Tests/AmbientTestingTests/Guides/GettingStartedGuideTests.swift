import Ambient
import AmbientTesting
import Testing

extension EnvironmentValues {
  @Entry var servings = 1
}

@Suite struct `The article Getting started` {
  @Test func `The article Getting started has the views and the test of this file`() throws {
    let listings = try GuideListings(of: "Sources/Ambient/Ambient.docc/GettingStarted.md") {
      $0.contains("EnvironmentValues") || $0.contains("@Test")
    }
    #expect(listings.declarations.count == 4)
    #expect(try listings.missing(from: #filePath) == [])
  }

  struct Ingredient: View {
    let name: String
    let grams: Int
    @Environment(\.servings) private var servings

    var body: some View {
      Text("\(name): \(grams * servings) g")
    }
  }

  struct Recipe: View {
    @State private var guests = 2

    var body: some View {
      Text("Pancakes")
      VStack {
        Ingredient(name: "Flour", grams: 60)
        Ingredient(name: "Milk", grams: 125)
      }
      .environment(\.servings, guests)
      Button("Add a guest") { guests += 1 }
    }
  }

  @MainActor
  @Test func `Each ingredient is measured for all guests`() {
    let host = TestHost { Recipe() }
    #expect(host.texts == ["Pancakes", "Flour: 120 g", "Milk: 250 g", "Add a guest"])
    #expect(host.bodies { host.tap("Add a guest") } == ["Recipe", "Ingredient", "Ingredient"])
    #expect(host.texts == ["Pancakes", "Flour: 180 g", "Milk: 375 g", "Add a guest"])
  }
}

import Ambient

/// Stores the plants, and sets the action that plants.
struct Beds: View {
  @State private var plants = ["Beans"]

  var body: some View {
    Section("Beds") {
      PlantingForm()
      Fleeces()
      ForEach(plants, id: \.self) { Plant(name: $0) }
    }
    .environment(
      \.plant,
      PlantAction { name in
        if !plants.contains(name) { plants.append(name) }
      }
    )
  }
}

/// Plants the typed seeds with the action of its environment.
struct PlantingForm: View {
  @State private var name = ""
  @Environment(\.plant) private var plant
  @Environment(\.note) private var note

  var body: some View {
    TextField("Seeds", text: $name)
    Button("Plant") {
      plant(name)
      note("planted \(name)")
      name = ""
    }
    .disabled(name.isEmpty)
  }
}

/// A row with one plant and its stage of growth.
struct Plant: View {
  let name: String
  @Environment(\.almanac.season) private var season

  var body: some View { Text("\(name): \(stage)") }

  private var stage: String {
    switch season {
    case .spring: "sprouting"
    case .summer: "in flower"
    case .autumn: "ripe"
    case .winter: "asleep"
    }
  }
}

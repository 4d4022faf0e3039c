import Ambient

/// Stores the state of the main tap.
///
/// Its descendants turn the tap and read it.
struct Watering: View {
  @State private var isOpen = false
  @State private var barrel = RainBarrel(liters: 90)

  var body: some View {
    Section("Watering") {
      MainTap()
      Sprinkler()
      WateringCan()
      BarrelLine()
      BarrelTap()
    }
    .environment(\.mainTap, $isOpen)
    .environment(\.rainBarrel, barrel)
  }
}

/// Turns the tap through a binding in the environment; an ancestor stores the state.
struct MainTap: View {
  @Environment(\.mainTap) @Binding private var isOpen: Bool

  var body: some View { Toggle("Main tap", isOn: _isOpen.wrappedValue) }
}

/// Reads the same tap as a plain value.
struct Sprinkler: View {
  @Environment(\.mainTap) @Binding private var isOpen: Bool

  var body: some View {
    Text(isOpen ? "sprinkler: on" : "sprinkler: off")
    if isOpen { Text("the beds get wet") }
  }
}

/// Waters the plants with the amount that the rain has not provided.
struct WateringCan: View {
  private var plan = WateringPlan(need: 5)

  var body: some View {
    Text("to water: \(plan.missing) l")
    Button("Pour a liter") { plan.pour() }
  }
}

/// A custom property: the amount that the plants need, minus the rainfall in the environment and
/// minus the poured water.
struct WateringPlan: DynamicProperty {
  let need: Int
  @Environment(\.rainfall) private var rainfall
  @State private var poured = 0

  init(need: Int) { self.need = need }

  /// The amount that remains to be poured.
  var missing: Int { max(0, need - rainfall - poured) }

  /// Pours one liter.
  func pour() { poured += 1 }
}

/// Shows the barrel as it was when the body ran: a plain class notifies no reader of its changes.
struct BarrelLine: View {
  @Environment(\.rainBarrel) private var barrel
  @Environment(\.rainfall) private var rainfall

  var body: some View { Text("barrel: \(barrel.liters) l, rain: \(rainfall) l") }
}

/// Takes water from the barrel, which notifies no reader of the change.
struct BarrelTap: View {
  @Environment(\.rainBarrel) private var barrel

  var body: some View { Button("Draw ten liters") { barrel.draw(10) } }
}

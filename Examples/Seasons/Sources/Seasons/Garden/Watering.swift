import Ambient

/// Keeps the main tap; the views within turn it and see it run.
struct Watering: View {
  @State private var isOpen = false
  @State private var barrel = RainBarrel(litres: 90)

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

/// Turns the tap, which is kept above: the environment holds a binding to it.
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

/// Waters what the rain has left dry.
struct WateringCan: View {
  private var plan = WateringPlan(need: 5)

  var body: some View {
    Text("to water: \(plan.missing) l")
    Button("Pour a litre") { plan.pour() }
  }
}

/// A property of our own: the need of the plants, less the rain around the view and what was poured.
struct WateringPlan: DynamicProperty {
  let need: Int
  @Environment(\.rainfall) private var rainfall
  @State private var poured = 0

  init(need: Int) { self.need = need }

  /// What is to be poured yet.
  var missing: Int { max(0, need - rainfall - poured) }

  /// Pours a litre.
  func pour() { poured += 1 }
}

/// Shows the barrel as it was when the body ran: a plain class tells nobody that it has changed.
struct BarrelLine: View {
  @Environment(\.rainBarrel) private var barrel
  @Environment(\.rainfall) private var rainfall

  var body: some View { Text("barrel: \(barrel.litres) l, rain: \(rainfall) l") }
}

/// Changes the barrel, which tells nobody.
struct BarrelTap: View {
  @Environment(\.rainBarrel) private var barrel

  var body: some View { Button("Draw ten litres") { barrel.draw(10) } }
}

import Ambient

/// Never lets it be colder inside than its heater is set to.
///
/// The transform reads the heater, the body does not: turning the heater runs the transform, and the
/// readers below only if what comes out is another temperature.
struct Greenhouse: View {
  @State private var heater = 5

  var body: some View {
    Section("Greenhouse") {
      HeaterLine(degrees: $heater)
      HeaterDial(degrees: $heater)
      GreenhouseAir()
        .transformEnvironment(\.celsius) { celsius in
          guard celsius < heater else { return }
          celsius = heater
        }
    }
  }
}

/// Reads what the heater is set to.
struct HeaterLine: View {
  @Binding var degrees: Int

  var body: some View { Text("heater: \(degrees) °C") }
}

/// Turns the heater without reading it.
struct HeaterDial: View {
  @Binding var degrees: Int

  var body: some View {
    Button("Warmer") { degrees += 5 }
    Button("Cooler") { degrees -= 5 }
  }
}

/// Reads the temperature like any view; here it is the one under the glass.
struct GreenhouseAir: View {
  @Environment(\.celsius) private var degrees

  var body: some View { Text("inside: \(degrees) °C") }
}

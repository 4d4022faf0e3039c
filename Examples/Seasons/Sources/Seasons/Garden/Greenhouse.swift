import Ambient

/// Keeps the temperature inside at or above the heater's setting.
///
/// The transform reads the heater's setting, the body does not. Turning the heater runs the
/// transform; the readers below run only if the resulting temperature differs.
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

/// Reads the heater's setting.
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

/// Reads the temperature like any view.
///
/// Here it is the temperature under the glass.
struct GreenhouseAir: View {
  @Environment(\.celsius) private var degrees

  var body: some View { Text("inside: \(degrees) °C") }
}

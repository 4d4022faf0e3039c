import SwiftUI

/// A planet of the solar system.
struct Planet: Identifiable, Hashable {
  let name: String
  let color: Color
  let diameter: CGFloat

  var id: String { name }

  static let all = [
    Planet(name: "Mercury", color: .gray, diameter: 24),
    Planet(name: "Venus", color: .yellow, diameter: 32),
    Planet(name: "Earth", color: .blue, diameter: 32),
    Planet(name: "Mars", color: .red, diameter: 28),
    Planet(name: "Jupiter", color: .orange, diameter: 48),
    Planet(name: "Saturn", color: .brown, diameter: 44),
  ]
}

/// A planet as a disk, which keeps its state when the layout around it changes.
struct PlanetView: View {
  let planet: Planet

  @State private var isMarked = false

  var body: some View {
    Circle()
      .fill(planet.color.gradient)
      .frame(width: planet.diameter, height: planet.diameter)
      .overlay {
        Text(isMarked ? "✓" : planet.name.prefix(1))
          .foregroundStyle(.white)
      }
      .onTapGesture { isMarked.toggle() }
      .accessibilityLabel(planet.name)
      .planetCenter()
  }
}

import SwiftUI

/// Planets on a line, in layouts that change into each other; tags in lines, and buttons of equal
/// widths.
public struct LayoutGalleryScreen: View {
  @State private var arrangement = Arrangement.radial
  @State private var rotation = Angle.zero

  /// Creates the screen.
  public init() {}

  /// The views of the screen.
  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Picker("Arrangement", selection: $arrangement) {
        ForEach(Arrangement.allCases) { arrangement in
          Text(arrangement.rawValue)
        }
      }
      .pickerStyle(.segmented)
      Planets(layout: arrangement.layout(turnedBy: rotation))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      Turns(rotation: $rotation)
        .frame(maxWidth: .infinity)
      Facts()
    }
    .padding()
  }
}

private struct Planets: View {
  let layout: AnyLayout

  var body: some View {
    layout {
      ForEach(Planet.all) { planet in
        PlanetView(planet: planet)
      }
    }
    .orbit()
  }
}

/// Buttons that turn the circle.
private struct Turns: View {
  @Binding var rotation: Angle

  var body: some View {
    EqualWidthHStack {
      Group {
        Button("Back") { rotation -= .degrees(30) }
        Button("Reset") { rotation = .zero }
        Button("Forward") { rotation += .degrees(30) }
      }
      .buttonStyle(.wide)
    }
  }
}

/// Short facts in lines; some facts always begin a line.
private struct Facts: View {
  private let facts = ["8 planets", "5 dwarfs", "1 star", "290 moons", "4.6 billion years"]

  var body: some View {
    FlowLayout(alignment: .center) {
      ForEach(facts, id: \.self) { fact in
        Text(fact)
          .font(.footnote)
          .padding(.horizontal, 8)
          .padding(.vertical, 4)
          .background(.quaternary, in: Capsule())
          .beginsLine(fact == "1 star")
      }
    }
    .frame(maxWidth: .infinity)
  }
}

#Preview {
  LayoutGalleryScreen()
}

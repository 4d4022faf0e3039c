import SwiftUI

/// A map with pins, and a sign above the selected pin.
///
/// The map is clipped, so that it does not extend behind the bar at the bottom of the screen.
struct MapView: View {
  let places: [Place]
  @Binding var selection: Place.ID?

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .topLeading) {
        River()
          .stroke(.cyan, style: StrokeStyle(lineWidth: 16, lineCap: .round))
        ForEach(places) { place in
          Pin(place: place, isSelected: place.id == selection)
            .onTapGesture { selection = place.id }
            .accessibilityLabel("Pin of \(place.name)")
            .position(
              x: place.position.x * proxy.size.width,
              y: place.position.y * proxy.size.height
            )
        }
      }
    }
    .overlayPreferenceValue(SelectedPin.self) { pin in
      GeometryReader { proxy in
        if let pin {
          Sign(place: pin.place)
            .above(proxy[pin.bounds])
        }
      }
      .allowsHitTesting(false)
    }
    .background(.green.opacity(0.25))
    .clipped()
  }
}

private struct Pin: View {
  let place: Place
  let isSelected: Bool

  var body: some View {
    Circle()
      .fill(isSelected ? .red : .blue)
      .frame(width: 16, height: 16)
      .overlay { Circle().stroke(.white, lineWidth: 2) }
      .scaleEffect(isSelected ? 1.5 : 1)
      .anchorPreference(key: SelectedPin.self, value: .bounds) { bounds in
        isSelected ? SelectedPin.Pin(place: place, bounds: bounds) : nil
      }
  }
}

private struct River: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY * 0.6))
      path.addQuadCurve(
        to: CGPoint(x: rect.midX, y: rect.maxY * 0.4),
        control: CGPoint(x: rect.midX * 0.5, y: rect.maxY * 0.65)
      )
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX, y: rect.maxY * 0.3),
        control: CGPoint(x: rect.midX * 1.5, y: rect.maxY * 0.15)
      )
    }
  }
}

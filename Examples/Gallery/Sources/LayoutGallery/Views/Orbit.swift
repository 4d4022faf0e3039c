import SwiftUI

/// The centers of the planets, in their order.
struct PlanetCenters: PreferenceKey {
  static let defaultValue: [Anchor<CGPoint>] = []

  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
    value += nextValue()
  }
}

extension View {
  /// Marks the center of a planet.
  func planetCenter() -> some View {
    anchorPreference(key: PlanetCenters.self, value: .center) { [$0] }
  }

  /// Draws a dashed line from planet to planet behind the view, in each of the layouts.
  func orbit() -> some View {
    backgroundPreferenceValue(PlanetCenters.self) { centers in
      GeometryReader { proxy in
        Path { path in
          path.addLines(centers.map { proxy[$0] })
        }
        .stroke(.secondary, style: StrokeStyle(lineWidth: 1, dash: [2, 4]))
        .accessibilityIdentifier("orbit")
      }
    }
  }
}

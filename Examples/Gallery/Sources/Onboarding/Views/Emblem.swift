import SwiftUI

/// A symbol on a disk of blended colors, in a glow.
struct Emblem: View {
  let symbol: String
  let color: Color

  var body: some View {
    ZStack {
      Circle()
        .fill(glow)
      Circle()
        .fill(blend)
        .padding(24)
      Image(systemName: symbol)
        .font(.largeTitle)
        .foregroundStyle(.white)
    }
    .aspectRatio(1, contentMode: .fit)
    .accessibilityHidden(true)
  }

  /// Light that fades toward the edge.
  private var glow: EllipticalGradient {
    EllipticalGradient(
      colors: [color.opacity(0.5), color.opacity(0)],
      startRadiusFraction: 0.25,
      endRadiusFraction: 0.5
    )
  }

  /// A bright corner, a dark one, and the color between them.
  private var blend: MeshGradient {
    MeshGradient(
      width: 2,
      height: 2,
      points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [color.mix(with: .white, by: 0.5), color, color, color.mix(with: .black, by: 0.4)]
    )
  }
}

#Preview {
  Emblem(symbol: "leaf", color: .green)
    .frame(width: 160)
}

import Foundation
import SwiftUI

/// The face of a clock without hands.
struct Dial: View {
  var body: some View {
    ZStack {
      Circle()
        .fill(.background)
      Circle()
        .strokeBorder(.primary, lineWidth: 4)
      Ticks()
        .stroke(.secondary, lineWidth: 1)
        .padding(8)
      Numerals()
        .padding(32)
    }
  }
}

/// The twelve numbers, upright on a circle.
private struct Numerals: View {
  var body: some View {
    GeometryReader { proxy in
      let frame = proxy.frame(in: .local)
      ForEach(1...12, id: \.self) { hour in
        let angle = Angle.degrees(Double(hour) * 30 - 90)
        Text("\(hour)")
          .font(.headline)
          .position(
            x: frame.midX + frame.width / 2 * cos(angle.radians),
            y: frame.midY + frame.height / 2 * sin(angle.radians)
          )
      }
    }
  }
}

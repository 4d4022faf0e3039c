import SwiftUI

/// A range of mountains whose summits are at equal horizontal distances.
///
/// A summit's height is a fraction of the height of the shape.
struct Mountains: Shape {
  var heights: [CGFloat]

  func path(in rect: CGRect) -> Path {
    let step = rect.width / CGFloat(max(heights.count - 1, 1))
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      for (index, height) in heights.enumerated() {
        path.addLine(
          to: CGPoint(x: rect.minX + CGFloat(index) * step, y: rect.maxY - height * rect.height)
        )
      }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

import Foundation
import SwiftUI

/// Marks at the edge of a dial.
///
/// Every fifth is longer.
struct Ticks: Shape {
  var count = 60

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path { path in
      for index in 0..<count {
        let angle = 2 * Double.pi * Double(index) / Double(count)
        let direction = CGVector(dx: sin(angle), dy: -cos(angle))
        let inner = radius * (index.isMultiple(of: 5) ? 0.9 : 0.95)
        path.move(to: point(rect, direction, inner))
        path.addLine(to: point(rect, direction, radius))
      }
    }
  }

  private func point(_ rect: CGRect, _ direction: CGVector, _ distance: CGFloat) -> CGPoint {
    CGPoint(x: rect.midX + direction.dx * distance, y: rect.midY + direction.dy * distance)
  }
}

import SwiftUI

/// Horizontal lines at equal distances, the first at the bottom and the last at the top.
struct GridLines: Shape {
  var count: Int

  func path(in rect: CGRect) -> Path {
    Path { path in
      for index in 0..<count {
        let y = rect.maxY - rect.height * CGFloat(index) / CGFloat(max(count - 1, 1))
        path.move(to: CGPoint(x: rect.minX, y: y))
        path.addLine(to: CGPoint(x: rect.maxX, y: y))
      }
    }
  }
}

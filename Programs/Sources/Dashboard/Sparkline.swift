import SwiftUI

/// A line through the last values.
struct Sparkline: Shape {
  var values: [Double]

  func path(in rect: CGRect) -> Path {
    var path = Path()
    guard values.count > 1, let low = values.min(), let high = values.max() else { return path }
    let span = high > low ? high - low : 1
    for (index, value) in values.enumerated() {
      let point = CGPoint(
        x: rect.minX + rect.width * CGFloat(index) / CGFloat(values.count - 1),
        y: rect.maxY - rect.height * (value - low) / span
      )
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }

  static var role: ShapeRole { .stroke }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 80, height: 20))
  }
}

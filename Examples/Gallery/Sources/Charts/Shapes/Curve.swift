import SwiftUI

/// A line through points at equal distances, or the area below it.
struct Curve: Shape {
  enum Form {
    case line
    case area
  }

  var form = Form.line
  var animatableData: CurveValues

  init(_ form: Form, heights: [CGFloat]) {
    self.form = form
    animatableData = CurveValues(heights: heights)
  }

  func path(in rect: CGRect) -> Path {
    let points = points(in: rect)
    guard let first = points.first, let last = points.last else { return Path() }
    var path = Path()
    path.move(to: first)
    for (start, end) in zip(points, points.dropFirst()) {
      let middle = (start.x + end.x) / 2
      path.addCurve(
        to: end,
        control1: CGPoint(x: middle, y: start.y),
        control2: CGPoint(x: middle, y: end.y)
      )
    }
    if form == .area {
      path.addLine(to: CGPoint(x: last.x, y: rect.maxY))
      path.addLine(to: CGPoint(x: first.x, y: rect.maxY))
      path.closeSubpath()
    }
    return path
  }

  /// The points of the line, in the middle of the columns of a bar chart.
  private func points(in rect: CGRect) -> [CGPoint] {
    let heights = animatableData.heights
    let width = rect.width / CGFloat(max(heights.count, 1))
    return heights.enumerated().map { index, height in
      CGPoint(x: rect.minX + (CGFloat(index) + 0.5) * width, y: rect.maxY - height * rect.height)
    }
  }
}

import SwiftUI

/// A rounded rectangle with a tail at the side of the sender.
struct BubbleShape: Shape {
  var isMine: Bool
  var tail: CGFloat = 6

  var animatableData: CGFloat {
    get { tail }
    set { tail = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path(roundedRect: rect, cornerRadius: 16, style: .continuous)
    let x = isMine ? rect.maxX : rect.minX
    let direction: CGFloat = isMine ? 1 : -1
    path.move(to: CGPoint(x: x - direction * 10, y: rect.maxY))
    path.addQuadCurve(
      to: CGPoint(x: x + direction * tail, y: rect.maxY),
      control: CGPoint(x: x, y: rect.maxY - 2)
    )
    path.addLine(to: CGPoint(x: x, y: rect.maxY - 10))
    path.closeSubpath()
    return path
  }
}

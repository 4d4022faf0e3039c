import SwiftUI

/// The name of a place in a bubble, whose tip points down.
struct Sign: View {
  let place: Place

  var body: some View {
    Text(place.name)
      .font(.caption.bold())
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      .padding(.bottom, Bubble.tipHeight)
      .background {
        Bubble()
          .fill(.background)
          .shadow(radius: 2)
      }
      .fixedSize()
      .accessibilityIdentifier("sign")
  }

  /// Places the sign so that its tip is 6 points above the middle of a rectangle's upper edge.
  func above(_ rect: CGRect) -> some View {
    frame(width: rect.width, height: max(rect.minY - 6, 0), alignment: .bottom)
      .offset(x: rect.minX)
  }
}

/// A rounded rectangle with a tip in the middle of its lower edge.
private struct Bubble: Shape {
  static let tipHeight: CGFloat = 5

  func path(in rect: CGRect) -> Path {
    var (box, tip) = rect.divided(atDistance: rect.height - Self.tipHeight, from: .minYEdge)
    tip = tip.insetBy(dx: max(tip.width / 2 - Self.tipHeight, 0), dy: 0)
    box.size.height = max(box.height, 0)
    return Path { path in
      path.addRoundedRect(in: box, cornerSize: CGSize(width: 6, height: 6))
      path.move(to: CGPoint(x: tip.minX, y: tip.minY))
      path.addLine(to: CGPoint(x: tip.midX, y: tip.maxY))
      path.addLine(to: CGPoint(x: tip.maxX, y: tip.minY))
      path.closeSubpath()
    }
  }
}

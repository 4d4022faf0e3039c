import Foundation
import SwiftUI

/// Views on a circle, from the top in the direction of a clock's hands.
struct RadialLayout: Layout {
  /// The angle by which the whole circle is turned clockwise.
  var rotation = Angle.zero

  var animatableData: Double {
    get { rotation.radians }
    set { rotation = .radians(newValue) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 160, height: 160))
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let widest = sizes.map { max($0.width, $0.height) }.max() ?? 0
    let radius = (min(bounds.width, bounds.height) - widest) / 2
    let step = 2 * Double.pi / Double(max(subviews.count, 1))
    for (index, subview) in subviews.enumerated() {
      let angle = step * Double(index) + rotation.radians - .pi / 2
      subview.place(
        at: CGPoint(
          x: bounds.midX + radius * CGFloat(cos(angle)),
          y: bounds.midY + radius * CGFloat(sin(angle))
        ),
        anchor: .center,
        proposal: .unspecified
      )
    }
  }
}

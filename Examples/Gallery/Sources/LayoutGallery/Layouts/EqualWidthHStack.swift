import SwiftUI

/// A row in which each view is as wide as the widest one.
struct EqualWidthHStack: Layout {
  /// The size of the largest view, and the distances between neighbors.
  struct Cache {
    var largest: CGSize
    var spacing: [CGFloat]

    var totalSpacing: CGFloat { spacing.reduce(0, +) }
  }

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func makeCache(subviews: Subviews) -> Cache {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return Cache(
      largest: CGSize(
        width: sizes.map(\.width).max() ?? 0,
        height: sizes.map(\.height).max() ?? 0
      ),
      spacing: zip(subviews, subviews.dropFirst()).map {
        $0.spacing.distance(to: $1.spacing, along: .horizontal)
      }
    )
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    CGSize(
      width: cache.largest.width * CGFloat(subviews.count) + cache.totalSpacing,
      height: cache.largest.height
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: x, y: bounds.midY),
        anchor: .leading,
        proposal: ProposedViewSize(cache.largest)
      )
      x += cache.largest.width
      if index < cache.spacing.count { x += cache.spacing[index] }
    }
  }
}

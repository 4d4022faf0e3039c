import SwiftUI

/// Views in lines that wrap at the width of the container.
///
/// The lines are computed once for each width, and kept.
struct ChipsLayout: Layout {
  var spacing: CGFloat = 8

  struct Cache {
    var sizes: [CGSize] = []
    var arrangements: [CGFloat: Arrangement] = [:]
  }

  /// The corners of the views, from the top left corner of the container.
  struct Arrangement {
    var origins: [CGPoint] = []
    var size = CGSize.zero
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    arrangement(width: proposal.width ?? .infinity, cache: &cache).size
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    let arrangement = arrangement(width: bounds.width, cache: &cache)
    for (index, subview) in subviews.enumerated() {
      let origin = arrangement.origins[index]
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: ProposedViewSize(
          width: min(cache.sizes[index].width, bounds.width),
          height: cache.sizes[index].height
        )
      )
    }
  }

  private func arrangement(width: CGFloat, cache: inout Cache) -> Arrangement {
    if let known = cache.arrangements[width] { return known }
    var result = Arrangement()
    var corner = CGPoint.zero
    var lineHeight: CGFloat = 0
    for size in cache.sizes {
      if corner.x > 0, corner.x + size.width > width {
        corner = CGPoint(x: 0, y: corner.y + lineHeight + spacing)
        lineHeight = 0
      }
      result.origins.append(corner)
      result.size.width = max(result.size.width, min(corner.x + size.width, width))
      lineHeight = max(lineHeight, size.height)
      corner.x += size.width + spacing
    }
    result.size.height = corner.y + lineHeight
    cache.arrangements[width] = result
    return result
  }
}

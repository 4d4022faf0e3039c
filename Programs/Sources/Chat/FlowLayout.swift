import SwiftUI

/// Places views side by side, and continues on a new line where they do not fit.
struct FlowLayout: Layout {
  var spacing: CGFloat = 4

  struct Cache {
    var sizes: [CGSize] = []
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let lines = lines(in: proposal.replacingUnspecifiedDimensions().width, cache)
    let width = lines.map(\.width).max() ?? 0
    let height = lines.map(\.height).reduce(0, +) + spacing * CGFloat(max(0, lines.count - 1))
    return CGSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    var y = bounds.minY
    for line in lines(in: bounds.width, cache) {
      var x = bounds.minX
      for index in line.indices {
        subviews[index].place(
          at: CGPoint(x: x, y: y + line.height / 2),
          anchor: .leading,
          proposal: .unspecified
        )
        x += cache.sizes[index].width + spacing
      }
      y += line.height + spacing
    }
  }

  private struct Line {
    var indices: Range<Int>
    var width: CGFloat
    var height: CGFloat
  }

  private func lines(in width: CGFloat, _ cache: Cache) -> [Line] {
    var lines: [Line] = []
    for (index, size) in cache.sizes.enumerated() {
      if var line = lines.last, line.width + spacing + size.width <= width {
        line.indices = line.indices.lowerBound..<(index + 1)
        line.width += spacing + size.width
        line.height = max(line.height, size.height)
        lines[lines.count - 1] = line
      } else {
        lines.append(Line(indices: index..<(index + 1), width: size.width, height: size.height))
      }
    }
    return lines
  }
}

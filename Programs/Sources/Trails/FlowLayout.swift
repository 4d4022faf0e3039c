import SwiftUI

/// Places views one after another, and begins a new line where they do not fit.
struct FlowLayout: Layout {
  var spacing: CGFloat = 8
  var alignment: HorizontalAlignment = .leading

  struct Cache {
    var sizes: [CGSize]
  }

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let lines = lines(in: proposal.replacingUnspecifiedDimensions().width, cache.sizes)
    return CGSize(
      width: proposal.width ?? lines.map(\.width).max() ?? 0,
      height: lines.map(\.height).reduce(0, +) + spacing * CGFloat(max(lines.count - 1, 0))
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    var y = bounds.minY
    for line in lines(in: bounds.width, cache.sizes) {
      var x = alignment == .trailing ? bounds.maxX - line.width : bounds.minX
      for index in line.range {
        let size = cache.sizes[index]
        subviews[index].place(
          at: CGPoint(x: x, y: y + line.height / 2),
          anchor: .leading,
          proposal: .init(size)
        )
        x += size.width + spacing
      }
      y += line.height + spacing
    }
  }

  private func lines(
    in width: CGFloat,
    _ sizes: [CGSize]
  ) -> [(range: Range<Int>, width: CGFloat, height: CGFloat)] {
    var lines: [(range: Range<Int>, width: CGFloat, height: CGFloat)] = []
    for (index, size) in sizes.enumerated() {
      if let line = lines.last, line.width + spacing + size.width <= width {
        lines[lines.count - 1] = (
          line.range.lowerBound..<index + 1, line.width + spacing + size.width,
          max(line.height, size.height)
        )
      } else {
        lines.append((index..<index + 1, size.width, size.height))
      }
    }
    return lines
  }
}

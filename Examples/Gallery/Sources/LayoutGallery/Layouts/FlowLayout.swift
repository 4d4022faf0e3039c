import SwiftUI

/// Views in lines, like words in a paragraph.
///
/// A view that does not fit into a line begins a new line.
struct FlowLayout: Layout {
  var alignment = HorizontalAlignment.leading
  var spacing: CGFloat = 8
  var lineSpacing: CGFloat = 8

  /// The sizes of the views, and the lines for the most recent width.
  struct Cache {
    var sizes: [CGSize]
    var breaks: Set<Int>
    var width: CGFloat?
    var lines: [Line] = []
  }

  struct Line: Equatable {
    var range: Range<Int>
    var size: CGSize
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(
      sizes: subviews.map { $0.sizeThatFits(.unspecified) },
      breaks: Set(subviews.indices.filter { subviews[$0][BeginsLine.self] })
    )
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    let lines = lines(within: proposal.replacingUnspecifiedDimensions().width, proposal, &cache)
    return CGSize(
      width: lines.map(\.size.width).max() ?? 0,
      height: lines.map(\.size.height).reduce(0, +)
        + lineSpacing * CGFloat(max(lines.count - 1, 0))
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    var y = bounds.minY
    for line in lines(within: bounds.width, proposal, &cache) {
      let free = bounds.width - line.size.width
      var x = bounds.minX
      if alignment == .center { x += free / 2 }
      if alignment == .trailing { x += free }
      for index in line.range {
        let size = cache.sizes[index]
        subviews[index].place(
          at: CGPoint(x: x, y: y + line.size.height / 2),
          anchor: .leading,
          proposal: ProposedViewSize(size)
        )
        x += size.width + spacing
      }
      y += line.size.height + lineSpacing
    }
  }

  private func lines(
    within width: CGFloat,
    _ proposal: ProposedViewSize,
    _ cache: inout Cache
  ) -> [Line] {
    let width = proposal.width == nil ? .infinity : width
    if cache.width == width { return cache.lines }
    var lines: [Line] = []
    for (index, size) in cache.sizes.enumerated() {
      if let last = lines.last, !cache.breaks.contains(index),
        last.size.width + spacing + size.width <= width
      {
        let height = max(last.size.height, size.height)
        lines[lines.count - 1] = Line(
          range: last.range.lowerBound..<index + 1,
          size: CGSize(width: last.size.width + spacing + size.width, height: height)
        )
      } else {
        lines.append(Line(range: index..<index + 1, size: size))
      }
    }
    cache.width = width
    cache.lines = lines
    return lines
  }
}

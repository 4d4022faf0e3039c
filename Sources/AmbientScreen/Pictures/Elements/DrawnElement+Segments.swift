import AmbientHosting
import AmbientLayout
import AmbientViews

extension DrawnElement {
  struct Segment {
    let frame: CGRect

    let isSelected: Bool
  }

  /// The segments from left to right; empty if the element is not a segmented picker.
  var segments: [Segment] {
    guard element.kind == .picker, element[.style] == "segmented" else { return [] }
    let options = options(in: views).sorted { $0.frame.midX < $1.frame.midX }
    let width = frame.width / CGFloat(max(1, options.count))
    return options.enumerated().map { index, option in
      Segment(
        frame: CGRect(
          x: frame.minX + width * CGFloat(index),
          y: frame.minY,
          width: width,
          height: frame.height
        ),
        isSelected: option.element[.isSelected] == true
      )
    }
  }

  /// The positions of the edges between two unselected segments, in points from the left edge of
  /// the screen.
  var segmentEdges: [CGFloat] {
    let segments = segments
    return zip(segments, segments.dropFirst())
      .filter { !$0.isSelected && !$1.isSelected }
      .map { $1.frame.minX }
  }

  /// Whether this option belongs to a segmented picker.
  var isSegment: Bool {
    let picker = sequence(first: element, next: \.parent).first { $0.kind == .picker }
    return picker?[.style] == "segmented"
  }

  private func options(in views: [DrawnElement]) -> [DrawnElement] {
    views.flatMap { $0.element.kind == .option ? [$0] : options(in: $0.views) }
  }
}

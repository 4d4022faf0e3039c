import AmbientHosting
import AmbientLayout
import AmbientViews

/// The way in which an element scrolls its views.
struct ScrollRule: Equatable {
  let axes: Axis.Set

  let isEnabled: Bool

  /// Whether the content is cut off at the edges of the element.
  let clips: Bool

  /// The margins around the content, in points.
  let insets: EdgeInsets

  /// The anchor at which the content and the element are aligned in the first layout.
  let initialAnchor: UnitPoint

  /// The anchor at which the content and the element stay aligned when one of them gets another
  /// size, if they were aligned there before.
  let sizeAnchor: UnitPoint

  /// The anchor at which the content is aligned with the element if the content is smaller than the
  /// element.
  let contentAnchor: UnitPoint

  @MainActor
  init(_ element: Element, axes: Axis.Set) {
    func anchor(_ attribute: ElementAttribute<String>) -> UnitPoint {
      element[attribute].flatMap(UnitPoint.init(attributeText:)) ?? .topLeading
    }
    self.axes = axes
    isEnabled = element[.scrolls] ?? true
    clips = element[.clips] ?? true
    insets = EdgeInsets(
      top: element.length(.topMargin) ?? 0,
      leading: element.length(.leadingMargin) ?? 0,
      bottom: element.length(.bottomMargin) ?? 0,
      trailing: element.length(.trailingMargin) ?? 0
    )
    initialAnchor = anchor(.initialAnchor)
    sizeAnchor = anchor(.sizeAnchor)
    contentAnchor = anchor(.contentAnchor)
  }

  /// Returns the range of offsets at which scrolling may end on an axis, in points.
  ///
  /// The bounds of the range are the offsets at the ends of the content. If the content is smaller
  /// than the element, or has no finite length, the range contains only one offset.
  func offsets(along axis: Axis, in geometry: ScrollGeometry) -> ClosedRange<CGFloat> {
    // A negation could give `-0`, which printed offsets would show. A subtraction from 0 gives `0`.
    let insets = geometry.contentInsets
    let first = 0 - (axis == .horizontal ? insets.leading : insets.top)
    let spare = (geometry.visibleRect.size[axis] - geometry.contentSize[axis]).finiteOrZero
    guard spare > 0, axes.contains(Axis.Set(axis)) else { return first...max(first, first - spare) }
    let offset = first - spare * contentAnchor[axis]
    return offset...offset
  }

  /// Returns the nearest offset at which scrolling may end.
  func offset(nearestTo offset: CGPoint, in geometry: ScrollGeometry) -> CGPoint {
    var result = CGPoint.zero
    for axis in Axis.allCases {
      let range = offsets(along: axis, in: geometry)
      result[axis] =
        axes.contains(Axis.Set(axis))
        ? min(max(offset[axis], range.lowerBound), range.upperBound) : range.lowerBound
    }
    return result
  }

  /// Returns the offset at an edge of the content; the offset along the other axis stays the same.
  func offset(at edge: Edge, in geometry: ScrollGeometry) -> CGPoint {
    let range = offsets(along: edge.axis, in: geometry)
    var offset = geometry.contentOffset
    offset[edge.axis] = edge.isFirst ? range.lowerBound : range.upperBound
    return offset
  }

  /// Returns the offset at which an anchor of the content is aligned with the same anchor of the
  /// element.
  func offset(at anchor: UnitPoint, in geometry: ScrollGeometry) -> CGPoint {
    var result = CGPoint.zero
    for axis in Axis.allCases {
      let range = offsets(along: axis, in: geometry)
      result[axis] = range.lowerBound + (range.upperBound - range.lowerBound) * anchor[axis]
    }
    return result
  }
}

extension UnitPoint {
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}

extension ScrollGeometry {
  /// Returns the offset at which a part of the content is visible.
  ///
  /// - Parameters:
  ///   - rect: The part of the content, in points.
  ///   - anchor: The anchor of the part that is aligned with the same anchor of the visible
  ///     rectangle.
  /// - Returns: The offset, perhaps beyond the ends of the content.
  func offset(showing rect: CGRect, at anchor: UnitPoint) -> CGPoint {
    let room = visibleRect.size
    return CGPoint(
      x: rect.minX + (rect.width - room.width) * anchor.x - contentInsets.leading,
      y: rect.minY + (rect.height - room.height) * anchor.y - contentInsets.top
    )
  }
}

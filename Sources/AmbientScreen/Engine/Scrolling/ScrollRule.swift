import AmbientHosting
import AmbientLayout
import AmbientViews

/// The way in which an element scrolls its views.
struct ScrollRule: Equatable {
  /// The directions in which the content scrolls.
  var axes: Axis.Set

  /// Whether the user can scroll.
  var isEnabled = true

  /// Whether the content is cut off at the edges of the element.
  var clips = true

  /// The margins around the content, in points.
  var insets = EdgeInsets()

  /// The rule of an element, from its attributes.
  @MainActor
  init(_ element: Element, axes: Axis.Set) {
    self.axes = axes
    isEnabled = element[.scrolls] ?? true
    clips = element[.clips] ?? true
    insets = EdgeInsets(
      top: element.length(.topMargin) ?? 0,
      leading: element.length(.leadingMargin) ?? 0,
      bottom: element.length(.bottomMargin) ?? 0,
      trailing: element.length(.trailingMargin) ?? 0
    )
  }

  /// Returns the offset nearest to another one at which no place beyond the content shows.
  ///
  /// - Parameters:
  ///   - offset: The offset that is wanted, in points.
  ///   - geometry: The sizes of the content and of the element.
  /// - Returns: The offset. Content that is not larger than the element is at its top leading
  ///   corner, and so is content along an axis that does not scroll.
  func offset(nearestTo offset: CGPoint, in geometry: ScrollGeometry) -> CGPoint {
    var result = CGPoint.zero
    for axis in Axis.allCases {
      let range = geometry.offsets(along: axis)
      result[axis] =
        axes.contains(Axis.Set(axis))
        ? min(max(offset[axis], range.lowerBound), range.upperBound) : range.lowerBound
    }
    return result
  }
}

extension ScrollGeometry {
  /// The offsets at which no place beyond the content shows, along an axis, in points.
  func offsets(along axis: Axis) -> ClosedRange<CGFloat> {
    let first = -(axis == .horizontal ? contentInsets.leading : contentInsets.top)
    let after = axis == .horizontal ? contentInsets.trailing : contentInsets.bottom
    return first...max(first, contentSize[axis] + after - containerSize[axis])
  }
}

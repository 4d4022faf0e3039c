import AmbientLayout
import AmbientViews

/// The side from which a scroll reaches a part of the content.
enum ScrollOrigin {
  /// The scroll starts before the part and goes toward the end of the content.
  case before

  /// The scroll starts after the part and goes toward the beginning of the content.
  case after
}

extension ScrollGeometry {
  /// Returns, for each axis, the side from which a scroll reaches a part of the content.
  ///
  /// An axis is left out if a scroll along it would not show more of the part.
  func origins(revealing rect: CGRect) -> [Axis: ScrollOrigin] {
    var origins: [Axis: ScrollOrigin] = [:]
    let visible = visibleRect
    for axis in Axis.allCases {
      let (start, first) = (rect.origin[axis], visible.origin[axis])
      let end = start + rect.size[axis]
      let last = first + visible.size[axis]
      if start < first, end < last {
        origins[axis] = .after
      } else if start > first, end > last {
        origins[axis] = .before
      }
    }
    return origins
  }

  /// Returns the nearest offset that shows as much as possible of a part of the content.
  ///
  /// - Parameters:
  ///   - rect: The part of the content, in points.
  ///   - origins: The side from which a scroll reaches the part, for each axis that scrolls.
  /// - Returns: The offset, perhaps beyond the ends of the content.
  func offset(revealing rect: CGRect, from origins: [Axis: ScrollOrigin]) -> CGPoint {
    var result = contentOffset
    let visible = visibleRect
    for axis in Axis.allCases {
      guard let origin = origins[axis] else { continue }
      let (start, length) = (rect.origin[axis], rect.size[axis])
      let isLong = length > visible.size[axis]
      let alignsStart = isLong == (origin == .before)
      let goal = alignsStart ? start : start + length - visible.size[axis]
      result[axis] += goal - visible.origin[axis]
    }
    return result
  }
}

/// A column of a vertical lazy grid, or a row of a horizontal lazy grid.
package struct LazyGridTrack: Equatable {
  /// The distance from the leading or top edge of the grid, in points.
  package var position: CGFloat

  /// The width of the column or the height of the row, in points.
  package var length: CGFloat

  /// The alignment of the views in their areas.
  package var alignment: Alignment
}

extension LazyGridTrack {
  /// Returns the tracks of a grid.
  ///
  /// Fixed items get their length first. Then each remaining item, in order, is offered an equal
  /// share of the length that is left. The minimum or the maximum of an item can make the item
  /// longer or shorter than its share.
  ///
  /// - Parameters:
  ///   - items: The items of the grid.
  ///   - length: The length of the grid in points. If the length is nil, each item has its minimum.
  ///     If the length is infinite, each item has its maximum. In both cases, an adaptive item is
  ///     one track.
  ///   - defaultSpacing: The distance after an item that sets no distance, in points.
  /// - Returns: The tracks. Together, they can be shorter or longer than the grid.
  /// - Complexity: O(*n*) for *n* tracks.
  package static func tracks(
    _ items: [GridItem],
    in length: CGFloat?,
    defaultSpacing: CGFloat
  ) -> [LazyGridTrack] {
    var left = length ?? 0
    var waiting = 0
    for (index, item) in items.enumerated() {
      if index < items.count - 1 { left -= item.spacing ?? defaultSpacing }
      if case .fixed(let length) = item.size { left -= max(0, length) } else { waiting += 1 }
    }
    var tracks: [LazyGridTrack] = []
    var position: CGFloat = 0
    for item in items {
      let spacing = item.spacing ?? defaultSpacing
      let lengths = item.size.lengths(in: max(0, left / CGFloat(max(1, waiting))), spacing)
      for length in lengths {
        tracks.append(
          LazyGridTrack(position: position, length: length, alignment: item.alignment ?? .center)
        )
        position += length + spacing
      }
      if case .fixed = item.size { continue }
      waiting -= 1
      // An infinite length stays infinite for the later items.
      guard left.isFinite else { continue }
      left -= lengths.reduce(0, +) + spacing * CGFloat(lengths.count - 1)
    }
    return tracks
  }
}

extension GridItem.Size {
  /// The largest number of tracks of one item.
  ///
  /// Without this limit, a minimum close to zero could use up all memory.
  private static var countLimit: CGFloat { 10_000 }

  /// Returns the lengths of the tracks of an item.
  ///
  /// - Parameters:
  ///   - share: The length for all tracks of the item, in points.
  ///   - spacing: The distance between two tracks, in points.
  /// - Returns: One or more lengths, in points.
  fileprivate func lengths(in share: CGFloat, _ spacing: CGFloat) -> [CGFloat] {
    switch self {
    case .fixed(let length):
      return [max(0, length)]
    case .flexible(let minimum, let maximum):
      return [max(0, minimum, min(maximum, share))]
    case .adaptive(let minimum, let maximum):
      let count = Self.count(in: share, minimum, spacing)
      let length = (share - spacing * CGFloat(count - 1)) / CGFloat(count)
      return Array(repeating: max(0, minimum, min(maximum, length)), count: count)
    }
  }

  /// Returns how many tracks of the minimum length fit.
  private static func count(
    in share: CGFloat,
    _ minimum: CGFloat,
    _ spacing: CGFloat
  ) -> Int {
    let fitting = (share + spacing) / (minimum + spacing)
    guard share.isFinite, minimum + spacing > 0 else { return 1 }
    return Int(max(1, min(countLimit, fitting)))
  }
}

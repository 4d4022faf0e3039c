/// The columns or the rows of a grid, with the distances between them.
struct GridTracks {
  struct Track {
    /// The distance from the leading or top edge of the grid, in points.
    var position: CGFloat = 0
    /// The width of the column or the height of the row, in points.
    var length: CGFloat = 0
    /// The extent of the cells in the track; the track can be longer.
    var extent = AlignedExtent()
  }

  private(set) var tracks: [Track]
  private let distances: [CGFloat]

  init(_ extents: [AlignedExtent], distances: [CGFloat]) {
    tracks = extents.map { Track(length: $0.length, extent: $0) }
    self.distances = distances
    updatePositions()
  }

  subscript(index: Int) -> Track { tracks[index] }

  /// The length of all tracks, including the distances between them, in points.
  var length: CGFloat { tracks.last.map { $0.position + $0.length } ?? 0 }

  /// Returns the length of adjacent tracks, including the distances between them, in points.
  func length(of range: Range<Int>) -> CGFloat {
    tracks[range].reduce(0) { $0 + $1.length }
      + distances[range.dropLast()].reduce(0, +)
  }

  /// Makes adjacent tracks longer by equal amounts, so that their ``length(of:)`` is at least
  /// `length`.
  mutating func extend(_ range: Range<Int>, to length: CGFloat) {
    let current = self.length(of: range)
    guard length > current else { return }
    for index in range { tracks[index].length += (length - current) / CGFloat(range.count) }
    updatePositions()
  }

  mutating func setLength(_ length: CGFloat, of index: Int) {
    tracks[index].length = length
    updatePositions()
  }

  private mutating func updatePositions() {
    var position: CGFloat = 0
    for index in tracks.indices {
      tracks[index].position = position
      position += tracks[index].length + (index < distances.count ? distances[index] : 0)
    }
  }
}

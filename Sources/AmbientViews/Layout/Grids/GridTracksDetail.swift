public import AmbientHosting

/// The columns of a ``LazyVGrid``, or the rows of a ``LazyHGrid``, for hosts that lay out views.
public struct GridTracksDetail: ElementDetail, Equatable {
  /// The columns or rows, in order.
  public let tracks: [GridItem]

  /// Creates a detail with columns or rows.
  ///
  /// - Parameter tracks: The columns or rows.
  public init(_ tracks: [GridItem]) { self.tracks = tracks }
}

extension ElementDescription {
  /// Describes the columns or rows of a lazy grid, as an attribute and as a detail.
  mutating func setTracks(_ tracks: [GridItem]) {
    self[.tracks] = tracks.map(\.attributeText).joined(separator: ", ")
    set(GridTracksDetail(tracks))
  }
}

extension GridItem {
  fileprivate var attributeText: String {
    var text = size.attributeText
    if let spacing { text += " spacing \(spacing.attributeText)" }
    if let alignment { text += " alignment \(alignment.name)" }
    return text
  }
}

extension GridItem.Size {
  fileprivate var attributeText: String {
    switch self {
    case .fixed(let length):
      "fixed \(length.attributeText)"
    case .flexible(let minimum, let maximum):
      "flexible \(minimum.attributeText) \(maximum.attributeText)"
    case .adaptive(let minimum, let maximum):
      "adaptive \(minimum.attributeText) \(maximum.attributeText)"
    }
  }
}

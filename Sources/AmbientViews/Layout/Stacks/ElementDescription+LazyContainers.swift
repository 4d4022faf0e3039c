import AmbientCore

extension ElementDescription {
  /// Creates the description of a lazy grid, or of a lazy stack if `tracks` is nil.
  init(
    _ kind: ElementKind,
    tracks: [GridItem]? = nil,
    alignment: Alignment,
    spacing: CGFloat?,
    pinnedViews: PinnedScrollableViews
  ) {
    self.init(kind)
    if let tracks { setTracks(tracks) }
    align(alignment)
    self[.spacing] = spacing.doubleValue
    self[.pinnedViews] = pinnedViews.attribute
  }
}

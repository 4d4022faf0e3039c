import AmbientCore

extension ElementDescription {
  /// Creates the description of a lazy stack or a lazy grid; a stack has no tracks.
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

import AmbientLayout

/// The answers that an element has given since it last changed.
struct KeptSizes {
  private(set) var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private(set) var guides:
    [(guide: AlignmentGuide, proposal: ProposedViewSize, position: CGFloat?)] = []

  /// Whether an answer is missing that the container may still use.
  private(set) var isIncomplete = false

  /// The number of sizes that are kept.
  ///
  /// A container asks for three or four. The others belong to earlier sizes of the screen.
  private static let limit = 16

  func size(for proposal: ProposedViewSize) -> CGSize? {
    sizes.first { $0.proposal == proposal }?.size
  }

  mutating func keep(_ size: CGSize, for proposal: ProposedViewSize) {
    if sizes.count == Self.limit {
      sizes.removeFirst(Self.limit / 2)
      isIncomplete = true
    }
    sizes.append((proposal, size))
  }

  func position(of guide: AlignmentGuide, for proposal: ProposedViewSize) -> CGFloat?? {
    guides.first { $0.guide == guide && $0.proposal == proposal }?.position
  }

  mutating func keep(
    _ position: CGFloat?,
    of guide: AlignmentGuide,
    for proposal: ProposedViewSize
  ) {
    if guides.count == Self.limit {
      guides.removeFirst(Self.limit / 2)
      isIncomplete = true
    }
    guides.append((guide, proposal, position))
  }
}

import AmbientLayout

/// A cache of a node's answers to its container, such as the sizes of the node.
///
/// A change of the node empties the cache.
struct AnswerCache {
  /// The distances that the view prefers; nil if the container has not asked.
  var spacing: ViewSpacing?

  /// The layout priority; nil if the container has not asked.
  var priority: Double?

  /// The guides that the views in the node could set at the time when the cache was created.
  let guides: LayoutNode.SettableGuides

  private(set) var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private(set) var positions:
    [(guide: AlignmentGuide, proposal: ProposedViewSize, position: CGFloat?)] = []

  /// Whether the cache has dropped an answer that the container may still use.
  private(set) var isIncomplete = false

  /// The limit for the number of sizes, and for the number of positions.
  ///
  /// A container asks for three or four sizes. After the screen has changed its size, the container
  /// asks for other sizes, and the cache also keeps the earlier sizes.
  static let limit = 16

  init(guides: LayoutNode.SettableGuides = .none) { self.guides = guides }

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
    positions.first { $0.guide == guide && $0.proposal == proposal }?.position
  }

  mutating func keep(
    _ position: CGFloat?,
    of guide: AlignmentGuide,
    for proposal: ProposedViewSize
  ) {
    if positions.count == Self.limit {
      positions.removeFirst(Self.limit / 2)
      isIncomplete = true
    }
    positions.append((guide, proposal, position))
  }
}

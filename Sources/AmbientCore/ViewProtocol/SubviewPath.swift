/// The path from a container's content to a subview; the path identifies the subview.
///
/// A path is a linked list from its last step to its first one. Paths with the same beginning can
/// therefore share this beginning.
final class SubviewPath: Hashable {
  enum Step: Hashable {
    /// The index of a view among the views of a tuple.
    case index(Int)
    /// The branch of a condition.
    case branch(Bool)
    /// The identifier of a `ForEach` element, or an explicit identifier.
    case id(AnyHashable)
    /// The type of a view.
    ///
    /// A path has this step for the content of an `AnyView`, and for each view that has its own
    /// ``ListingNode``.
    case type(ObjectIdentifier)
    case part(SectionPart)
  }

  private(set) var outer: SubviewPath?
  let step: Step
  private let hash: Int

  /// A path of one step, with which all other paths begin.
  static var start: SubviewPath { SubviewPath(nil, .index(0)) }

  private init(_ outer: SubviewPath?, _ step: Step) {
    self.outer = outer
    self.step = step
    var hasher = Hasher()
    hasher.combine(outer?.hash)
    hasher.combine(step)
    hash = hasher.finalize()
  }

  deinit {
    // Releases the path in a loop, because a recursive release of a long path would overflow the
    // stack.
    var rest = outer
    outer = nil
    while isKnownUniquelyReferenced(&rest) {
      let following = rest?.outer
      rest?.outer = nil
      rest = following
    }
  }

  func appending(_ step: Step) -> SubviewPath { SubviewPath(self, step) }

  static func == (one: SubviewPath, other: SubviewPath) -> Bool {
    var pair: (SubviewPath?, SubviewPath?) = (one, other)
    while let (one, other) = both(pair), one !== other {
      guard one.hash == other.hash, one.step == other.step else { return false }
      pair = (one.outer, other.outer)
    }
    return pair.0 === pair.1
  }

  private static func both(_ pair: (SubviewPath?, SubviewPath?)) -> (SubviewPath, SubviewPath)? {
    if let one = pair.0, let other = pair.1 { (one, other) } else { nil }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// Returns the explicit identifiers and the loop identifiers in the steps after `outer`, or in
  /// all steps if `outer` is nil.
  ///
  /// The innermost identifier comes first.
  func identifiers(after outer: SubviewPath?) -> [AnyHashable] {
    sequence(first: self, next: \.outer).prefix { $0 != outer }.compactMap { path in
      if case .id(let id) = path.step { id } else { nil }
    }
  }
}

enum SectionPart: Hashable {
  case header
  case content
  case footer
}

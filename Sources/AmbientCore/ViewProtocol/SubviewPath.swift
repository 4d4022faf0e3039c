/// The way from a container's content to one of its subviews, which identifies it.
///
/// Ways have their beginnings in common; each step knows the one before.
final class SubviewPath: Hashable {
  /// One part of the way.
  enum Step: Hashable {
    case index(Int)
    /// A branch of a condition.
    case branch(Bool)
    /// An element of a loop, or an explicit identifier.
    case id(AnyHashable)
    /// What an `AnyView` shows, or a view that stands for its body.
    case type(ObjectIdentifier)
    case part(SectionPart)
  }

  private(set) var outer: SubviewPath?
  let step: Step
  private let hash: Int

  /// The beginning of all ways.
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
    // A way of any length goes away without recursion.
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
}

/// A part of a section.
enum SectionPart: Hashable {
  case header
  case content
  case footer
}

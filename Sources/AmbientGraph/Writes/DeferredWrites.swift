/// Writes that wait, in groups, for updates of their own, because each group carries another context than the
/// writes before it.
///
/// The first writes before an update are applied at once. When one comes that carries another context, such
/// as the first in a `withAnimation`, it waits here, and so does everything after it: each later update
/// applies one group. What is read outside of bodies is the value that was written last.
struct DeferredWrites {
  /// How many groups may wait, here and in the inbox.
  ///
  /// Without a limit, writes would fill the memory of a program whose host does not update for long.
  static let groupLimit = 100

  struct Group {
    fileprivate(set) var context: WriteContext?

    /// Whose consequences the update counts as: those of the update in which the group began.
    let generation: UInt64

    var writes: [DeferredWrite] = []

    /// Where in the list the write of a vertex is: only its last one counts.
    var places: [ObjectIdentifier: Int] = [:]
  }

  // Taken from the front; those in front of `next` are empty.
  private var groups: [Group] = []
  private var next = 0

  /// The update that applies the first group.
  var firstUpdate: UInt64 = 0

  var isEmpty: Bool { next == groups.count }

  /// The last group, to which writes of its context are added.
  var last: Group? { isEmpty ? nil : groups.last }

  /// Makes a group for the writes in a context, or, if there are too many, lets the last one take them.
  mutating func beginGroup(in context: WriteContext?, generation: UInt64) {
    if groups.count - next < Self.groupLimit {
      groups.append(Group(context: context?.joining(nil), generation: generation))
    } else if let context {
      let last = groups.count - 1
      groups[last].context = context.joining(groups[last].context)
    }
  }

  /// The write of a vertex in the last group.
  func lastWrite(of vertex: ObjectIdentifier) -> DeferredWrite? {
    guard let last else { return nil }
    return last.places[vertex].map { last.writes[$0] }
  }

  /// Adds a write to the last group.
  mutating func add(_ write: DeferredWrite, to vertex: ObjectIdentifier) {
    let last = groups.count - 1
    groups[last].places[vertex] = groups[last].writes.count
    groups[last].writes.append(write)
  }

  /// Takes the first group out.
  mutating func takeFirst() -> Group? {
    guard !isEmpty else { return nil }
    let group = groups[next]
    groups[next] = Group(context: nil, generation: 0)
    next += 1
    if isEmpty { (groups, next) = ([], 0) }
    return group
  }
}

/// Something that was written and is not applied yet.
class DeferredWrite {
  /// The input whose value it is; nil for others.
  var writtenInput: ObjectIdentifier? { nil }

  /// Does it now.
  func apply() {}
}

/// Something that lets vertices run again, whose new values are elsewhere.
final class DeferredWork: DeferredWrite {
  private let work: () -> Void

  init(_ work: @escaping () -> Void) { self.work = work }

  override func apply() { work() }
}

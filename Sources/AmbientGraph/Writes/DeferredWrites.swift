/// Groups of writes that wait for later updates.
///
/// All writes of a group have the same context. Between two updates, a write is applied immediately
/// if it has the same context as all earlier writes. The first write in another context, such as
/// the context of `withAnimation`, waits here. All writes after this write wait here too. Each
/// later update applies one group. Reads outside of bodies return the value that was written last,
/// even if the write still waits.
struct DeferredWrites {
  /// The maximum number of groups that wait here; the inbox has the same limit.
  ///
  /// Without a limit, writes would fill the memory of a program whose host rarely updates.
  static let groupLimit = 100

  struct Group {
    fileprivate(set) var context: WriteContext?

    /// The ``Graph/generation`` of the update that applies this group.
    ///
    /// A group that begins between two updates gets the graph's current generation plus one. All
    /// groups that begin between the same two updates have the same generation, although a separate
    /// update applies each group.
    ///
    /// A group that begins during an update gets the generation of that update. The writes of this
    /// group come from the inbox, and count as written before that update.
    let generation: UInt64

    var writes: [DeferredWrite] = []

    /// The index of each write in `writes`.
    ///
    /// The key identifies the written input, or the object that caused the ``DeferredWork``. A
    /// group contains at most one write for each key.
    var indices: [ObjectIdentifier: Int] = [:]
  }

  // The groups before the index `next` were taken, and are empty now.
  private var groups: [Group] = []
  private var next = 0

  /// The number of the update that applies the first group.
  var firstUpdate: UInt64 = 0

  var isEmpty: Bool { next == groups.count }

  /// The newest group, which the next write joins if both have the same context.
  var last: Group? { isEmpty ? nil : groups.last }

  /// Begins a group for the writes in a context.
  ///
  /// If ``groupLimit`` is reached, no group begins, and the writes join the last group.
  mutating func beginGroup(in context: WriteContext?, generation: UInt64) {
    if groups.count - next < Self.groupLimit {
      groups.append(Group(context: context?.joining(nil), generation: generation))
    } else if let context {
      let last = groups.count - 1
      groups[last].context = context.joining(groups[last].context)
    }
  }

  /// Returns the write with a key in the last group; nil if the group has no such write.
  ///
  /// The key identifies the written input, or the object that caused the ``DeferredWork``.
  func lastWrite(of key: ObjectIdentifier) -> DeferredWrite? {
    guard let last else { return nil }
    return last.indices[key].map { last.writes[$0] }
  }

  /// Adds a write with a new key to the last group.
  mutating func add(_ write: DeferredWrite, to key: ObjectIdentifier) {
    let last = groups.count - 1
    groups[last].indices[key] = groups[last].writes.count
    groups[last].writes.append(write)
  }

  /// Removes and returns the first group; nil if no group waits.
  mutating func takeFirst() -> Group? {
    guard !isEmpty else { return nil }
    let group = groups[next]
    groups[next] = Group(context: nil, generation: 0)
    next += 1
    if isEmpty { (groups, next) = ([], 0) }
    return group
  }
}

/// A write, or other work, that waits for a later update.
class DeferredWrite {
  /// The written input; nil for ``DeferredWork``.
  var writtenInput: ObjectIdentifier? { nil }

  func apply() {}
}

/// Work that invalidates vertices because of a change outside of the graph.
final class DeferredWork: DeferredWrite {
  private let work: () -> Void

  init(_ work: @escaping () -> Void) { self.work = work }

  override func apply() { work() }
}

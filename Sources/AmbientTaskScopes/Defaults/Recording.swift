import AmbientEnvironment
import Synchronization

/// What is read while a default is made.
// @unchecked: each field says what guards it.
package final class Recording: @unchecked Sendable {
  // @unchecked: types of keys are not sendable to the compiler, but are never changed.
  /// A value that was read.
  struct Input: @unchecked Sendable {
    let key: any EnvironmentKey.Type
    /// The stamp of the value; 0 is a shared default.
    let stamp: UInt64
  }

  struct Contents: Sendable {
    var inputs: [ObjectIdentifier: Input] = [:]
    var madeReaders = false
    var issues: [DependencyIssue] = []
    var omitsIssues = false
  }

  private let guarded = Mutex(Contents())

  /// The place of the default that is made.
  let slot: AnyDefaultSlot

  /// Who makes the default that needs this one.
  let outer: Recording?

  /// Whether the default is only needed to be assigned to.
  package let isForAssignment: Bool

  /// Which of the recordings in this one is the innermost, and what it waits for; known to the outermost,
  /// and guarded by ``waits``.
  private var waiting: (innermost: Recording, awaited: AnyDefaultSlot)?

  /// The time at which it began.
  private let start = Stamp.now

  private let hasEnded = Atomic(false)

  /// Guards who makes what, and who waits for whom.
  static let waits = Mutex<Void>(())

  init(_ slot: AnyDefaultSlot, in outer: Recording?, isForAssignment: Bool) {
    self.slot = slot
    self.outer = outer
    self.isForAssignment = isForAssignment || outer?.isForAssignment ?? false
  }

  /// Notes the value that a read found.
  func note<K: EnvironmentKey>(_ key: K.Type, _ stamp: UInt64) {
    let input = Input(key: key, stamp: stamp)
    guarded.withLock { $0.inputs[ObjectIdentifier(key)] = input }
  }

  /// Notes the override that a read found, unless it was made for the default itself.
  func note<K: EnvironmentKey>(_ key: K.Type, _ override: Override) {
    if override.stamp <= start { note(key, override.stamp) }
  }

  func noteReader() { guarded.withLock { $0.madeReaders = true } }

  /// Keeps an issue for the one who reads the default.
  func add(_ issue: DependencyIssue) { guarded.withLock { $0.issues.append(issue) } }

  /// Notes that code which makes the default would have reported an issue, but for the assignment; what
  /// is made of the default lacks the issue too.
  package func omitIssue() {
    var next: Recording? = self
    while let recording = next, recording.isForAssignment {
      recording.guarded.withLock { $0.omitsIssues = true }
      next = recording.outer
    }
  }

  /// Whether an issue was left out.
  var omitsIssues: Bool { guarded.withLock(\.omitsIssues) }

  // MARK: Cycles

  private var outermost: Recording {
    var recording = self
    while let outer = recording.outer { recording = outer }
    return recording
  }

  /// The names of what is being made from one slot on, the outermost first.
  private func path(from slot: AnyDefaultSlot) -> [String] {
    var names: [String] = []
    var next: Recording? = self
    while let recording = next {
      names.append(recording.slot.label)
      next = recording.slot === slot ? nil : recording.outer
    }
    return names.reversed()
  }

  /// Notes that the work waits for a slot, unless the slot waits for that work: then the names on the
  /// way are returned, from the slot to itself.
  func cycle(waitingFor slot: AnyDefaultSlot) -> [String]? {
    let mine = outermost
    return Self.waits.withLock { _ in
      var names: [String] = []
      var awaited = slot
      while let others = awaited.maker?.outermost {
        if others === mine { return names + path(from: awaited) + [slot.label] }
        guard let next = others.waiting else { break }
        names += next.innermost.path(from: awaited)
        awaited = next.awaited
      }
      mine.waiting = (self, slot)
      return nil
    }
  }

  /// The work waits no longer.
  func stopWaiting() { Self.waits.withLock { _ in outermost.waiting = nil } }

  /// The slot's default is this recording's to make.
  func begin() { Self.waits.withLock { _ in slot.maker = self } }

  /// The default is made; tasks that it started may still refer to the recording.
  func end() -> Contents {
    Self.waits.withLock { _ in slot.maker = nil }
    hasEnded.store(true, ordering: .relaxed)
    return guarded.withLock { $0 }
  }

  /// Whether the default is being made.
  var isRunning: Bool { !hasEnded.load(ordering: .relaxed) }
}

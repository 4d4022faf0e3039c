import AmbientEnvironment
import Synchronization

/// A record of the creation of a default: the values that were read, whether readers were created,
/// and the issues.
// @unchecked: the only `var` is `waiting`, which `waitLock` guards.
package final class Recording: @unchecked Sendable {
  // @unchecked: the type of a key is immutable, but the compiler does not regard it as sendable.
  struct Input: @unchecked Sendable {
    let key: any EnvironmentKey.Type
    /// For a value that was written, the time of the write; for a default, the number in
    /// ``AnyMadeDefault/stamp``.
    let stamp: UInt64
  }

  struct Contents: Sendable {
    var inputs: [ObjectIdentifier: Input] = [:]
    /// Whether readers, such as a `@Dependency`, were created.
    var madeReaders = false
    /// The issues, which a reader of the default reports.
    var issues: [DependencyIssue] = []
    /// Whether an issue was omitted because the default was created for an assignment or an
    /// explanation.
    var omitsIssues = false
  }

  private let guarded = Mutex(Contents())

  /// The slot of the default that is being created.
  let slot: AnyDefaultSlot

  /// The recording of the default whose creation has read this default; nil for the outermost
  /// recording.
  let outer: Recording?

  /// Whether the default is created only for an assignment to a part of it, or for an explanation.
  package let isForAssignment: Bool

  /// The recording that waits for a default, and the slot of this default; nil while none waits.
  ///
  /// Only an outermost recording stores this value. The waiting recording is the innermost one that
  /// is nested in the outermost recording. If none is nested, the outermost recording itself waits.
  /// Guarded by ``waitLock``.
  private var waiting: (innermost: Recording, awaited: AnyDefaultSlot)?

  private let start = LogicalClock.now

  private let hasEnded = Atomic(false)

  /// Guards the ``AnyDefaultSlot/activeRecording`` of all slots, and `waiting` of all recordings.
  static let waitLock = Mutex<Void>(())

  init(_ slot: AnyDefaultSlot, in outer: Recording?, isForAssignment: Bool) {
    self.slot = slot
    self.outer = outer
    self.isForAssignment = isForAssignment || outer?.isForAssignment ?? false
  }

  /// Records that a value with the given stamp was read.
  func note<K: EnvironmentKey>(_ key: K.Type, _ stamp: UInt64) {
    let input = Input(key: key, stamp: stamp)
    guarded.withLock { $0.inputs[ObjectIdentifier(key)] = input }
  }

  /// Records that an override was read, unless the creation itself has set the override.
  func note<K: EnvironmentKey>(_ key: K.Type, _ override: Override) {
    if override.stamp <= start { note(key, override.stamp) }
  }

  func noteReader() { guarded.withLock { $0.madeReaders = true } }

  /// Stores an issue, which a reader of the default reports.
  func add(_ issue: DependencyIssue) { guarded.withLock { $0.issues.append(issue) } }

  /// Records that the creation omitted an issue because the default is only needed for an
  /// assignment or an explanation.
  ///
  /// The default of this recording is then not stored, so that a later reader creates it again and
  /// can report the issue. Defaults of ``outer`` recordings are not stored either, if they are
  /// created for an assignment or an explanation.
  package func omitIssue() {
    var next: Recording? = self
    while let recording = next, recording.isForAssignment {
      recording.guarded.withLock { $0.omitsIssues = true }
      next = recording.outer
    }
  }

  var omitsIssues: Bool { guarded.withLock(\.omitsIssues) }

  // MARK: Cycles

  private var outermost: Recording {
    var recording = self
    while let outer = recording.outer { recording = outer }
    return recording
  }

  /// Returns the names of the nested defaults that are being created, from the default of `slot` to
  /// the default of this recording.
  private func path(from slot: AnyDefaultSlot) -> [String] {
    var names: [String] = []
    var next: Recording? = self
    while let recording = next {
      names.append(recording.slot.label)
      next = recording.slot === slot ? nil : recording.outer
    }
    return names.reversed()
  }

  /// Records that this recording waits for `slot`, unless the wait would complete a cycle.
  ///
  /// The wait would complete a cycle if the creation of the default of `slot` needs the default of
  /// this recording.
  ///
  /// - Returns: The names of the keys in the cycle, from the key of `slot` back to the same key;
  ///   nil if there is no cycle.
  func cycle(waitingFor slot: AnyDefaultSlot) -> [String]? {
    let root = outermost
    return Self.waitLock.withLock { _ in
      var names: [String] = []
      var awaited = slot
      while let otherRoot = awaited.activeRecording?.outermost {
        if otherRoot === root { return names + path(from: awaited) + [slot.label] }
        guard let next = otherRoot.waiting else { break }
        names += next.innermost.path(from: awaited)
        awaited = next.awaited
      }
      root.waiting = (self, slot)
      return nil
    }
  }

  func stopWaiting() { Self.waitLock.withLock { _ in outermost.waiting = nil } }

  func begin() { Self.waitLock.withLock { _ in slot.activeRecording = self } }

  /// Ends the recording and returns its contents.
  ///
  /// Tasks that the creation started may use the recording later. ``isRunning`` is then false.
  func end() -> Contents {
    Self.waitLock.withLock { _ in slot.activeRecording = nil }
    hasEnded.store(true, ordering: .relaxed)
    return guarded.withLock { $0 }
  }

  /// Whether the creation is in progress.
  var isRunning: Bool { !hasEnded.load(ordering: .relaxed) }
}

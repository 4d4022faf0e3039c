import AmbientEnvironment
import Synchronization

/// A record of the reads, readers and issues during the creation of a default.
// @unchecked: each field states its guard.
package final class Recording: @unchecked Sendable {
  // @unchecked: types of keys are immutable, although the compiler does not regard them as
  // sendable.
  /// A value that was read.
  struct Input: @unchecked Sendable {
    /// The key that was read.
    let key: any EnvironmentKey.Type
    /// The stamp of the value; 0 for a shared default.
    let stamp: UInt64
  }

  /// The records of a creation.
  struct Contents: Sendable {
    /// The values that were read, by the identity of their key.
    var inputs: [ObjectIdentifier: Input] = [:]
    /// Whether readers were created.
    var madeReaders = false
    /// The issues, which wait for a reader of the default.
    var issues: [DependencyIssue] = []
    /// Whether an issue was omitted because the default was created for an assignment.
    var omitsIssues = false
  }

  private let guarded = Mutex(Contents())

  /// The slot of the default that is created.
  let slot: AnyDefaultSlot

  /// The recording of the default whose creation needs this one.
  let outer: Recording?

  /// Whether the default is only created to assign to a part of it, or to explain a value.
  package let isForAssignment: Bool

  /// The innermost recording that waits, and the slot that it waits for.
  ///
  /// Set in the outermost recording only, and guarded by ``waitLock``.
  private var waiting: (innermost: Recording, awaited: AnyDefaultSlot)?

  /// The stamp at the start of the creation.
  private let start = Stamp.now

  private let hasEnded = Atomic(false)

  /// Guards the ``AnyDefaultSlot/activeRecording`` of all slots, and `waiting` of all recordings.
  static let waitLock = Mutex<Void>(())

  init(_ slot: AnyDefaultSlot, in outer: Recording?, isForAssignment: Bool) {
    self.slot = slot
    self.outer = outer
    self.isForAssignment = isForAssignment || outer?.isForAssignment ?? false
  }

  /// Records a read and the stamp of the value that it found.
  func note<K: EnvironmentKey>(_ key: K.Type, _ stamp: UInt64) {
    let input = Input(key: key, stamp: stamp)
    guarded.withLock { $0.inputs[ObjectIdentifier(key)] = input }
  }

  /// Records a read that found an override, unless the override was set during the creation itself.
  func note<K: EnvironmentKey>(_ key: K.Type, _ override: Override) {
    if override.stamp <= start { note(key, override.stamp) }
  }

  /// Records that a reader was created.
  func noteReader() { guarded.withLock { $0.madeReaders = true } }

  /// Stores an issue for the reader of the default.
  func add(_ issue: DependencyIssue) { guarded.withLock { $0.issues.append(issue) } }

  /// Records that the creation omitted an issue because its default is only needed for an
  /// assignment.
  ///
  /// The enclosing defaults lack the issue too.
  package func omitIssue() {
    var next: Recording? = self
    while let recording = next, recording.isForAssignment {
      recording.guarded.withLock { $0.omitsIssues = true }
      next = recording.outer
    }
  }

  /// Whether an issue was omitted.
  var omitsIssues: Bool { guarded.withLock(\.omitsIssues) }

  // MARK: Cycles

  private var outermost: Recording {
    var recording = self
    while let outer = recording.outer { recording = outer }
    return recording
  }

  /// Returns the names of the defaults that are being created, from `slot` inward.
  private func path(from slot: AnyDefaultSlot) -> [String] {
    var names: [String] = []
    var next: Recording? = self
    while let recording = next {
      names.append(recording.slot.label)
      next = recording.slot === slot ? nil : recording.outer
    }
    return names.reversed()
  }

  /// Records that this recording waits for `slot`, unless `slot` waits for this recording.
  ///
  /// In that case, returns the names of the keys in the cycle, from the slot back to itself.
  func cycle(waitingFor slot: AnyDefaultSlot) -> [String]? {
    let mine = outermost
    return Self.waitLock.withLock { _ in
      var names: [String] = []
      var awaited = slot
      while let others = awaited.activeRecording?.outermost {
        if others === mine { return names + path(from: awaited) + [slot.label] }
        guard let next = others.waiting else { break }
        names += next.innermost.path(from: awaited)
        awaited = next.awaited
      }
      mine.waiting = (self, slot)
      return nil
    }
  }

  /// Records that this recording no longer waits.
  func stopWaiting() { Self.waitLock.withLock { _ in outermost.waiting = nil } }

  /// Marks this recording as the one that creates the slot's default.
  func begin() { Self.waitLock.withLock { _ in slot.activeRecording = self } }

  /// Ends the recording and returns its contents.
  ///
  /// Tasks that the creation started may still refer to the recording.
  func end() -> Contents {
    Self.waitLock.withLock { _ in slot.activeRecording = nil }
    hasEnded.store(true, ordering: .relaxed)
    return guarded.withLock { $0 }
  }

  /// Whether the creation is in progress.
  var isRunning: Bool { !hasEnded.load(ordering: .relaxed) }
}

import Ambient
import AmbientGraph
import AmbientTestSupport
import AmbientTesting
import Foundation
import Synchronization

@testable import AmbientCore

/// Adds and removes rows while threads write into the rows, and then checks the texts of the rows.
@MainActor
struct ThreadedTrial {
  private let stash = ThreadedStash()
  private let rows = ThreadedBoard.Rows()
  private let phase = Phase()
  private let warnings: Warnings
  private var random: SplitMix64
  private var host: TestHost

  /// The progress of the writing threads and of the thread that owns the graph.
  private final class Phase: Sendable {
    /// The number of threads that still write fields of random rows.
    let writing = Atomic(0)
    /// The number of threads that have not finished.
    let ending = Atomic(0)
    /// Whether the trial mounts no more rows.
    ///
    /// Each writing thread then writes its field of every row once more.
    let mountsAreOver = Atomic(false)
  }

  /// Runs a trial, and returns a description of the failure, or nil if the trial succeeds.
  static func failure(seed: UInt64, _ warnings: Warnings) -> String? {
    let tracker = LifetimeTracker()
    var trial = ThreadedTrial(seed: seed, warnings, tracker)
    let failure = trial.run(tracker)
    for record in trial.stash.all { record.drop() }
    trial.host.unmount()
    trial.host = TestHost { EmptyView() }
    trial.rows.ids = nil
    return failure ?? (tracker.alive.isEmpty ? nil : "\(tracker.alive) are left")
  }

  private init(seed: UInt64, _ warnings: Warnings, _ tracker: LifetimeTracker) {
    random = SplitMix64(seed: seed)
    self.warnings = warnings
    let (stash, rows) = (stash, rows)
    host = TestHost { ThreadedBoard(stash: stash, rows: rows) }
    Self.track(host, tracker)
  }

  private static func track(_ host: TestHost, _ tracker: LifetimeTracker) {
    tracker.track(host.viewTree.state, as: "the state of the tree")
    tracker.track(host.viewTree.state.graph, as: "the graph")
  }

  private mutating func run(_ tracker: LifetimeTracker) -> String? {
    let fields = ThreadedField.allCases
    phase.writing.store(fields.count, ordering: .releasing)
    phase.ending.store(fields.count, ordering: .releasing)
    for field in fields { start(field, seed: random.next()) }
    while phase.writing.load(ordering: .acquiring) > 0 { change(tracker) }
    host.settle()
    phase.mountsAreOver.store(true, ordering: .releasing)
    while phase.ending.load(ordering: .acquiring) > 0 { host.settle() }
    host.settle()
    if host.viewTree.needsUpdate { return "an update is needed" }
    if let contradiction = host.viewTree.state.graph.checkInvariants().first {
      return contradiction
    }
    let expected = stash.all.map(\.text)
    let wrong = host.texts.filter { !expected.contains($0) }
    return wrong.isEmpty ? nil : "shows \(wrong), which is none of \(expected)"
  }

  /// Starts a thread that writes one field of all rows.
  private func start(_ field: ThreadedField, seed: UInt64) {
    Thread.detachNewThread { [stash, phase, warnings] in
      warnings.during { Self.write(field, in: stash, phase, seed: seed) }
    }
  }

  private nonisolated static func write(
    _ field: ThreadedField,
    in stash: ThreadedStash,
    _ phase: Phase,
    seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    var value = 0
    for _ in 0..<Int.random(in: 20...150, using: &random) {
      value += 1
      let record = stash.record(Int.random(in: 0...1_000, using: &random))
      // A write to a row whose bindings have been released has no effect.
      record?.write(value, to: field)
      if random.isOnce(in: 8) { sched_yield() }
    }
    phase.writing.subtract(1, ordering: .acquiringAndReleasing)
    while !phase.mountsAreOver.load(ordering: .acquiring) { sched_yield() }
    for record in stash.all {
      value += 1
      record.write(value, to: field)
    }
    phase.ending.subtract(1, ordering: .acquiringAndReleasing)
  }

  /// Changes the rows, runs updates, releases the bindings of a row, or replaces the tree.
  private mutating func change(_ tracker: LifetimeTracker) {
    let ids = rows.ids
    switch Int.random(in: 0...11, using: &random) {
    case 0...3:
      let new = Int.random(in: 0...9, using: &random)
      if let ids, !ids.wrappedValue.contains(new) { ids.wrappedValue.append(new) }
    case 4...6: if let ids, !ids.wrappedValue.isEmpty { ids.wrappedValue.removeFirst() }
    case 7: ids?.wrappedValue.reverse()
    case 8: host.viewTree.update()
    case 9: dropRow()
    case 10 where random.isOnce(in: 4):
      host.unmount()
      host = TestHost { [stash, rows] in ThreadedBoard(stash: stash, rows: rows) }
      Self.track(host, tracker)
    default: host.settle()
    }
  }

  /// Releases the bindings of a row on another thread.
  ///
  /// The row may still be in the tree.
  private mutating func dropRow() {
    guard let record = stash.record(Int.random(in: 0...1_000, using: &random)) else { return }
    phase.ending.add(1, ordering: .acquiringAndReleasing)
    Thread.detachNewThread { [phase] in
      record.drop()
      phase.ending.subtract(1, ordering: .acquiringAndReleasing)
    }
  }
}

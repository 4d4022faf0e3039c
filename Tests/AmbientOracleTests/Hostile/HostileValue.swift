import Ambient
import AmbientTestSupport
import AmbientTesting
import Foundation
import Synchronization

/// A value whose deinitializer, comparison and getter read and write a tree.
final class HostileValue: Sendable, Equatable {
  let number: Int
  private let target: HostileTarget?

  /// Creates a value.
  ///
  /// Without a target, the value uses no tree.
  init(_ number: Int, _ target: HostileTarget? = nil) {
    self.number = number
    self.target = target
  }

  deinit { target?.use() }

  var value: Int {
    target?.use()
    return number
  }

  static func == (a: HostileValue, b: HostileValue) -> Bool {
    a.target?.use()
    b.target?.use()
    return a.number == b.number
  }
}

/// A tree with states that are read and written by hostile values.
///
/// A call of ``use()`` can cause another call, one level deeper, up to a limit. Each level has one
/// state that only the main actor writes, and one state that only the other thread writes (see
/// ``HostileStage``). Therefore the last write to each state is known.
final class HostileTarget: Sendable {
  static let depth = 3

  static let nameOfOtherThread = "hostile"

  /// The values that ``use()`` reads and writes.
  struct Places: Sendable {
    /// First the states that the main actor writes, by level, then those of the other thread.
    var states: [Binding<Int>]
    var pair: Binding<Record>
    var hostile: Binding<HostileValue>
    var environmentValue: Environment<Int>
  }

  private struct Contents {
    var places: Places?
    var depth = [0, 0]
    var written = Array(repeating: 0, count: 2 * HostileTarget.depth)
    var writes = 0
    var uses = 0
  }

  private let contents = Mutex(Contents())

  // An update that refuses a write causes a warning.
  let warnings = Warnings()

  func give(_ places: Places) {
    let isNew = contents.withLock { $0.places == nil }
    if isNew { contents.withLock { $0.places = places } }
  }

  /// Removes the places, so that values no longer use the tree.
  func clear() {
    let dropped = contents.withLock { contents in
      defer { contents.places = nil }
      return contents.places
    }
    // Releasing the places may release hostile values, which lock `contents` again.
    withExtendedLifetime(dropped) {}
  }

  var uses: Int { contents.withLock(\.uses) }

  /// The text that the ``HostileBoard`` must show after the last update.
  var text: String { contents.withLock { $0.written.map(String.init).joined(separator: " ") } }

  /// Reads and writes values of the places.
  func use() {
    // The main actor may run on any thread, so only the other thread is recognized by its name.
    let thread = Thread.current.name == Self.nameOfOtherThread ? 1 : 0
    let (places, depth, value) = contents.withLock { contents -> (Places?, Int, Int) in
      contents.uses += 1
      contents.writes += 1
      contents.depth[thread] += 1
      return (contents.places, contents.depth[thread] - 1, contents.writes)
    }
    defer { contents.withLock { $0.depth[thread] -= 1 } }
    guard let places, depth < Self.depth else { return }
    _ = places.environmentValue.wrappedValue
    _ = places.hostile.wrappedValue.number
    _ = places.pair.name.wrappedValue
    let place = thread * Self.depth + depth
    let warningCount = warnings.count
    places.states[place].wrappedValue = value
    // Writes of the other thread wait for the update, so they are never refused.
    let isRefused = thread == 0 && warnings.count > warningCount
    if !isRefused { contents.withLock { $0.written[place] = value } }
    if thread == 0 { places.pair.name.wrappedValue = value }
    // At the deepest level, a value that does not use the tree replaces the hostile value.
    if depth == Self.depth - 1 { places.hostile.wrappedValue = HostileValue(value) }
  }
}

/// A view that owns the states of a ``HostileTarget``.
///
/// The view shows these states, and then `content`.
struct HostileBoard<Content: View>: View {
  let target: HostileTarget
  let content: Content
  @State private var a = 0
  @State private var b = 0
  @State private var c = 0
  @State private var d = 0
  @State private var e = 0
  @State private var f = 0
  @State private var record = Record()
  @State private var hostile = HostileValue(0)
  @Environment(\.a) private var environmentValue

  var body: some View {
    let _ = target.give(
      HostileTarget.Places(
        states: [$a, $b, $c, $d, $e, $f],
        pair: $record,
        hostile: $hostile,
        environmentValue: _environmentValue
      )
    )
    Text(verbatim: "\(a) \(b) \(c) \(d) \(e) \(f)")
    Text(verbatim: "\(hostile.number >= 0) \(record.name >= 0)")
    content
  }
}

/// A host with a ``HostileBoard``, in which a test uses hostile values.
@MainActor
struct HostileStage {
  let target: HostileTarget
  let host: TestHost

  /// Mounts a board, runs `work`, and unmounts the board.
  ///
  /// - Returns: The text that the board shows after `work`, the expected text, and the number of
  ///   uses.
  static func run<Content: View>(
    _ content: (HostileTarget) -> Content,
    _ work: (HostileStage) -> Void
  ) -> (shown: String?, expected: String, uses: Int) {
    let target = HostileTarget()
    return target.warnings.during {
      let host = TestHost { HostileBoard(target: target, content: content(target)) }
      let stage = HostileStage(target: target, host: host)
      work(stage)
      host.settle()
      let result = (host.texts.first, target.text, target.uses)
      host.unmount()
      target.clear()
      return result
    }
  }

  /// Runs `work` on another thread.
  ///
  /// While `work` runs, the caller's thread repeats `ownWork` and settles the tree.
  func runConcurrently(_ work: @escaping @Sendable () -> Void, _ ownWork: () -> Void = {}) {
    let isDone = Flag()
    Thread.detachNewThread {
      Thread.current.name = HostileTarget.nameOfOtherThread
      work()
      isDone.value.store(true, ordering: .releasing)
    }
    while !isDone.value.load(ordering: .acquiring) {
      ownWork()
      host.settle()
    }
  }

  private final class Flag: Sendable {
    let value = Atomic(false)
  }
}

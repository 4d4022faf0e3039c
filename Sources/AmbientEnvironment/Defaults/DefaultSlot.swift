import AmbientSupport
import Synchronization

/// Where the default of one key is, once it is made.
// @unchecked: what is guarded says by what.
@usableFromInline
class AnyDefaultSlot: @unchecked Sendable {
  /// The name of the key in reports.
  final let label: String

  /// Whether another default is made where a value that it was made of is overridden.
  final let followsOverrides: Bool

  /// Held by who makes the default; others who need the same one wait for it here.
  final let gate = Mutex<Void>(())

  /// Who makes the default now; guarded by ``Recording/waits``.
  final var maker: Recording?

  init(label: String, followsOverrides: Bool) {
    self.label = label
    self.followsOverrides = followsOverrides
  }

  fileprivate enum State: UInt8 {
    case empty
    /// Made for an assignment to a part of it, and not read since: another value may be prepared.
    case assigned
    /// Made of nothing else, and without an issue.
    case plain
    case published
  }

  fileprivate final let state = Atomic(State.empty.rawValue)

  /// Whether the default is made, and there is nothing else to be known of it.
  final var isPlain: Bool { state.load(ordering: .acquiring) == State.plain.rawValue }

  /// Whether the default is made, but nobody read it yet other than to assign to a part of it.
  final var isOnlyAssigned: Bool {
    state.load(ordering: .acquiring) == State.assigned.rawValue
  }

  /// Whether a value was put in the place of the default.
  final fileprivate(set) var isPrepared = false

  /// The default of the slot's key, once it is made.
  @inlinable
  final func value<K: EnvironmentKey>(of key: K.Type) -> K.Value? {
    // Safe because slots are filed under the identity of their key.
    unsafeDowncast(self, to: DefaultSlot<K.Value>.self).value
  }

  /// What is known of the default that all share, once it is made.
  var made: AnyMadeDefault? { nil }
}

@usableFromInline
final class DefaultSlot<Value>: AnyDefaultSlot, @unchecked Sendable {
  // Each is written once, under the gate, before the state says so.
  private var assigned: MadeDefault<Value>?
  private var published: MadeDefault<Value>?
  @usableFromInline private(set) var value: Value?

  init<K: EnvironmentKey>(of key: K.Type) where K.Value == Value {
    super.init(label: name(of: key), followsOverrides: key is any _EntryKey.Type)
  }

  override var made: AnyMadeDefault? { shared }

  /// The default that all share, once it is made.
  var shared: MadeDefault<Value>? {
    switch State(rawValue: state.load(ordering: .acquiring)) {
    case .empty, nil: nil
    case .assigned: assigned
    case .plain, .published: published
    }
  }

  /// Lets all share a default that was made for an assignment to a part of it; only under the gate.
  func publishForAssignment(_ made: MadeDefault<Value>) {
    assigned = made
    state.store(State.assigned.rawValue, ordering: .releasing)
  }

  /// Notes that the default is read, so that no other value can be prepared any more; only under the gate.
  func finishAssignment() {
    if isOnlyAssigned, let assigned { publish(assigned) }
  }

  /// Lets all share a default; only under the gate.
  func publish(_ made: MadeDefault<Value>) {
    published = made
    value = made.value
    let isPlain = made.inputs.isEmpty && !made.madeReaders && made.issues.isEmpty
    state.store((isPlain ? State.plain : .published).rawValue, ordering: .releasing)
  }

  /// Puts a value in the place of the default; false if there is one.
  func prepare(_ value: Value) -> Bool {
    gate.exclusively {
      guard shared == nil || isOnlyAssigned else { return false }
      isPrepared = true
      publish(MadeDefault(value))
      return true
    }
  }
}

/// What is known of a default besides its value.
// @unchecked: nothing of it changes, but for the one atomic.
class AnyMadeDefault: @unchecked Sendable {
  /// What was read to make it, each with the stamp of the value that was found; 0 is a shared default.
  final let inputs: [ObjectIdentifier: Recording.Input]

  /// Whether it made readers that may read more later.
  final let madeReaders: Bool

  /// What its reader is to be told.
  final let issues: [DependencyIssue]

  /// Tells it from all others that were made for the same key; 0 for one that all may share.
  final let stamp: UInt64

  /// Whether its readers captured what an object had captured.
  final let isForObject: Bool

  private let isReported = Atomic(false)

  init(_ recording: Recording.Contents, isForObject: Bool) {
    inputs = recording.inputs
    madeReaders = recording.madeReaders
    issues = recording.issues
    self.isForObject = isForObject && recording.madeReaders
    stamp =
      self.isForObject || recording.inputs.values.contains { $0.stamp != 0 } ? Stamp.next() : 0
  }

  /// The issues, for the first who asks.
  func takeIssues() -> [DependencyIssue] {
    guard !issues.isEmpty else { return [] }
    return isReported.exchange(true, ordering: .relaxed) ? [] : issues
  }
}

/// A default.
final class MadeDefault<Value>: AnyMadeDefault, @unchecked Sendable {
  let value: Value

  init(_ value: Value, _ recording: Recording.Contents = .init(), isForObject: Bool = false) {
    self.value = value
    super.init(recording, isForObject: isForObject)
  }
}

/// The defaults that a scope has for itself, because they follow what is overridden there.
struct LocalDefaults: Sendable {
  private var made: [ObjectIdentifier: AnyMadeDefault] = [:]

  /// The default of a slot.
  subscript(_ slot: AnyDefaultSlot) -> AnyMadeDefault? {
    get { made[ObjectIdentifier(slot)] }
    set { made[ObjectIdentifier(slot)] = newValue }
  }
}

public import AmbientEnvironment
import AmbientSupport
import Synchronization

/// Stores the default of one key in one ``DependencyContext``: live, preview or test.
// @unchecked: the comment of each mutable field names the guard of the field.
@usableFromInline
class AnyDefaultSlot: @unchecked Sendable {
  /// The name of the key in reports.
  final let label: String

  /// Whether the default can differ between scopes.
  ///
  /// If true, a scope has its own default when it overrides a value that the default depends on.
  final let followsOverrides: Bool

  /// The lock that is held while the default is created.
  ///
  /// Other threads that need the same default wait for the lock.
  final let gate = Mutex<Void>(())

  /// Records what the creation of the default reads; nil if no creation is in progress.
  ///
  /// Guarded by ``Recording/waitLock``.
  final var activeRecording: Recording?

  init(label: String, followsOverrides: Bool) {
    self.label = label
    self.followsOverrides = followsOverrides
  }

  fileprivate enum State: UInt8 {
    /// The default does not exist yet.
    case empty
    /// The default was created only to assign a part of the value, such as
    /// `$0.calendar.firstWeekday = 2`, or to explain where the value comes from. No other code has
    /// read the default.
    ///
    /// `prepareDependencies` can still replace it.
    case provisional
    /// The default exists, depends on no other value, and has no issue.
    case independent
    /// The default exists, and it depends on other values or has issues.
    case published
  }

  fileprivate final let state = Atomic(State.empty.rawValue)

  /// Whether the default exists, depends on no other value, and has no issue.
  ///
  /// Reads of such a default take a fast path.
  final var isIndependent: Bool { state.load(ordering: .acquiring) == State.independent.rawValue }

  /// Whether the default exists, but has been read only to assign a part of the value, or to
  /// explain where the value comes from.
  final var isProvisional: Bool {
    state.load(ordering: .acquiring) == State.provisional.rawValue
  }

  fileprivate final let hasPreparedValue = Atomic(false)

  final var isPrepared: Bool { hasPreparedValue.load(ordering: .acquiring) }

  /// Returns the default of the slot's key; nil before the default is created.
  ///
  /// The result is also nil while ``isProvisional`` is true. `key` must be the key of this slot.
  @inlinable
  final func value<K: EnvironmentKey>(of key: K.Type) -> K.Value? {
    // Safe because a table of slots finds each slot by the identity of its key.
    unsafeDowncast(self, to: DefaultSlot<K.Value>.self).value
  }

  /// The default that all readers share, without the type of its value; nil before the default is
  /// created.
  var anyShared: AnyMadeDefault? { nil }
}

@usableFromInline
final class DefaultSlot<Value>: AnyDefaultSlot, @unchecked Sendable {
  // Each of these three properties is set once, under `gate`, before `state` changes.
  private var provisional: MadeDefault<Value>?
  private var published: MadeDefault<Value>?
  @usableFromInline private(set) var value: Value?

  init<K: EnvironmentKey>(of key: K.Type) where K.Value == Value {
    super.init(label: name(of: key), followsOverrides: key is any _EntryKey.Type)
  }

  override var anyShared: AnyMadeDefault? { shared }

  /// The default that all readers share; nil before this default is created.
  var shared: MadeDefault<Value>? {
    switch State(rawValue: state.load(ordering: .acquiring)) {
    case .empty, nil: nil
    case .provisional: provisional
    case .independent, .published: published
    }
  }

  /// Stores a shared default that was created only to assign a part of it, or to explain where the
  /// value comes from.
  ///
  /// The caller must hold ``gate``.
  func publishForAssignment(_ created: MadeDefault<Value>) {
    provisional = created
    state.store(State.provisional.rawValue, ordering: .releasing)
  }

  /// Marks the default as read: `prepareDependencies` can no longer replace it.
  ///
  /// The caller must hold ``gate``.
  func finishAssignment() {
    if isProvisional, let provisional { publish(provisional) }
  }

  /// Stores a shared default.
  ///
  /// The caller must hold ``gate``.
  func publish(_ created: MadeDefault<Value>) {
    published = created
    value = created.value
    let isIndependent = created.inputs.isEmpty && !created.madeReaders && created.issues.isEmpty
    state.store((isIndependent ? State.independent : .published).rawValue, ordering: .releasing)
  }

  /// Stores a prepared value instead of the default.
  ///
  /// Returns false if code has already read the default, or has already prepared a value.
  func prepare(_ value: Value) -> Bool {
    gate.exclusively {
      guard shared == nil || isProvisional else { return false }
      hasPreparedValue.store(true, ordering: .releasing)
      publish(MadeDefault(value))
      return true
    }
  }
}

/// The part of a default that does not depend on the type of its value.
// @unchecked: only `isReported` changes, and it is atomic.
class AnyMadeDefault: @unchecked Sendable {
  /// The key and the stamp of each value that was read to create the default, by the identity of
  /// the key.
  final let inputs: [ObjectIdentifier: Recording.Input]

  /// Whether the creation of the default also created readers, such as a `@Dependency`.
  ///
  /// These readers may read more values later.
  final let madeReaders: Bool

  /// The issues found while the default was created.
  ///
  /// The first reader of the default reports these issues.
  final let issues: [DependencyIssue]

  /// A number that distinguishes this default from others of the same key; 0 for a default that all
  /// readers can share.
  final let stamp: UInt64

  /// Whether the default contains readers that have captured the overrides of an object.
  ///
  /// An object such as a model captures the overrides that apply when the object is created. If a
  /// default is created for this object, the readers in the default capture the same overrides.
  final let isForObject: Bool

  private let isReported = Atomic(false)

  init(_ recording: Recording.Contents, isForObject: Bool) {
    inputs = recording.inputs
    madeReaders = recording.madeReaders
    issues = recording.issues
    self.isForObject = isForObject && recording.madeReaders
    stamp =
      self.isForObject || recording.inputs.values.contains { $0.stamp != 0 }
      ? LogicalClock.next() : 0
  }

  /// Returns the issues at the first call, and none afterward.
  func takeIssues() -> [DependencyIssue] {
    guard !issues.isEmpty else { return [] }
    return isReported.exchange(true, ordering: .relaxed) ? [] : issues
  }
}

final class MadeDefault<Value>: AnyMadeDefault, @unchecked Sendable {
  let value: Value

  init(_ value: Value, _ recording: Recording.Contents = .init(), isForObject: Bool = false) {
    self.value = value
    super.init(recording, isForObject: isForObject)
  }
}

/// The defaults that one scope stores, because they depend on its overrides.
struct LocalDefaults: Sendable {
  private var defaults: [ObjectIdentifier: AnyMadeDefault] = [:]

  subscript(_ slot: AnyDefaultSlot) -> AnyMadeDefault? {
    get { defaults[ObjectIdentifier(slot)] }
    set { defaults[ObjectIdentifier(slot)] = newValue }
  }
}

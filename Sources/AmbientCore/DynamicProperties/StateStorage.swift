public import AmbientGraph
import AmbientReflection
public import AmbientSupport

/// The storage of a state's value.
///
/// The state's view and each binding to the value keep the storage alive.
@usableFromInline
final class StateStorage<Value>: Location<Value>, RetiringStorage {
  @usableFromInline let input: StateInput<Value>

  /// The parts of the value that were read or compared; nil until a part is read or compared.
  ///
  /// Only the graph's owner accesses the parts.
  private var existingParts: StateParts?

  /// The head of a linked list of the pending writes, from the oldest to the newest; guarded by the
  /// graph's lock.
  private var firstPendingWrite: PendingWrite?
  private var lastPendingWrite: PendingWrite?

  /// The number of calls that have added or replaced a pending write; guarded by the graph's lock.
  ///
  /// The number is a part of the state's `version`.
  private var pendingWriteCount: UInt64 = 0

  /// A write that the graph's owner has not applied yet.
  ///
  /// Consecutive writes with the same transaction form a group, even if they write different
  /// states. In a group, a later value of this state replaces the earlier one, so the owner applies
  /// only the last value.
  // The writes form a linked list of objects. If they were in an array, unspecialized code would
  // request the metadata of the array's type at each use.
  private final class PendingWrite {
    var value: Value
    /// The group that the write belongs to: the result of ``Inbox/groupOfWrite()``.
    let group: UInt64
    /// Whether the owner has begun to apply the write; later writes then do not replace the value.
    var isBeingApplied = false
    var next: PendingWrite?

    init(_ value: Value, of group: UInt64) {
      self.value = value
      self.group = group
    }
  }

  /// Whether writes with different transactions are applied in separate updates.
  @usableFromInline let separatesTransactions: Bool

  /// Creates the storage of a value.
  ///
  /// - Parameters:
  ///   - value: The initial value.
  ///   - name: The name of the state in reports: the names of the owner's type and of the property.
  ///   - graph: The graph of the view.
  ///   - separatesTransactions: Whether writes with different transactions are applied in separate
  ///     updates.
  init(_ value: Value, name: String, in graph: Graph, separatesTransactions: Bool = true) {
    input = StateInput(value, name: name, in: graph)
    self.separatesTransactions = separatesTransactions
  }

  @inlinable var graph: Graph { input.graph }

  // The graph is used unretained, because each access would otherwise retain and release the graph.

  @inlinable
  override func get() -> Value {
    Unretained(graph).with { graph in
      guard graph.isOwned else { return valueUnderLock() }
      if graph.hasPendingWork {
        // While the graph replaces the result of a derived value, it calls `==` and deinitializers.
        // If they read the state, they must not apply writes.
        if graph.isComputing, !graph.isReading { return valueUnderLock() }
        applyPendingWrites()
      }
      if graph.hasDeferredWrites, !graph.isReading { return newestInputValue }
      return input.read()
    }
  }

  @inlinable
  override func set(_ newValue: Value) {
    Unretained(graph).with { graph in
      guard graph.isOwned else { return addPendingWrite(newValue) }
      guard !graph.isReading else { return reportSetDuringUpdate() }
      // The graph may be running a comparison or a deinitializer. The next update applies the
      // writes of such code.
      guard !graph.isComputing else { return addPendingWrite(newValue) }
      if graph.hasPendingWork { applyPendingWrites() }
      write(newValue)
    }
  }

  @inlinable
  func write(_ newValue: Value) {
    if separatesTransactions { input.write(newValue) } else { input.set(newValue) }
  }

  /// The newest value that the graph's owner has written, even if the write waits for an update.
  @usableFromInline var newestInputValue: Value { input.newestValue }

  @usableFromInline
  func reportSetDuringUpdate() {
    Diagnostic.stateSetDuringUpdate(input.label, value: Value.self, views: graph.runningViews)
      .warn()
  }

  // Client code runs outside of the lock: deinitializers of replaced values, comparisons, and
  // setters of parts.

  @usableFromInline
  func valueUnderLock() -> Value { graph.exclusively { newestValue } }

  @usableFromInline
  func addPendingWrite(_ newValue: Value) { _ = addPendingWrite(newValue, ifStill: nil) }

  /// The newest value that any thread has written; read under the graph's lock.
  private var newestValue: Value {
    if let lastPendingWrite { return lastPendingWrite.value }
    return input.newestValue
  }

  /// The current version of the value; read under the graph's lock.
  private var version: StateVersion {
    StateVersion(
      change: input.changedAt,
      deferral: graph.deferrals,
      pendingWrite: pendingWriteCount
    )
  }

  /// Adds a pending write, unless the version of the state differs from the expected version.
  ///
  /// If the last pending write belongs to the same group, the new value replaces the value of that
  /// write. A group ends when any state is written with a different transaction.
  ///
  /// - Returns: Whether the value was added.
  private func addPendingWrite(_ newValue: Value, ifStill expected: StateVersion?) -> Bool {
    var incoming = newValue
    var isFirst = false
    let isSet = graph.exclusively {
      if let expected, expected != version { return false }
      let group = graph.inbox.groupOfWrite()
      if let lastPendingWrite, lastPendingWrite.group == group, !lastPendingWrite.isBeingApplied {
        swap(&lastPendingWrite.value, &incoming)
      } else {
        let pending = PendingWrite(newValue, of: group)
        if let lastPendingWrite {
          lastPendingWrite.next = pending
        } else {
          firstPendingWrite = pending
        }
        lastPendingWrite = pending
        isFirst = true
      }
      pendingWriteCount += 1
      return true
    }
    if isFirst { queueApplication() }
    return isSet
  }

  /// Makes the graph's owner apply one pending write, by adding work to the inbox.
  private func queueApplication() {
    let storage = UncheckedSendable(self)
    graph.inbox.add { storage.value.applyFirstPendingWrite() }
  }

  /// Writes the value of the first pending write to the input.
  ///
  /// The write calls `==` to compare the new value with the old one. If this `==` reads a state,
  /// the read applies pending writes, and may call this method again. The inner call only adds its
  /// work to the inbox again. The writes are therefore applied in order.
  private func applyFirstPendingWrite() {
    var isBusy = false
    let pending = graph.exclusively { () -> PendingWrite? in
      guard let firstPendingWrite else { return nil }
      isBusy = firstPendingWrite.isBeingApplied
      firstPendingWrite.isBeingApplied = true
      return firstPendingWrite
    }
    if isBusy { queueApplication() }
    guard let pending, !isBusy else { return }
    // The lock is not needed here, because no thread replaces a write that is being applied.
    write(pending.value)
    // Other threads read the pending value until the write is removed here. The value is released
    // outside of the lock, because its deinitializer may run any code.
    graph.exclusively {
      firstPendingWrite = pending.next
      if firstPendingWrite == nil { lastPendingWrite = nil }
    }
    withExtendedLifetime(pending) {}
  }

  /// Changes the value; callable on any thread.
  ///
  /// If another thread writes the value during the change, the change is made again with the new
  /// value. A concurrent write of another part is therefore never lost.
  override func modify(_ change: (inout Value) -> Void) {
    guard !graph.isReading else { return reportSetDuringUpdate() }
    let isOwned = graph.isOwned && !graph.isComputing
    while true {
      if isOwned, graph.hasPendingWork { applyPendingWrites() }
      var (value, expected) = graph.exclusively { (newestValue, version) }
      change(&value)
      let isSet =
        isOwned
        ? write(value) { expected == version }
        : addPendingWrite(value, ifStill: expected)
      if isSet { return }
    }
  }

  private func write(_ newValue: Value, if condition: () -> Bool) -> Bool {
    separatesTransactions
      ? input.write(newValue, if: condition) : input.set(newValue, if: condition)
  }

  /// Applies the pending writes of all states, unless a body or a computation is running.
  @usableFromInline
  func applyPendingWrites() { if !graph.isReading, !graph.isComputing { graph.inbox.drain() } }

  /// Removes the state from the graph when its view leaves the tree.
  ///
  /// A binding may outlive the view, on any thread. The binding still reads and writes the value,
  /// but no body depends on the value any more.
  package func retire() {
    input.retire(notifyingReaders: false)
    existingParts?.retire()
    existingParts = nil
  }

  override func isRead(through source: Source) -> Bool {
    source === input || existingParts?.contains(source) == true
  }

  override var comparesParts: Bool { true }

  override var record: PartRecord { parts.whole }

  override func projecting<Inner>(_ part: Part<Value, Inner>) -> Location<Inner> {
    // A `StatePart` caches the value of its part. The cache would not notice changes of an object's
    // properties, so they get a location without a cache.
    Value.self is AnyObject.Type ? super.projecting(part) : StatePart(part, of: self, in: self)
  }
}

/// A version of a state's value; each write on any thread makes a new version.
private struct StateVersion: Equatable {
  let change: UInt64
  let deferral: UInt64
  let pendingWrite: UInt64
}

extension StateStorage: PartsOwner {
  var isRetired: Bool { input.isRetired }

  var parts: StateParts {
    if let existingParts { return existingParts }
    let newParts = StateParts(named: input.label)
    existingParts = newParts
    return newParts
  }
}

extension StateStorage: KeptStorage {}

extension StateStorage: Inspectable {
  var inspectedValue: Any? { valueUnderLock() }
}

/// The input of the graph that holds the value of a state.
@usableFromInline
final class StateInput<Value>: Input<Value> {
  private let name: String
  private let comparator = ValueComparator.of(Value.self)

  init(_ value: Value, name: String, in graph: Graph) {
    self.name = name
    super.init(value, in: graph)
  }

  override var label: String { name }

  override func isSame(_ old: UnsafePointer<Value>, _ new: UnsafePointer<Value>) -> Bool {
    comparator.areSame(old, new)
  }
}

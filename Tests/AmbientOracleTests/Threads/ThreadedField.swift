import Ambient
import Observation
import Synchronization

#if Objects
import AmbientCombine
#endif

/// A value that a row shows.
///
/// Each field is written by a single thread.
enum ThreadedField: Int, CaseIterable, Sendable {
  /// A state.
  case number
  /// A part of a state.
  case name
  /// Another part of the same state as ``name``.
  case count
  /// A property of an `@Observable` model.
  case model
  #if Objects
  /// A property of an `ObservableObject`.
  case object
  #endif
}

/// A model that any thread may change.
@Observable final class ThreadedModel: @unchecked Sendable {
  @ObservationIgnored private let stored = Mutex(0)

  var value: Int {
    get {
      access(keyPath: \.value)
      return stored.withLock { $0 }
    }
    set { withMutation(keyPath: \.value) { stored.withLock { $0 = newValue } } }
  }
}

#if Objects
/// An object that any thread may change.
final class ThreadedObject: ObservableObject, @unchecked Sendable {
  private let stored = Mutex(0)

  var value: Int {
    get { stored.withLock { $0 } }
    set {
      objectWillChange.send()
      stored.withLock { $0 = newValue }
    }
  }
}
#endif

/// The setters of the fields of one row, and the last value that was written to each field.
final class ThreadedRecord: Sendable {
  typealias Setter = @Sendable (Int) -> Void

  let id: Int
  private let setters = Mutex<[ThreadedField: Setter]?>(nil)
  private let written = Mutex<[ThreadedField: Int]>([:])

  init(id: Int) { self.id = id }

  /// Stores the setters of the row, unless the row has offered them before.
  func offer(_ make: () -> [ThreadedField: Setter]) {
    let isNew = setters.withLock { $0 == nil }
    guard isNew else { return }
    let created = make()
    setters.withLock { $0 = created }
  }

  /// Writes a field if the row has offered a setter for it.
  ///
  /// A single thread writes each field. `written` therefore gets the values of a field in the same
  /// order as the setter.
  func write(_ value: Int, to field: ThreadedField) {
    guard let setter = setters.withLock({ $0?[field] }) else { return }
    setter(value)
    written.withLock { $0[field] = value }
  }

  /// Releases the setters, and with them the bindings and objects of the row.
  ///
  /// Later writes have no effect.
  func drop() {
    let dropped = setters.withLock { setters in
      defer { setters = [:] }
      return setters
    }
    withExtendedLifetime(dropped) {}
  }

  /// The text that the row must show after all threads have finished.
  var text: String {
    let values = written.withLock { $0 }
    return ThreadedRow.text(id) { values[$0] ?? 0 }
  }
}

/// The records of all rows that have existed.
final class ThreadedStash: Sendable {
  private let records = Mutex<[ThreadedRecord]>([])
  private let count = Atomic(0)

  func makeRecord() -> ThreadedRecord {
    let record = ThreadedRecord(id: count.add(1, ordering: .relaxed).newValue)
    records.withLock { $0.append(record) }
    return record
  }

  func record(_ number: Int) -> ThreadedRecord? {
    records.withLock { $0.isEmpty ? nil : $0[number.picked(of: $0.count)] }
  }

  var all: [ThreadedRecord] { records.withLock { $0 } }
}

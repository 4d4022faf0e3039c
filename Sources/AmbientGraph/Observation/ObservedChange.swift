import Synchronization

/// A change of an observable property that a reader, such as a body, read in a run.
// Unchecked, because a key path never changes. Observation shares key paths between threads, too.
package struct ObservedChange: @unchecked Sendable {
  /// The key path of the property, which begins at the class that declares the property.
  package let property: AnyKeyPath

  /// Whether a thread other than the thread of the run has changed the property.
  package fileprivate(set) var isMadeOnOtherThread: Bool
}

/// The changes of the observable properties that a reader read in its newest run.
///
/// Any thread may add a change. If only one property changes, no array is allocated.
struct ObservedChanges: ~Copyable, Sendable {
  // Each change in a generic class creates a new key path, and `==` of key paths may run any code.
  // The key paths are therefore compared by identity, and a property of a generic class may occur
  // several times. For this reason, the number of changes is limited.
  private static let limit = 32

  // Not private: the compiler of Swift 6.3 crashes if another file stores a struct that cannot be
  // copied and that contains a private type.
  struct Contents: Sendable {
    var run: UInt64 = 0
    var first: ObservedChange?
    var others: [ObservedChange] = []

    mutating func add(_ change: ObservedChange) {
      if first?.property === change.property {
        first?.join(change)
      } else if let index = others.firstIndex(where: { $0.property === change.property }) {
        others[index].join(change)
      } else if others.count < limit {
        others.append(change)
      }
    }
  }

  private let contents = Mutex(Contents())

  /// Returns the changes of properties that a run has read, in the order in which they were made.
  func all(after run: UInt64) -> [ObservedChange] {
    contents.withLock { contents in
      guard contents.run == run, let first = contents.first else { return [] }
      return [first] + contents.others
    }
  }

  /// Adds a change, and removes the changes that belong to earlier runs.
  ///
  /// - Parameters:
  ///   - property: The changed property.
  ///   - run: The number of the run that has read the property.
  ///   - onOtherThread: Whether the current thread is not the thread of the run.
  func add(_ property: AnyKeyPath, after run: UInt64, onOtherThread: Bool) {
    let change = ObservedChange(property: property, isMadeOnOtherThread: onOtherThread)
    let removed = contents.withLock { contents -> Contents? in
      guard run >= contents.run else { return nil }
      guard run == contents.run else {
        let old = contents
        contents = Contents(run: run, first: change)
        return old
      }
      contents.add(change)
      return nil
    }
    // Released outside the lock, because a key path may contain any values.
    withExtendedLifetime(removed) {}
  }
}

extension ObservedChange {
  fileprivate mutating func join(_ later: ObservedChange) {
    if later.isMadeOnOtherThread { isMadeOnOtherThread = true }
  }
}

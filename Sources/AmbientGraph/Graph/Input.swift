import AmbientReflection

/// A value that is written from outside the graph.
open class Input<Value>: Source {
  @exclusivity(unchecked) @usableFromInline final var stored: Value

  /// The value of now.
  ///
  /// Whoever asks for it directly does not depend on it.
  @inlinable public final var value: Value { stored }

  /// Makes an input with its first value.
  @inlinable public init(_ value: Value, in graph: Graph) {
    stored = value
    super.init(graph: graph, state: .clean)
  }

  override open var label: String { "Input<\(Value.self)>" }

  /// Whether a new value is no change.
  ///
  /// A subclass that knows more about its values than their type overrides this.
  open func isSame(_ old: UnsafePointer<Value>, _ new: UnsafePointer<Value>) -> Bool {
    areSame(old.pointee, new.pointee)
  }

  /// The value, as a dependency of the vertex that is reading now.
  @inlinable public final func read() -> Value {
    graph.track(self)
    return value
  }

  /// Replaces the value; readers become possibly stale if it is another one.
  ///
  /// An effect may write what others read: those behind it run in the same update, itself and those in
  /// front of it in the next. A derived value may not write.
  ///
  /// - Returns: Whether the value changed.
  /// - Complexity: O(readers), flags only.
  @inlinable
  @discardableResult
  public final func set(_ newValue: Value) -> Bool {
    var incoming = newValue
    guard isChange(&incoming) else { return false }
    if _isPOD(Value.self) {
      graph.exclusively {
        stored = newValue
        changedAt = graph.nextRevision()
      }
    } else {
      // The old value goes away after the lock is open again: its end may read and write.
      graph.exclusively {
        swap(&stored, &incoming)
        changedAt = graph.nextRevision()
      }
    }
    markReaders()
    return true
  }

  /// Replaces the value, if a condition holds at the moment when that is done.
  ///
  /// - Parameters:
  ///   - newValue: The new value.
  ///   - condition: Asked under the graph's lock; it calls nothing.
  /// - Returns: Whether the condition held; also where the value is no other one.
  package final func set(_ newValue: Value, if condition: () -> Bool) -> Bool {
    var incoming = newValue
    guard isChange(&incoming) else { return true }
    let isSet = graph.exclusively {
      guard condition() else { return false }
      swap(&stored, &incoming)
      changedAt = graph.nextRevision()
      return true
    }
    if isSet { markReaders() }
    return isSet
  }

  /// Whether a new value is a change; stops the program where nothing may be written.
  @inlinable
  final func isChange(_ incoming: inout Value) -> Bool {
    if _isPOD(Value.self) {
      guard !isSame(&stored, &incoming) else { return false }
    } else {
      // A copy, because a comparison of the user's may write this very input.
      var present = stored
      guard !isSame(&present, &incoming) else { return false }
    }
    if !graph.evaluations.isEmpty { graph.reportWrite(to: self) }
    return true
  }

  /// The value as any thread may ask for it, without a dependency.
  @inlinable public final var currentValue: Value {
    graph.isOwned ? value : graph.exclusively { value }
  }
}

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
    guard !isSame(&stored, &incoming) else { return false }
    if !graph.evaluations.isEmpty { graph.reportWrite(to: self) }
    if _isPOD(Value.self) {
      graph.exclusively { stored = newValue }
    } else {
      // The old value goes away after the lock is open again: its end may read and write.
      graph.exclusively { swap(&stored, &incoming) }
    }
    changed()
    return true
  }

  /// The value as any thread may ask for it, without a dependency.
  @inlinable public final var currentValue: Value {
    graph.isOwned ? value : graph.exclusively { value }
  }
}

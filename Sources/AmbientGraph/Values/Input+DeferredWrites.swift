import AmbientReflection

extension Input {
  /// Replaces the value on behalf of code outside of the graph, such as an action of a view.
  ///
  /// The write is deferred to a later update in two cases: other writes are deferred already, or
  /// the context of the write, such as an animation, differs from the context of the next update.
  ///
  /// - Precondition: The caller owns the graph, and no vertex of the graph is running.
  ///
  /// - Parameter newValue: The new value.
  @inlinable
  public final func write(_ newValue: Value) {
    if graph.mayDeferWrites { writeOrDefer(newValue) } else { set(newValue) }
  }

  @usableFromInline
  final func writeOrDefer(_ newValue: Value) {
    if graph.defersWriteNow { _ = deferWrite(of: newValue) { true } } else { set(newValue) }
  }

  /// Replaces the value as `write(_:)` does, if a condition holds.
  ///
  /// - Parameters:
  ///   - newValue: The new value.
  ///   - condition: Evaluated under the graph's lock; it must not call user code.
  /// - Returns: Whether the condition held. If the input already has the new value, the result is
  ///   true and the condition is not evaluated.
  package final func write(_ newValue: Value, if condition: () -> Bool) -> Bool {
    guard graph.mayDeferWrites, graph.defersWriteNow else { return set(newValue, if: condition) }
    return deferWrite(of: newValue, if: condition)
  }

  private func deferWrite(of newValue: Value, if condition: () -> Bool) -> Bool {
    var (old, new) = (newestValue, newValue)
    guard !isSame(&old, &new) else { return true }
    let isFirst = graph.joinLastGroup()
    let id = ObjectIdentifier(self)
    // The replaced value is released after the graph is unlocked, because a `deinit` may write.
    var value = newValue
    let existing = graph.deferred.lastWrite(of: id) as? DeferredValue<Value>
    let write = existing ?? DeferredValue(newValue, of: self)
    let isDone = graph.exclusively {
      guard condition() else { return false }
      swap(&write.value, &value)
      graph.newestDeferred[id] = write
      graph.deferrals += 1
      return true
    }
    if isDone, existing == nil { graph.deferred.add(write, to: id) }
    if isFirst { graph.callHost() }
    return isDone
  }

  /// The value that was written last, whether or not an update has applied it.
  ///
  /// - Precondition: The caller owns the graph or its lock.
  package final var newestValue: Value {
    guard graph.hasDeferredWrites else { return stored }
    return (graph.newestDeferred[ObjectIdentifier(self)] as? DeferredValue<Value>)?.value ?? stored
  }
}

/// A new value that a later update stores in an input.
final class DeferredValue<Value>: DeferredWrite {
  let input: Input<Value>
  // Guarded by the graph's lock.
  var value: Value

  init(_ value: Value, of input: Input<Value>) {
    self.input = input
    self.value = value
  }

  override var writtenInput: ObjectIdentifier? { ObjectIdentifier(input) }

  override func apply() { input.set(value) }
}

import AmbientReflection

extension Input {
  /// Replaces the value on behalf of code outside of the graph, such as an action of a view.
  ///
  /// While writes wait for an update that carries another context than this one, the value waits for an
  /// update of its own.
  ///
  /// - Precondition: The caller owns the graph, and nothing is running in it.
  @inlinable
  public final func write(_ newValue: Value) {
    if graph.mayDeferWrites { writeOrDefer(newValue) } else { set(newValue) }
  }

  @usableFromInline
  final func writeOrDefer(_ newValue: Value) {
    if graph.defersWriteNow { _ = defers(newValue) { true } } else { set(newValue) }
  }

  /// Replaces the value in the same way, if a condition holds at the moment when that is done.
  ///
  /// - Parameters:
  ///   - newValue: The new value.
  ///   - condition: Asked under the graph's lock; it calls nothing.
  /// - Returns: Whether the condition held; also where the value is no other one.
  package final func write(_ newValue: Value, if condition: () -> Bool) -> Bool {
    guard graph.mayDeferWrites, graph.defersWriteNow else { return set(newValue, if: condition) }
    return defers(newValue, if: condition)
  }

  private func defers(_ newValue: Value, if condition: () -> Bool) -> Bool {
    var (old, new) = (newestValue, newValue)
    guard !isSame(&old, &new) else { return true }
    let isFirst = graph.joinLastGroup()
    let id = ObjectIdentifier(self)
    // What is replaced goes away after the lock is open again: its end may write.
    var value = newValue
    let known = graph.deferred.lastWrite(of: id) as? DeferredValue<Value>
    let write = known ?? DeferredValue(newValue, of: self)
    let isDone = graph.exclusively {
      guard condition() else { return false }
      swap(&write.value, &value)
      graph.newestDeferred[id] = write
      graph.deferrals += 1
      return true
    }
    if isDone, known == nil { graph.deferred.add(write, to: id) }
    if isFirst { graph.callHost() }
    return isDone
  }

  /// The value that was written last, whether or not an update has applied it.
  ///
  /// - Precondition: The caller owns the graph, or keeps others out of it.
  package final var newestValue: Value {
    guard graph.hasDeferredWrites else { return stored }
    return (graph.newestDeferred[ObjectIdentifier(self)] as? DeferredValue<Value>)?.value ?? stored
  }
}

/// A value that an input will take.
final class DeferredValue<Value>: DeferredWrite {
  let input: Input<Value>
  // Written and read under the graph's lock.
  var value: Value

  init(_ value: Value, of input: Input<Value>) {
    self.input = input
    self.value = value
  }

  override var writtenInput: ObjectIdentifier? { ObjectIdentifier(input) }

  override func apply() { input.set(value) }
}

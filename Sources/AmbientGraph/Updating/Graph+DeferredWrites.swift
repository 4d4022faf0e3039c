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
    return graph.defer(newValue, of: self, if: condition)
  }

  /// The value that was written last, whether or not an update has applied it.
  ///
  /// - Precondition: The caller owns the graph, or keeps others out of it.
  package final var newestValue: Value {
    guard graph.hasDeferredWrites else { return stored }
    return (graph.newestDeferred[ObjectIdentifier(self)] as? DeferredValue<Value>)?.value ?? stored
  }
}

extension Graph {
  /// Whether a write may have to wait; false in most cases, and cheap enough for every write.
  @usableFromInline
  var mayDeferWrites: Bool {
    hasDeferredWrites || pendingContext != nil || announcedContext != nil
      || WriteContext.isAnyOpen && !queue.isEmpty
  }

  /// Whether a write that is made now carries another context than those that the next update applies.
  @usableFromInline
  var defersWriteNow: Bool {
    if !deferred.isEmpty { return true }
    guard announcedContext != nil || pendingContext != nil || !queue.isEmpty else { return false }
    return !WriteContext.areSame(announcedContext ?? pendingContext, .current)
  }

  /// Announces a change that is about to be stored, as a write in the current context.
  ///
  /// What is written later in another context waits for an update of its own, and so does this if it has to.
  ///
  /// - Parameters:
  ///   - announcer: What announces it.
  ///   - look: Lets the readers run.
  package func announce(by announcer: AnyObject, _ look: @escaping @Sendable () -> Void) {
    guard mayDeferWrites, defersWriteNow else {
      announcements.add(by: announcer, at: .mainActor, look)
      if announcedContext == nil { announcedContext = .some(WriteContext.current) }
      return
    }
    // For the host, which is called when the change is stored and not before.
    announcements.add(by: announcer, at: .mainActor) {}
    deferWork(of: announcer) { [announcements] in
      announcements.add(by: announcer, at: .mainActor, look)
    }
  }

  /// Whether a change of what vertices read outside of the graph has to wait as a write would.
  var defersChangeNow: Bool { mayDeferWrites && !reading.isRunning && defersWriteNow }

  /// Lets a vertex run for such a change when its turn comes.
  ///
  /// - Parameters:
  ///   - vertex: What has read it.
  ///   - wake: Lets the vertex run, unless it has run meanwhile: such a value is not held back, so that a run
  ///     before its turn shows it.
  func deferChange(readBy vertex: Vertex, _ wake: @escaping () -> Void) {
    if deferWork(of: vertex, wake) { callHost() }
  }

  /// - Returns: Whether it is the first write that waits.
  @discardableResult
  private func deferWork(of cause: AnyObject, _ work: @escaping () -> Void) -> Bool {
    let isFirst = joinLastGroup()
    let id = ObjectIdentifier(cause)
    if deferred.lastWrite(of: id) == nil { deferred.add(DeferredWork(work), to: id) }
    return isFirst
  }

  fileprivate func `defer`<Value>(
    _ newValue: Value,
    of input: Input<Value>,
    if condition: () -> Bool
  ) -> Bool {
    let isFirst = joinLastGroup()
    let id = ObjectIdentifier(input)
    // What is replaced goes away after the lock is open again: its end may write.
    var value = newValue
    let known = deferred.lastWrite(of: id) as? DeferredValue<Value>
    let write = known ?? DeferredValue(newValue, of: input)
    let isDone = exclusively {
      guard condition() else { return false }
      swap(&write.value, &value)
      newestDeferred[id] = write
      deferrals += 1
      return true
    }
    if isDone, known == nil { deferred.add(write, to: id) }
    if isFirst { callHost() }
    return isDone
  }

  /// Begins a group for the writes in the current context, unless the last one is of the same.
  ///
  /// - Returns: Whether it is the first group.
  private func joinLastGroup() -> Bool {
    let context = WriteContext.current
    if let last = deferred.last, WriteContext.areSame(last.context, context) { return false }
    let isFirst = deferred.isEmpty
    if isFirst {
      // The writes that were applied already come first: in the update of now, or else in the next.
      deferred.firstUpdate = updates + (isUpdating ? 1 : 2)
      exclusively { hasDeferredWrites = true }
    }
    // What others left counts as written before the update that takes it over.
    deferred.beginGroup(in: context, generation: isUpdating ? generation : generation + 1)
    return isFirst
  }

  /// Tells the host if the first group is why an update is needed; it may update at once.
  ///
  /// If something was announced, it is told when that is stored.
  private func callHost() {
    if queue.isEmpty, !isUpdating, announcedContext == nil { onNeedsUpdate?() }
  }

  /// Applies the writes of the first group, if their turn has come; called when an update begins.
  func applyDeferredWrites() {
    guard hasDeferredWrites, updates >= deferred.firstUpdate, let group = deferred.takeFirst()
    else { return generation += 1 }
    generation = group.generation
    deferred.firstUpdate = updates + 1
    if let context = group.context {
      // Some may have been written meanwhile by others than actions.
      pendingContext = pendingContext.map { context.joining($0) } ?? context.joining(nil)
    }
    apply(group)
  }

  private func apply(_ group: DeferredWrites.Group) {
    // Whoever updates may do so in a context, which is not that of these writes.
    WriteContext.finish(nil) { for write in group.writes { write.apply() } }
    group.context?.end()
    // The values that were applied go away after the lock is open again.
    exclusively {
      for write in group.writes {
        guard let id = write.writtenInput, newestDeferred[id] === write else { continue }
        newestDeferred[id] = nil
      }
      hasDeferredWrites = !deferred.isEmpty
    }
  }

  /// Applies all writes that wait, for those who go on reading the values: no update will come.
  func applyAllDeferredWrites() {
    while let group = deferred.takeFirst() { apply(group) }
  }
}

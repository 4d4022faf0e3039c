extension Graph {
  /// Whether a write may have to wait.
  ///
  /// The check is cheap enough for every write. In most cases the result is false.
  @usableFromInline
  var mayDeferWrites: Bool {
    hasDeferredWrites || pendingContext != nil || announcedContext != nil
      || WriteContext.isAnyOpen && !queue.isEmpty
  }

  /// Whether a write that is made now has to wait.
  ///
  /// The write waits if other writes are deferred already, or if the context of the write differs
  /// from the context of the next update. A context (``WriteContext``) is information about writes,
  /// such as an animation.
  @usableFromInline
  var defersWriteNow: Bool {
    if !deferred.isEmpty { return true }
    guard announcedContext != nil || pendingContext != nil || !queue.isEmpty else { return false }
    return !WriteContext.areSame(announcedContext ?? pendingContext, .current)
  }

  /// Announces a change that is about to be stored.
  ///
  /// The change counts as a write in the current context, but it is stored right after the
  /// announcement. If earlier writes have another context, their updates come first, and the update
  /// after them invalidates the readers of the changed value. If a later write has another context,
  /// that write waits.
  ///
  /// - Parameters:
  ///   - announcer: The object that announces the change.
  ///   - invalidate: Invalidates the readers.
  package func announce(by announcer: AnyObject, _ invalidate: @escaping @Sendable () -> Void) {
    guard mayDeferWrites, defersWriteNow else {
      announcements.add(by: announcer, at: .mainActor, invalidate)
      if announcedContext == nil { announcedContext = .some(WriteContext.current) }
      return
    }
    // This announcement invalidates nothing. It only makes sure that the host is notified when the
    // change is stored.
    announcements.add(by: announcer, at: .mainActor) {}
    deferWork(of: announcer) { [announcements] in
      announcements.add(by: announcer, at: .mainActor, invalidate)
    }
  }

  /// Whether the invalidation of vertices has to wait if a value outside of the graph changes now.
  var defersChangeNow: Bool { mayDeferWrites && !reading.isRunning && defersWriteNow }

  /// Defers the invalidation of a vertex that has read a value outside of the graph.
  ///
  /// The vertex is invalidated by the update that applies the deferred writes of the current
  /// context.
  ///
  /// - Parameters:
  ///   - vertex: The vertex that has read the changed value.
  ///   - invalidate: Invalidates the vertex, unless the vertex has run since the change. A run
  ///     since the change has read the new value, because the change itself is not deferred.
  func deferChange(readBy vertex: Vertex, _ invalidate: @escaping () -> Void) {
    if deferWork(of: vertex, invalidate) { callHost() }
  }

  /// Defers work until the writes of the current context are applied.
  ///
  /// Deferred writes wait in groups, and all writes of a group have the same context. The work is
  /// added to the last group, unless that group already contains work of the same object.
  ///
  /// - Parameters:
  ///   - cause: The object that the work belongs to: the announcer of a change, or a vertex.
  ///   - work: Invalidates vertices.
  /// - Returns: True if no group waited before.
  @discardableResult
  private func deferWork(of cause: AnyObject, _ work: @escaping () -> Void) -> Bool {
    let isFirst = joinLastGroup()
    let id = ObjectIdentifier(cause)
    if deferred.lastWrite(of: id) == nil { deferred.add(DeferredWork(work), to: id) }
    return isFirst
  }

  /// Begins a group for the writes in the current context, unless the last group has the same
  /// context.
  ///
  /// - Returns: True if no group waited before.
  func joinLastGroup() -> Bool {
    let context = WriteContext.current
    if let last = deferred.last, WriteContext.areSame(last.context, context) { return false }
    let isFirst = deferred.isEmpty
    if isFirst {
      // If an update is running, the group waits for the next update. If no update is running, the
      // next update handles the writes that were not deferred, so the group waits for the second
      // update from now.
      deferred.firstUpdate = updates + (isUpdating ? 1 : 2)
      exclusively { hasDeferredWrites = true }
    }
    // If a group begins during an update, its writes come from work that other threads have left
    // for this update. They count as written before the update.
    deferred.beginGroup(in: context, generation: isUpdating ? generation : generation + 1)
    return isFirst
  }

  /// Notifies the host that an update is needed.
  ///
  /// The host is not notified during an update, or if effects already wait for an update. If a
  /// change was announced, the host is notified when that change is stored.
  ///
  /// The host may make the update during this call.
  func callHost() {
    if queue.isEmpty, !isUpdating, announcedContext == nil { onNeedsUpdate?() }
  }

  /// Applies the writes of the first group, if they belong to this update.
  ///
  /// Each update calls this method when it begins.
  func applyDeferredWrites() {
    guard hasDeferredWrites, updates >= deferred.firstUpdate, let group = deferred.takeFirst()
    else { return generation += 1 }
    generation = group.generation
    deferred.firstUpdate = updates + 1
    if let context = group.context {
      // Writes that were not deferred may have given this update a context already.
      pendingContext = pendingContext.map { context.joining($0) } ?? context.joining(nil)
    }
    apply(group)
  }

  private func apply(_ group: DeferredWrites.Group) {
    // The caller of the update may work in another context. That context does not apply to these
    // writes, so the writes are applied without a current context.
    WriteContext.finish(nil) { for write in group.writes { write.apply() } }
    group.context?.end()
    // `group` keeps the applied values alive until the graph is unlocked, because a `deinit` may
    // use the graph.
    exclusively {
      for write in group.writes {
        guard let id = write.writtenInput, newestDeferred[id] === write else { continue }
        newestDeferred[id] = nil
      }
      hasDeferredWrites = !deferred.isEmpty
    }
  }

  /// Applies all deferred writes outside of an update.
  ///
  /// The graph makes no more updates, but code may still read the values.
  func applyAllDeferredWrites() {
    while let group = deferred.takeFirst() { apply(group) }
  }

  /// Applies all deferred writes and removes all contexts, for a graph that makes no more updates.
  public func forgetContexts() {
    applyAllDeferredWrites()
    let pending = pendingContext
    pendingContext = nil
    contextOfUpdate = nil
    announcedContext = nil
    pending?.end()
  }

  /// Gives the current update the context of the writes that were made so far.
  func takeContext() {
    announcedContext = nil
    guard pendingContext != nil || contextOfUpdate != nil else { return }
    contextOfUpdate = pendingContext
    pendingContext = nil
  }
}

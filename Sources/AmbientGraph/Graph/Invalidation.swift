package import AmbientSupport

extension Graph {
  /// Marks all vertices downstream of a source as possibly stale, and computes nothing.
  ///
  /// A later ``update()`` finds out which of them have to run. If effects now wait for an update,
  /// and none did before, ``Graph/onNeedsUpdate`` is called.
  ///
  /// - Parameter source: The source that has changed.
  /// - Complexity: O(*n*), where *n* is the number of readers of the source and of the vertices
  ///   that this call marks.
  public func markReaders(of source: Source) {
    notifyingHost { markAll(downstreamOf: source) }
  }

  /// Makes a vertex run again, even if none of its sources has changed.
  ///
  /// An effect is scheduled: see ``schedule(_:)``. A derived value that is currently being computed
  /// is not invalidated.
  ///
  /// - Parameter vertex: The vertex.
  public func invalidate(_ vertex: Vertex) {
    if let effect = vertex as? Effect { return schedule(effect) }
    guard !vertex.state.isRunning else { return }
    notifyingHost {
      mark(vertex)
      vertex.state.requireRun()
    }
  }

  /// Schedules an effect, which then runs even if none of its sources has changed.
  ///
  /// The effect runs in the current update if the update has not passed the effect's position, or
  /// else in the next update.
  ///
  /// - Parameter effect: The effect. A retired effect is not scheduled.
  public func schedule(_ effect: Effect) {
    guard effect.state != .retired else { return }
    notifyingHost {
      effect.state.schedule()
      queue.insert(effect)
    }
  }

  /// Schedules an effect without retaining the effect.
  ///
  /// Another object must keep the effect alive until the effect has run or is retired.
  ///
  /// - Parameter effect: The effect.
  package func schedule(_ effect: Unretained<Effect>) {
    effect.with { schedule($0) }
  }

  /// Marks a vertex, and all vertices downstream of it, as possibly stale.
  func mark(_ vertex: Vertex) {
    markOne(vertex)
    markRemainingReaders()
  }

  private func markAll(downstreamOf source: Source) {
    markDirectReaders(of: source)
    markRemainingReaders()
  }

  private func markRemainingReaders() {
    while let source = firstWithUnmarkedReaders {
      source.with {
        firstWithUnmarkedReaders = $0.nextWithUnmarkedReaders
        markDirectReaders(of: $0)
      }
    }
  }

  private func markDirectReaders(of source: Source) {
    var next = source.firstReader
    while let edge = next {
      next = edge.pointee.nextReader
      edge.pointee.unretainedReader.with { markOne($0) }
    }
  }

  private func markOne(_ vertex: Vertex) {
    guard vertex.state.mark() else { return }
    counters.marked += 1
    vertex.becamePossiblyStale(in: self)
  }

  private func recordContext() {
    guard !reading.isRunning, let context = WriteContext.current else { return }
    if context !== pendingContext { pendingContext = context.joining(pendingContext) }
  }

  /// Runs `marking`, then notifies the host if effects now wait for an update and none did before.
  ///
  /// During an update, the host is not notified. If `isWrite` is true and no vertex is running, the
  /// next update gets the current ``WriteContext``.
  ///
  /// The host is called after `marking`, because the host may update within the call. An update
  /// changes the lists that `marking` iterates.
  @inline(__always)
  func notifyingHost(isWrite: Bool = true, _ marking: () -> Void) {
    if isWrite, WriteContext.isAnyOpen { recordContext() }
    let wasIdle = queue.isEmpty
    marking()
    if wasIdle, !queue.isEmpty, !isUpdating { onNeedsUpdate?() }
  }
}

import AmbientSupport

extension Graph {
  /// Adds an edge from a reader to a source.
  ///
  /// In the reader's list, the edge follows `previous`, or comes first if `previous` is nil. In the
  /// source's list, the edge comes last.
  @usableFromInline
  func link(_ source: Source, to reader: Vertex, after previous: EdgePointer?) -> EdgePointer {
    let edge = edges.allocate()
    edge.initialize(
      to: Edge(
        unretainedSource: Unretained(source),
        unretainedReader: Unretained(reader),
        seen: source.changedAt,
        nextSource: previous == nil ? reader.firstEdge : previous?.pointee.nextSource,
        previousReader: source.lastReader
      )
    )
    if let previous { previous.pointee.nextSource = edge } else { reader.firstEdge = edge }
    becomeLast(edge, of: source)
    return edge
  }

  private func appendReader(_ edge: EdgePointer, to source: Source) {
    edge.pointee.unretainedSource = Unretained(source)
    edge.pointee.previousReader = source.lastReader
    edge.pointee.nextReader = nil
    becomeLast(edge, of: source)
  }

  private func becomeLast(_ edge: EdgePointer, of source: Source) {
    if let last = source.lastReader {
      last.pointee.nextReader = edge
    } else {
      source.firstReader = edge
    }
    source.lastReader = edge
  }

  private func removeReader(_ edge: EdgePointer) {
    edge.pointee.unretainedSource?.with { source in
      let (previous, next) = (edge.pointee.previousReader, edge.pointee.nextReader)
      if let previous { previous.pointee.nextReader = next } else { source.firstReader = next }
      if let next { next.pointee.previousReader = previous } else { source.lastReader = previous }
    }
  }

  /// Removes the edges that follow `last` in the reader's list, or all edges if `last` is nil.
  func removeEdges(of reader: Vertex, after last: EdgePointer? = nil) {
    var next = last.map(\.pointee.nextSource) ?? reader.firstEdge
    while let edge = next {
      next = edge.pointee.nextSource
      removeReader(edge)
      edges.recycle(edge)
    }
    if let last { last.pointee.nextSource = nil } else { reader.firstEdge = nil }
  }

  /// Removes a source from the edges of its readers, before the source is released or retired.
  ///
  /// A reader that is running now does not run again. It may have created, read and released the
  /// source in this run, and each further run would do the same.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - notifying: Whether readers that are not running become stale, so that they run again. The
  ///     default is true.
  func detachReaders(of source: Source, notifying: Bool = true) {
    guard source.firstReader != nil else { return }
    notifyingHost {
      while let edge = source.firstReader {
        removeReader(edge)
        edge.pointee.unretainedSource = nil
        guard notifying else { continue }
        let reader = edge.pointee.reader
        guard !reader.state.isRunning else { continue }
        mark(reader)
        reader.state.requireRun()
      }
    }
  }

  /// Makes readers of the source `old` depend on the source `new` instead.
  ///
  /// - Parameters:
  ///   - old: The source that the readers have read.
  ///   - new: The source that replaces `old`.
  ///   - unchanged: Whether both sources have the same value. If so, readers that have seen this
  ///     value do not run.
  ///   - shouldMove: Returns whether a reader moves to the new source.
  ///
  /// - Complexity: O(readers of `old`).
  /// - Invalidation: A moved reader becomes possibly stale if it has not seen the value of `new`,
  ///   or if `new` is not up to date. If `new` is retired, all moved readers run in the next
  ///   update.
  public func redirectReaders(
    from old: Source,
    to new: Source,
    unchanged: Bool,
    where shouldMove: (Vertex) -> Bool
  ) {
    guard old !== new else { return }
    notifyingHost {
      var next = old.firstReader
      while let edge = next {
        next = edge.pointee.nextReader
        guard shouldMove(edge.pointee.reader) else { continue }
        // Perhaps the reader has not seen the current value of the old source yet.
        let isUpToDate = unchanged && edge.pointee.seen == old.changedAt
        removeReader(edge)
        guard new.state != .retired else {
          // No edge leads to a retired source. Instead, the reader runs again, and finds the source
          // that has replaced the retired source.
          edge.pointee.unretainedSource = nil
          let reader = edge.pointee.reader
          mark(reader)
          reader.state.requireRun()
          continue
        }
        appendReader(edge, to: new)
        // No source ever has revision 0, so a reader whose edge has revision 0 finds a change.
        edge.pointee.seen = isUpToDate ? new.changedAt : 0
        if !isUpToDate || new.state != .clean { mark(edge.pointee.reader) }
      }
    }
  }
}

import AmbientSupport

extension Graph {
  /// Adds an edge behind `previous` in the reader's list, and at the end of the source's.
  @usableFromInline
  func link(_ source: Source, to reader: Vertex, after previous: EdgePointer?) -> EdgePointer {
    let edge = edges.place()
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

  /// Forgets everything that the reader read after `last`; everything, if `last` is nil.
  func removeEdges(of reader: Vertex, after last: EdgePointer? = nil) {
    var next = last.map(\.pointee.nextSource) ?? reader.firstEdge
    while let edge = next {
      next = edge.pointee.nextSource
      removeReader(edge)
      edges.recycle(edge)
    }
    if let last { last.pointee.nextSource = nil } else { reader.firstEdge = nil }
  }

  /// Takes a source that goes away out of its readers' edges; they have to run again.
  ///
  /// A reader that is running now need not: what it read can't change any more.
  ///
  /// - Parameters:
  ///   - source: The source that goes away.
  ///   - notifying: Whether the readers have to run again at all.
  func detachReaders(of source: Source, notifying: Bool = true) {
    guard source.firstReader != nil else { return }
    announcing {
      while let edge = source.firstReader {
        removeReader(edge)
        edge.pointee.unretainedSource = nil
        guard notifying else { continue }
        let reader = edge.pointee.reader
        guard reader.state != .running, reader.state != .overtaken else { continue }
        mark(reader)
        reader.state = .stale
      }
    }
  }

  /// Lets readers of one source read another in its place.
  ///
  /// - Parameters:
  ///   - old: What they read so far.
  ///   - new: What they read from now on.
  ///   - unchanged: Whether both have the same value; readers that are up to date are not woken then.
  ///   - isMeant: Which of the readers move.
  public func redirectReaders(
    from old: Source,
    to new: Source,
    unchanged: Bool,
    where isMeant: (Vertex) -> Bool
  ) {
    guard old !== new else { return }
    announcing {
      var next = old.firstReader
      while let edge = next {
        next = edge.pointee.nextReader
        guard isMeant(edge.pointee.reader) else { continue }
        // A reader may not have seen the old source's value of now.
        let isUpToDate = unchanged && edge.pointee.seen == old.changedAt
        removeReader(edge)
        guard new.state != .retired else {
          // Nothing depends on a retired source: the reader runs again, and finds what is there then.
          edge.pointee.unretainedSource = nil
          let reader = edge.pointee.reader
          mark(reader)
          if reader.state == .possiblyStale { reader.state = .stale }
          continue
        }
        appendReader(edge, to: new)
        // Revision 0 was never given to a source, so a reader that saw it finds a change.
        edge.pointee.seen = isUpToDate ? new.changedAt : 0
        if !isUpToDate || new.state != .clean { mark(edge.pointee.reader) }
      }
    }
  }
}

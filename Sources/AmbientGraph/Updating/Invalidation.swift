extension Graph {
  /// Push: marks everything downstream of a source as possibly stale. Nothing is computed.
  ///
  /// - Complexity: O(vertices downstream that were clean).
  public func markReaders(of source: Source) {
    var work: [Source] = []
    markDirectReaders(of: source, &work)
    while let next = work.popLast() { markDirectReaders(of: next, &work) }
  }

  private func markDirectReaders(of source: Source, _ work: inout [Source]) {
    var next = source.firstReader
    while let edge = next {
      next = edge.pointee.nextReader
      markOne(edge.pointee.reader, &work)
    }
  }

  private func markOne(_ vertex: Vertex, _ work: inout [Source]) {
    guard vertex.state == .clean else { return }
    counters.marked += 1
    vertex.state = .possiblyStale
    vertex.becamePossiblyStale(&work)
  }

  /// Marks one vertex, and everything downstream of it, as possibly stale.
  func mark(_ vertex: Vertex) {
    var work: [Source] = []
    markOne(vertex, &work)
    while let next = work.popLast() { markDirectReaders(of: next, &work) }
  }

  /// Lets a vertex run in the next update, whatever its sources say.
  public func invalidate(_ vertex: Vertex) {
    guard vertex.state != .retired, vertex.state != .running else { return }
    mark(vertex)
    vertex.state = .stale
  }

  /// Lets an effect run in the update of now, or else in the next.
  public func schedule(_ effect: Effect) {
    guard effect.state != .retired else { return }
    effect.state = .stale
    enqueue(effect)
  }

  func enqueue(_ effect: Effect) {
    guard !effect.isQueued else { return }
    let isFirst = queue.isEmpty
    effect.isQueued = true
    queue.insert(effect)
    if isFirst, !isUpdating { onNeedsUpdate?() }
  }
}

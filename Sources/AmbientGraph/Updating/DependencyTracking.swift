/// Who is reading now, and how far it is in its own list of sources.
struct Reading {
  /// Who runs, whether or not its reads are tracked.
  unowned(unsafe) var runner: Vertex?
  /// Whose reads are tracked.
  unowned(unsafe) var reader: Vertex?
  /// The last edge that this run has confirmed or made.
  var last: EdgePointer?
  var run: UInt64 = 0
}

extension Graph {
  /// Makes the source a dependency of the vertex that is reading now, if one is.
  ///
  /// A run mostly reads what the last one read, in the same order: the edge that comes next is then
  /// the right one, and only its revision changes.
  @inline(__always)
  public func track(_ source: Source) {
    guard let reader = reading.reader, source.lastReadBy != reading.run else { return }
    // An effect may have retired itself, and with that given up its edges.
    guard reader.state != .retired else { return }
    source.lastReadBy = reading.run
    let candidate = reading.last.map(\.pointee.nextSource) ?? reader.firstEdge
    if let candidate, candidate.pointee.source === source {
      candidate.pointee.seen = source.changedAt
      reading.last = candidate
    } else {
      reading.last = link(source, to: reader, after: reading.last)
    }
  }

  /// Runs work whose reads become the dependencies of a vertex, in place of those it had.
  func run<Result>(_ reader: Vertex, _ work: () -> Result) -> Result {
    runs += 1
    let outer = reading
    reading = Reading(runner: reader, reader: reader, run: runs)
    reader.state = .running
    let result = work()
    if reader.state != .retired { removeEdges(of: reader, after: reading.last) }
    reading = outer
    finishRun(of: reader)
    return result
  }

  private func finishRun(of reader: Vertex) {
    switch reader.state {
    case .running:
      reader.state = .clean
    case .overtaken:
      reader.state = .clean
      mark(reader)
    case .clean, .possiblyStale, .stale, .checking, .retired:
      // It was retired, or scheduled, by what it did.
      break
    }
  }

  /// Runs work whose reads are nobody's dependencies.
  public func withoutTracking<Result>(_ work: () throws -> Result) rethrows -> Result {
    let outer = reading
    reading.reader = nil
    defer { reading = outer }
    return try work()
  }
}

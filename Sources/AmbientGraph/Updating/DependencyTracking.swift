/// Who is reading now, and how far it is in its own list of sources.
struct Reading {
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
  func run<Result>(_ reader: Vertex, _ work: () throws -> Result) rethrows -> Result {
    runs += 1
    let outer = reading
    reading = Reading(reader: reader, last: nil, run: runs)
    reader.state = .running
    defer {
      // An effect may retire itself, or be told to run again, by what it does.
      if reader.state == .running { reader.state = .clean }
      if reader.state != .retired { removeEdges(of: reader, after: reading.last) }
      reading = outer
    }
    return try work()
  }

  /// Runs work whose reads are nobody's dependencies.
  public func withoutTracking<Result>(_ work: () throws -> Result) rethrows -> Result {
    let outer = reading
    reading = Reading()
    defer { reading = outer }
    return try work()
  }
}

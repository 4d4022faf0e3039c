public import AmbientSupport

/// Who is reading now, and how far it is in its own list of sources.
///
/// Its vertices are not retained: they are alive while they run.
@usableFromInline
struct Reading {
  @usableFromInline var unretainedRunner: Unretained<Vertex>?
  @usableFromInline var unretainedReader: Unretained<Vertex>?
  /// The last edge that this run has confirmed or made.
  @usableFromInline var last: EdgePointer?
  @usableFromInline var run: UInt64 = 0

  @inlinable var isRunning: Bool { unretainedRunner != nil }

  /// Who runs, whether or not its reads are tracked.
  var runner: Vertex? { unretainedRunner?.object }
}

extension Graph {
  /// Makes the source a dependency of the vertex that is reading now, if one is.
  ///
  /// A run mostly reads what the last one read, in the same order: the edge that comes next is then
  /// the right one, and only its revision changes.
  @inlinable
  public func track(_ source: Source) {
    guard source.lastReadBy != reading.run, let reader = reading.unretainedReader else { return }
    reader.with { reader in
      // An effect may have retired itself, and with that given up its edges.
      guard reader.state != .retired else { return }
      source.lastReadBy = reading.run
      let candidate = reading.last == nil ? reader.firstEdge : reading.last?.pointee.nextSource
      if let candidate, candidate.pointee.reads(source) {
        candidate.pointee.seen = source.changedAt
        reading.last = candidate
      } else if source.state != .retired {
        // A retired source never changes, and may go away on any thread.
        reading.last = link(source, to: reader, after: reading.last)
      }
    }
  }

  /// Runs work whose reads become the dependencies of a vertex, in place of those it had.
  @inlinable
  func run<Result>(_ reader: Vertex, _ work: () -> Result) -> Result {
    let outer = beginRun(of: reader)
    let result = work()
    endRun(of: reader, outer)
    return result
  }

  /// Lets a vertex read in place of the one that reads now, which is returned.
  @usableFromInline
  func beginRun(of reader: Vertex) -> Reading {
    runs += 1
    let outer = reading
    let unretained = Unretained(reader)
    reading = Reading(unretainedRunner: unretained, unretainedReader: unretained, run: runs)
    reader.state = .running
    return outer
  }

  @usableFromInline
  func endRun(of reader: Vertex, _ outer: Reading) {
    if reader.state != .retired { removeEdges(of: reader, after: reading.last) }
    reading = outer
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
  @inlinable
  public func withoutTracking<Result>(_ work: () throws -> Result) rethrows -> Result {
    let outer = reading
    reading.unretainedReader = nil
    defer { reading = outer }
    return try work()
  }
}

public import AmbientSupport

extension Graph {
  /// Makes a source a dependency of the vertex that is currently reading; does nothing if no vertex
  /// is reading.
  ///
  /// Most runs of a vertex read the same sources as the previous run, in the same order. The next
  /// edge of the vertex then already leads to `source`, and only the revision in that edge is
  /// updated.
  ///
  /// - Parameter source: The source that is read.
  @inlinable
  public func track(_ source: Source) {
    guard source.lastReadBy != reading.run, let reader = reading.unretainedReader else { return }
    reader.with { reader in
      // An effect may retire itself during its run. Reads after that add no edges.
      guard reader.state != .retired else { return }
      source.lastReadBy = reading.run
      let candidate = reading.last == nil ? reader.firstEdge : reading.last?.pointee.nextSource
      if let candidate, candidate.pointee.reads(source) {
        candidate.pointee.seen = source.changedAt
        reading.last = candidate
      } else if source.state != .retired {
        // A retired source gets no edge, because it never changes and may be released on any
        // thread.
        reading.last = link(source, to: reader, after: reading.last)
      }
    }
  }

  /// Runs `work` as a run of the vertex `reader`.
  ///
  /// The sources that `work` reads replace the dependencies from the previous run of the vertex.
  @inlinable
  func run<Result>(_ reader: Vertex, _ work: () -> Result) -> Result {
    let outer = beginRun(of: reader)
    let result = work()
    endRun(of: reader, outer)
    return result
  }

  /// Makes a vertex the current reader, and returns the previous ``Reading``.
  @usableFromInline
  func beginRun(of reader: Vertex) -> Reading {
    runs += 1
    let outer = reading
    let unretained = Unretained(reader)
    reading = Reading(unretainedRunner: unretained, unretainedReader: unretained, run: runs)
    reader.state.beginRun()
    return outer
  }

  /// Ends the current run of a vertex, and makes the previous ``Reading`` current again.
  ///
  /// - Parameters:
  ///   - reader: The vertex. It loses the dependencies that this run has not read.
  ///   - outer: The reading that ``beginRun(of:)`` returned.
  @usableFromInline
  func endRun(of reader: Vertex, _ outer: Reading) {
    if reader.state != .retired { removeEdges(of: reader, after: reading.last) }
    reading = outer
    if reader.state.endRun() { mark(reader) }
  }

  /// Runs `work`; what `work` reads does not become a dependency of the current reader.
  ///
  /// - Parameter work: The code that reads sources without depending on them.
  /// - Returns: The result of `work`.
  /// - Throws: The error that `work` throws.
  @inlinable
  public func withoutTracking<Result>(_ work: () throws -> Result) rethrows -> Result {
    let outer = reading
    reading.unretainedReader = nil
    defer { reading = outer }
    return try work()
  }
}

/// How far a run has come in what it reads: one that does two things one after the other remembers where the
/// reads of the first end, and need not do it again for the sake of the second.
@usableFromInline
package struct ReadsSoFar {
  private let last: EdgePointer?

  /// Nothing was read.
  @usableFromInline package init() { last = nil }

  fileprivate init(last: EdgePointer?) { self.last = last }

  /// Whether a source is among what a vertex has read so far.
  package func contain(_ source: Source, of reader: Vertex) -> Bool {
    guard let last else { return false }
    var next = reader.firstEdge
    while let edge = next {
      if edge.pointee.reads(source) { return true }
      next = edge == last ? nil : edge.pointee.nextSource
    }
    return false
  }

  fileprivate func forEach(of reader: Vertex, _ visit: (Source) -> Void) {
    guard let last else { return }
    var next = reader.firstEdge
    while let edge = next {
      edge.pointee.unmanagedSource?._withUnsafeGuaranteedRef(visit)
      next = edge == last ? nil : edge.pointee.nextSource
    }
  }

  fileprivate func apply(to reading: inout Reading) { reading.last = last }

  /// The edge behind them.
  fileprivate func next(of reader: Vertex) -> EdgePointer? {
    last == nil ? reader.firstEdge : last?.pointee.nextSource
  }
}

/// What a vertex read in its last run behind what comes first, to be kept where none of it has changed.
@usableFromInline
package struct RestOfReads {
  fileprivate let first: EdgePointer?
}

extension Graph {
  /// What the vertex that runs has read so far.
  @usableFromInline package var readsSoFar: ReadsSoFar { ReadsSoFar(last: reading.last) }

  /// Lets the vertex that runs depend on what it had read up to there in this run or the last, and on nothing
  /// that it read behind that.
  @usableFromInline
  package func keep(_ reads: ReadsSoFar) {
    guard let reader = reading.runner else { return }
    reads.forEach(of: reader) { $0.lastReadBy = reading.run }
    reads.apply(to: &reading)
  }

  /// What the vertex that runs had read in its last run behind some reads.
  @usableFromInline
  package func rest(behind reads: ReadsSoFar) -> RestOfReads {
    RestOfReads(first: reading.unmanagedReader?._withUnsafeGuaranteedRef { reads.next(of: $0) })
  }

  /// Lets the vertex that runs depend on that again, without reading it; false, and nothing is done, if it had
  /// read nothing, some of it may have changed, or something of it was read in this run.
  @usableFromInline
  package func keep(_ rest: RestOfReads) -> Bool {
    guard let first = rest.first, let reader = reading.unmanagedReader else { return false }
    let next = reader._withUnsafeGuaranteedRef { readsSoFar.next(of: $0) }
    guard next == first, isUpToDate(from: first) else { return false }
    var edge: EdgePointer? = first
    while let kept = edge {
      kept.pointee.unmanagedSource?._withUnsafeGuaranteedRef { $0.lastReadBy = reading.run }
      reading.last = kept
      edge = kept.pointee.nextSource
    }
    return true
  }

  private func isUpToDate(from first: EdgePointer) -> Bool {
    var edge: EdgePointer? = first
    while let read = edge {
      let source = read.pointee.unmanagedSource
      let isAsItWas =
        source?._withUnsafeGuaranteedRef { $0.state == .clean && $0.lastReadBy != reading.run }
      guard isAsItWas == true, !read.pointee.isOutdated else { return false }
      edge = read.pointee.nextSource
    }
    return true
  }

  /// Whether the vertex that runs does so for another reason than what it read behind that.
  @usableFromInline
  package func isTurn(of reads: ReadsSoFar) -> Bool {
    guard case .changed(let source) = cause, let reader = reading.unmanagedRunner else {
      return true
    }
    return reader._withUnsafeGuaranteedRef { reader in
      source._withUnsafeGuaranteedRef { reads.contain($0, of: reader) }
    }
  }
}

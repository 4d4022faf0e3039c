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

/// A derived value that is being brought up to date, and how far the look at its sources has come.
@usableFromInline
struct Evaluation {
  // Unmanaged, because somebody who waits or runs reads it, and keeps it by that.
  let unmanagedVertex: Unmanaged<Source>
  var next: EdgePointer?

  var vertex: Source { unmanagedVertex.takeUnretainedValue() }
}

extension Graph {
  /// Brings a derived value up to date, and before it everything that it read.
  ///
  /// The vertices that wait for their sources are in a list, not on the machine's stack, so that a
  /// chain of any length can be walked. Only values that were never computed, of which nobody knows yet
  /// what they read, are computed within each other.
  @usableFromInline
  func bringUpToDate(_ target: Source) {
    let outer = evaluations.count
    begin(target)
    while evaluations.count > outer {
      let top = evaluations.count - 1
      let vertex = evaluations[top].unmanagedVertex
      switch vertex._withUnsafeGuaranteedRef({ $0.state }) {
      case .possiblyStale:
        vertex._withUnsafeGuaranteedRef {
          $0.state = .checking
          evaluations[top].next = $0.firstEdge
        }
      case .checking:
        vertex._withUnsafeGuaranteedRef { lookAtNextSource(of: $0) }
      case .stale:
        counters.computed += 1
        vertex._withUnsafeGuaranteedRef { $0.recompute() }
      case .clean, .running, .overtaken, .retired:
        evaluations.removeLast()
      }
    }
  }

  private func begin(_ vertex: Source) {
    counters.visited += 1
    switch vertex.state {
    case .checking, .running, .overtaken: reportCycle(through: vertex)
    case .clean, .possiblyStale, .stale, .retired:
      evaluations.append(Evaluation(unmanagedVertex: .passUnretained(vertex)))
    }
  }

  private func lookAtNextSource(of vertex: Source) {
    let top = evaluations.count - 1
    guard let edge = evaluations[top].next else {
      // All sources are as they were.
      vertex.state = .clean
      return
    }
    let stale = edge.pointee.unmanagedSource?._withUnsafeGuaranteedRef { $0.state != .clean }
    if stale == true, let source = edge.pointee.source {
      begin(source)
    } else if edge.pointee.isOutdated {
      vertex.state = .stale
    } else {
      evaluations[top].next = edge.pointee.nextSource
    }
  }
}

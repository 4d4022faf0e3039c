import AmbientSupport

/// A derived value that is being brought up to date, and how far the look at its sources has come.
@usableFromInline
struct Evaluation {
  // Not retained, because somebody who waits or runs reads it, and keeps it by that.
  let unretainedVertex: Unretained<Source>
  var next: EdgePointer?

  var vertex: Source { unretainedVertex.object }
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
      let top = evaluations[evaluations.count - 1]
      top.unretainedVertex.with { vertex in
        if vertex.state == .possiblyStale {
          vertex.state = .checking
          look(atSourcesOf: vertex, from: vertex.firstEdge)
        } else if vertex.state == .checking {
          look(atSourcesOf: vertex, from: top.next)
        }
        if vertex.state == .stale {
          counters.computed += 1
          vertex.recompute()
        }
        switch vertex.state {
        case .clean, .running, .overtaken, .retired: evaluations.removeLast()
        case .possiblyStale, .checking, .stale: break
        }
      }
    }
  }

  private func begin(_ vertex: Source) {
    counters.visited += 1
    switch vertex.state {
    case .checking, .running, .overtaken: reportCycle(through: vertex)
    case .clean, .possiblyStale, .stale, .retired:
      evaluations.append(Evaluation(unretainedVertex: Unretained(vertex)))
    }
  }

  /// Looks at one source after the other, until one has to be brought up to date first, or has changed.
  private func look(atSourcesOf vertex: Source, from start: EdgePointer?) {
    var next = start
    while let edge = next {
      if let source = edge.pointee.unretainedSource,
        source.with({ $0.state != .clean })
      {
        evaluations[evaluations.count - 1].next = edge
        return begin(source.object)
      }
      if edge.pointee.isOutdated { return vertex.state = .stale }
      next = edge.pointee.nextSource
    }
    // All sources are as they were.
    vertex.state = .clean
  }
}

import AmbientSupport

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
        if vertex.state.beginCheck() {
          look(atSourcesOf: vertex, from: vertex.firstEdge)
        } else if vertex.state == .checking {
          look(atSourcesOf: vertex, from: top.next)
        }
        if vertex.state == .stale {
          counters.computed += 1
          vertex.recompute()
        }
        if !vertex.state.needsEvaluation {
          evaluations.removeLast()
          if vertex.state == .clean { vertex.publish() }
        }
      }
    }
  }

  private func begin(_ vertex: Source) {
    counters.visited += 1
    if vertex.state.isBeingEvaluated { reportCycle(through: vertex) }
    evaluations.append(Evaluation(unretainedVertex: Unretained(vertex)))
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
      if edge.pointee.isOutdated { return vertex.state.endCheck(isChanged: true) }
      next = edge.pointee.nextSource
    }
    vertex.state.endCheck(isChanged: false)
  }
}

// MARK: - Cycles

extension Graph {
  /// Stops the program, because a value that needs itself has no answer.
  func reportCycle(through vertex: Source) -> Never {
    let start = evaluations.firstIndex { $0.vertex === vertex } ?? 0
    let cycle = evaluations[start...].map(\.vertex.label) + [vertex.label]
    fatalError(Self.cycleMessage(cycle))
  }

  /// The message for a cycle, given the labels along it; the first one comes again at the end.
  static func cycleMessage(_ labels: [String]) -> String {
    """
    A value depends on itself: \(labels.joined(separator: " → ")).

    Each value before an arrow reads the one behind it. To fix this, do one of:
      • Let one of them read something that does not depend on the others.
      • Keep one of them as a value that is written, and write it in an action.
    """
  }
}

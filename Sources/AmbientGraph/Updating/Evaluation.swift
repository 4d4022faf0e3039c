import AmbientSupport

extension Graph {
  /// Brings a derived value up to date.
  ///
  /// The sources of a value are brought up to date before the value. A value that waits for its
  /// sources is in a list, not on the call stack. A chain of values that were all computed before
  /// can therefore have any length.
  ///
  /// The sources of a value are unknown until the value is first computed. This computation
  /// therefore brings the sources up to date with nested calls.
  @usableFromInline
  func bringUpToDate(_ target: Source) {
    let outer = evaluations.count
    begin(target)
    while evaluations.count > outer {
      let top = evaluations[evaluations.count - 1]
      top.unretainedVertex.with { vertex in
        if vertex.state.beginCheck() {
          checkSources(of: vertex, from: vertex.firstEdge)
        } else if vertex.state == .checking {
          checkSources(of: vertex, from: top.next)
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

  /// Checks the sources in order.
  ///
  /// The check stops at a source that has changed, or that has to be brought up to date first.
  private func checkSources(of vertex: Source, from start: EdgePointer?) {
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
  /// Stops the program, because a value that depends on itself cannot be computed.
  func reportCycle(through vertex: Source) -> Never {
    let start = evaluations.firstIndex { $0.vertex === vertex } ?? 0
    let cycle = evaluations[start...].map(\.vertex.label) + [vertex.label]
    fatalError(Self.cycleMessage(cycle))
  }

  /// Returns the message for a cycle.
  ///
  /// Each label names a value that reads the next value. The last label repeats the first label.
  static func cycleMessage(_ labels: [String]) -> String {
    """
    A value depends on itself: \(labels.joined(separator: " → ")).

    Each value before an arrow reads the one after it. To fix this, do one of:
      • Change one of these values so that it does not depend on the others.
      • Store one of these values, and write it in an action.
    """
  }
}

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

import BenchmarkHarness

/// The least that finding a value along a task costs: a task-local number, read or bound.
nonisolated enum TaskLocalFloor {
  static let reads = 1_000

  /// Reads of a number that nobody bound.
  @MainActor static func defaultReads() -> Timed {
    Timed(operations: reads) { blackHole(sum(reads)) }
  }

  /// Reads of a number that was bound.
  @MainActor static func boundReads() -> Timed {
    Timed(operations: reads) { Bound.$number.withValue(5) { blackHole(sum(reads)) } }
  }

  /// Binding a number for nothing.
  @MainActor static func bindings(_ repeats: Int) -> Timed {
    Timed(operations: repeats) { bind(repeats) }
  }

  @inline(never) private static func bind(_ count: Int) {
    for number in 0..<count { Bound.$number.withValue(number) { blackHole(0) } }
  }

  @inline(never) private static func sum(_ count: Int) -> Int {
    var sum = 0
    for _ in 0..<count { sum &+= Bound.number }
    return sum
  }
}

private nonisolated enum Bound {
  @TaskLocal static var number = 3
}

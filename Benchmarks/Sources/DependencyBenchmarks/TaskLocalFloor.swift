import BenchmarkHarness

/// The least cost of a value that belongs to a task: reads and bindings of a task-local number.
nonisolated enum TaskLocalFloor {
  static let reads = 1_000

  /// Reads a number that is not bound.
  @MainActor static func defaultReads() -> Timed {
    Timed(operations: reads) { blackHole(sum(reads)) }
  }

  /// Reads a number that is bound.
  @MainActor static func boundReads() -> Timed {
    Timed(operations: reads) { Bound.$number.withValue(5) { blackHole(sum(reads)) } }
  }

  /// Binds a number around an empty operation.
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

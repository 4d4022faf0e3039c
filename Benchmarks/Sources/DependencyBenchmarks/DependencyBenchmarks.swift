import BenchmarkHarness

/// Measures dependencies, alone and in views.
///
/// It is a separate program, because a program that links dependencies binds the values of the view
/// for each event.
@main
enum DependencyBenchmarks {
  /// All cases, in the order of the table.
  static let cases: [Case] = [
    Depending.cases, DependingThreads.cases, Overriding.cases,
  ].flatMap { $0 }

  static func main() throws { try Benchmark.run(cases) }
}

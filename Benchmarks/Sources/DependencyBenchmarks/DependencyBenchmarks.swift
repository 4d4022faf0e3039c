import BenchmarkHarness

/// Measures dependencies, alone and in views.
///
/// It is a separate program: in a program that links dependencies, each event also binds the values
/// of its view, which takes time.
@main
enum DependencyBenchmarks {
  /// All cases, in the order of the table.
  static let cases: [Case] = [
    Depending.cases, DependingThreads.cases, Overriding.cases,
  ].flatMap { $0 }

  static func main() throws { try Benchmark.run(cases) }
}

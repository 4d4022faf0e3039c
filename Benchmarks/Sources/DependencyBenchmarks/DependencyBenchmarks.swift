import BenchmarkHarness

/// What dependencies cost, alone and in views.
///
/// A program of its own: where they are linked, each event binds the values of its view.
@main
enum DependencyBenchmarks {
  /// All cases, in the order of the table.
  static let cases: [Case] = [
    Depending.cases, DependingThreads.cases, Overriding.cases,
  ].flatMap { $0 }

  static func main() throws { try Benchmark.run(cases) }
}

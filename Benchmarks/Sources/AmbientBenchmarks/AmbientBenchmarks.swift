import BenchmarkHarness

/// Measures views, their environment and their layout.
@main
enum AmbientBenchmarks {
  /// All cases, in the order of the table.
  ///
  /// The memory is measured first, while the process is small.
  static let cases: [Case] = [
    Memory.cases, Mounting.cases, LeafShapes.cases, UpdateOne.cases, UpdateOneShapes.cases,
    UpdateAll.cases, Transforming.cases, MovingRows.cases, Depth.cases, GenericDepth.cases,
    Reading.cases, RawValues.cases, Observing.cases, Publishing.cases, Writing.cases,
    Preferring.cases, Presenting.cases, LayingOut.cases, Scrolling.cases,
  ].flatMap { $0 }

  static func main() throws { try Benchmark.run(cases) }
}

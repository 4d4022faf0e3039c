import Foundation

/// A program that measures cases.
package enum Benchmark {
  /// Measures or counts the cases of a program, as its command line asks.
  package static func run(_ cases: [Case]) throws {
    guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
      print(Options.usage)
      exit(2)
    }
    let chosen = options.chosen(from: cases)
    guard !chosen.isEmpty else { return }
    switch options.action {
    case .measure: try measure(chosen, options)
    case .saveBaseline: try count(chosen).save()
    case .compareWithBaseline: try compare(count(chosen))
    }
  }

  private static func measure(_ cases: [Case], _ options: Options) throws {
    if !options.isJSON { Table.printHeader() }
    for item in cases {
      for size in (item.isScalable ? options.sizes : nil) ?? item.sizes {
        if options.isProfiling {
          profile(item, size, options.budget)
          continue
        }
        let row = measure(item, size, options.budget)
        if options.isJSON { try Table.printJSON(row) } else { Table.print(row) }
      }
    }
  }

  private static func measure(_ item: Case, _ size: Int, _ budget: Duration) -> Row {
    switch item.prepare(size) {
    case .timed(let work, let floor, let tree, let screen):
      let counters = Counters(of: work, screen: screen, in: tree)
      let time = Measurement(work, floor: floor, budget: budget)
      return Row(
        name: item.name,
        size: size,
        median: time.median,
        floor: time.floor,
        unit: item.unit,
        counters: counters
      )
    case .amount(let amount, let floor):
      return Row(
        name: item.name,
        size: size,
        median: amount,
        floor: floor,
        unit: item.unit,
        counters: nil
      )
    }
  }

  private static func profile(_ item: Case, _ size: Int, _ budget: Duration) {
    guard case .timed(let work, _, _, _) = item.prepare(size) else { return }
    let end = ContinuousClock.now + budget
    while ContinuousClock.now < end {
      work.before?()
      for _ in 0..<(work.before == nil ? 100 : 1) { work.call() }
    }
  }

  private static func count(_ cases: [Case]) -> Baseline {
    var baseline = Baseline()
    for item in cases {
      for size in item.isScalable ? Baseline.sizes : item.sizes {
        guard case .timed(let work, _, let tree, let screen) = item.prepare(size) else {
          continue
        }
        baseline.record(item.name, size, Counters(of: work, screen: screen, in: tree))
      }
    }
    return baseline
  }

  private static func compare(_ now: Baseline) throws {
    let (grown, shrunk, unknown) = now.differences(from: try Baseline.load())
    for line in shrunk { print("less     \(line)") }
    for line in grown { print("MORE     \(line)") }
    for line in unknown { print("UNKNOWN  \(line)") }
    if !unknown.isEmpty {
      print("Record the counters of unknown cases with 'Scripts/benchmark baseline save'.")
    }
    guard grown.isEmpty, unknown.isEmpty else { exit(1) }
    print("No counter grew.")
  }
}

/// What the command line asks for.
struct Options {
  /// What is to be done.
  enum Action {
    /// Measure, and print a table.
    case measure
    /// Count, and keep the counters.
    case saveBaseline
    /// Count, and compare with the counters that were kept.
    case compareWithBaseline
  }

  var action = Action.measure

  /// Whether the table is written for tools.
  var isJSON = false

  /// Whether the cases are only kept busy, without floors, for a profiler to look at.
  var isProfiling = false

  /// Only cases that have one of these as their name, or else in it; all if there is none.
  var filters: [String] = []

  /// The sizes to measure; nil for each case's own.
  var sizes: [Int]?

  /// How long the samples of one row may take together.
  var budget = Duration.milliseconds(400)

  static let usage = """
    benchmark [--filter TEXT]… [--n N,N…] [--seconds PER_ROW] [--json | --profile]
    benchmark baseline save | compare [--filter TEXT]…

      --filter   the case of this name, or else those with TEXT in their names
      --n        these sizes instead of 1000,10000,100000
      --seconds  how long the samples of one row may take (0.4)
      --json     for tools: one row a line
      --profile  keep the cases busy without floors, for a profiler
      baseline   counters only: bodies, vertices, allocations; never time
    """

  /// Reads the arguments; nil if they make no sense.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": isJSON = true
      case "--profile": isProfiling = true
      case "--filter":
        guard let text = rest.popFirst() else { return nil }
        filters.append(text)
      case "--n":
        guard let list = rest.popFirst() else { return nil }
        let numbers = list.split(separator: ",").compactMap { Int($0) }
        guard !numbers.isEmpty else { return nil }
        sizes = numbers
      case "--seconds":
        guard let text = rest.popFirst(), let seconds = Double(text) else { return nil }
        budget = .seconds(seconds)
      case "baseline":
        switch rest.popFirst() {
        case "save": action = .saveBaseline
        case "compare": action = .compareWithBaseline
        default: return nil
        }
      default: return nil
      }
    }
  }

  /// What is to be measured of all cases there are.
  func chosen(from cases: [Case]) -> [Case] {
    guard !filters.isEmpty else { return cases }
    let names = Set(cases.map(\.name))
    return cases.filter { item in
      filters.contains { names.contains($0) ? item.name == $0 : item.name.contains($0) }
    }
  }
}

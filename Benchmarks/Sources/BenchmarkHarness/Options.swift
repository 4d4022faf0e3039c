/// The options on the command line.
struct Options {
  /// The action of the program.
  enum Action {
    /// Measures the cases, and prints a table.
    case measure
    /// Counts the work of the cases, and saves the counters.
    case saveBaseline
    /// Counts the work of the cases, and compares the counters with the saved ones.
    case compareWithBaseline
  }

  var action = Action.measure

  /// Whether the table is printed as JSON, for tools.
  var isJSON = false

  /// Whether the cases run without floors and measurements, for a profiler.
  var isProfiling = false

  /// The filters for cases.
  ///
  /// A filter that is the name of a case chooses this case. Any other filter chooses the cases with
  /// names that contain it. Without filters, all cases are chosen.
  var filters: [String] = []

  /// The sizes to measure; nil for the sizes of each case.
  var sizes: [Int]?

  /// The time that all samples of one row may take.
  var budget = Duration.milliseconds(400)

  static let usage = """
    benchmark [--filter TEXT]… [--n N,N…] [--seconds PER_ROW] [--json | --profile]
    benchmark baseline save | compare [--filter TEXT]…

      --filter   the case of this name, or else those with TEXT in their names
      --n        these sizes instead of 1000,10000,100000
      --seconds  the time that all samples of one row may take (0.4)
      --json     one row a line, for tools
      --profile  runs the cases without floors, for a profiler
      baseline   counts bodies, vertices and allocations; never time
    """

  /// Parses the arguments; fails if they are invalid.
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

  /// Returns the cases that the filters choose.
  func chosen(from cases: [Case]) -> [Case] {
    guard !filters.isEmpty else { return cases }
    let names = Set(cases.map(\.name))
    return cases.filter { item in
      filters.contains { names.contains($0) ? item.name == $0 : item.name.contains($0) }
    }
  }
}

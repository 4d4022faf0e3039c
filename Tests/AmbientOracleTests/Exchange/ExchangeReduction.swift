extension ExchangeTrial {
  /// Runs a program, and returns a report of its failure, or nil if the program does not fail.
  ///
  /// The report shows the smallest failing program that a reduction finds, and the failure of that
  /// program.
  static func report(
    on program: ExchangeProgram,
    seed: UInt64,
    _ driver: ExchangeDriver = .settling
  ) -> String? {
    guard let failure = failure(of: program, driver) else { return nil }
    let reduced = ExchangeReduction.smallest(of: program) { Self.failure(of: $0, driver) != nil }
    let last = Self.failure(of: reduced, driver) ?? failure
    let time = last.step.map { "after step \($0 + 1)" } ?? "after the first update"
    return "Seed \(seed), \(time): \(last.difference)\n\n\(reduced)"
  }
}

/// Simplifies a failing program repeatedly.
///
/// A reduction keeps a simpler program only if the simpler program still fails.
@MainActor
enum ExchangeReduction {
  /// The maximum number of programs that a reduction runs.
  private static let attempts = 4_000

  /// Returns the simplest failing program that the reduction finds.
  static func smallest(
    of program: ExchangeProgram,
    _ isFailing: (ExchangeProgram) -> Bool
  ) -> ExchangeProgram {
    var smallest = program
    var left = attempts
    while let simpler = firstFailing(smallest.simplifications, &left, isFailing) {
      smallest = simpler
    }
    return smallest
  }

  private static func firstFailing(
    _ candidates: [ExchangeProgram],
    _ left: inout Int,
    _ isFailing: (ExchangeProgram) -> Bool
  ) -> ExchangeProgram? {
    for candidate in candidates where left > 0 {
      left -= 1
      if isFailing(candidate) { return candidate }
    }
    return nil
  }
}

extension ExchangeProgram {
  fileprivate var simplifications: [ExchangeProgram] {
    var programs: [ExchangeProgram] = []
    var length = steps.count
    while length > 0 {
      for start in stride(from: 0, to: steps.count, by: length) {
        var program = self
        program.steps.removeSubrange(start..<min(start + length, steps.count))
        programs.append(program)
      }
      length /= 2
    }
    for index in steps.indices where steps[index].changes.count > 1 {
      for change in steps[index].changes.indices {
        var program = self
        program.steps[index].changes.remove(at: change)
        programs.append(program)
      }
    }
    for index in trees.indices {
      // The root must be a block.
      for piece in trees[index].simplifications {
        guard case .block = piece else { continue }
        var program = self
        program.trees[index] = piece
        programs.append(program)
      }
    }
    return programs
  }
}

extension Piece {
  fileprivate var simplifications: [Piece] {
    switch self {
    case .empty: return []
    case .show, .provider: return [.empty]
    case .block(let block):
      return [.empty, block.content]
        + block.content.simplifications.map {
          .block(Block(id: block.id, number: block.number, content: $0))
        }
    case .choice(let first, let second):
      return [.empty, first, second] + first.simplifications.map { .choice($0, second) }
        + second.simplifications.map { .choice(first, $0) }
    case .group(let parts):
      let changed = parts.indices.flatMap { index in
        parts[index].simplifications.map { part in
          var parts = parts
          parts[index] = part
          return Piece.group(parts)
        }
      }
      return [.empty] + parts + changed
    case .written(let writing, let content):
      return [.empty, content] + content.simplifications.map { .written(writing, $0) }
    }
  }
}

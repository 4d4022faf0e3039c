import Ambient
import AmbientGraph
import AmbientTesting

@testable import AmbientCore

/// Runs trees that pass values to each other.
///
/// After each step, the trial compares the trees with the model.
@MainActor
struct ExchangeTrial {
  /// The first difference between the trees and the model, or objects that outlive the trees.
  struct Failure {
    /// The index of the step, or nil for the first update.
    let step: Int?
    let difference: String
  }

  private let program: ExchangeProgram
  private let driver: ExchangeDriver
  private let world = ExchangeWorld()
  private let tracker: LifetimeTracker
  private let model: ExchangeModel
  private var trees: [ViewTree] = []
  private let reasons = Reasons()

  /// The reasons why bodies ran, for reports.
  private final class Reasons {
    var all: [String] = []
  }

  /// Returns the first failure of a program, or nil if the program passes.
  ///
  /// If there is no difference, but some objects outlive the trees, the failure names the objects.
  static func failure(
    of program: ExchangeProgram,
    _ driver: ExchangeDriver = .settling
  ) -> Failure? {
    let tracker = LifetimeTracker()
    if let failure = difference(in: program, driver, tracker) { return failure }
    return tracker.alive.isEmpty
      ? nil : Failure(step: program.steps.indices.last, difference: "\(tracker.alive) are left")
  }

  private static func difference(
    in program: ExchangeProgram,
    _ driver: ExchangeDriver,
    _ tracker: LifetimeTracker
  ) -> Failure? {
    var trial = ExchangeTrial(program, driver, tracker)
    defer {
      for tree in trial.trees { tree.unmount() }
      trial.world.clear()
    }
    if let failure = trial.compare(after: nil) { return failure }
    for (index, step) in program.steps.enumerated() {
      trial.take(step)
      if let failure = trial.compare(after: index) { return failure }
    }
    return nil
  }

  private init(_ program: ExchangeProgram, _ driver: ExchangeDriver, _ tracker: LifetimeTracker) {
    self.program = program
    self.driver = driver
    self.tracker = tracker
    tracker.track(world)
    model = ExchangeModel(program)
    for number in program.trees.indices {
      let tree = makeTree(number, EnvironmentValues())
      trees.append(tree)
      driver.settle(tree)
    }
  }

  private func makeTree(_ number: Int, _ values: EnvironmentValues) -> ViewTree {
    guard case .block(let block) = program.trees[number] else {
      return ViewTree { EmptyView() }
    }
    let tree = ViewTree(environment: values) { [world] in BlockView(block, world) }
    tracker.track(tree)
    tracker.track(tree.state, as: "the state of the tree")
    tracker.track(tree.state.graph, as: "the graph")
    tree.onBodyRun = { [reasons] in reasons.all.append("\($0.view): \($0.reason)") }
    driver.prepare(tree)
    return tree
  }

  // MARK: Steps

  private mutating func take(_ step: ExchangeStep) {
    for change in step.changes { apply(change) }
    for number in trees.indices {
      driver.settle(trees[(number + step.firstToSettle) % trees.count])
    }
    model.take(step)
  }

  private mutating func apply(_ change: ExchangeChange) {
    switch change {
    case .number(_, let block, let number): world.numbers[block]?.wrappedValue = number
    case .store(_, let provider, let slot, let change, let number):
      guard var (values, _) = world.offers[provider] else { return }
      if let change { values[keyPath: change.keyPath] = number }
      world.slots[slot] = .values(values)
    case .storeClosure(_, let provider, let slot):
      if let (_, closure) = world.offers[provider] { world.slots[slot] = .closure(closure) }
    case .clear(let slot): world.slots[slot] = nil
    case .host(let tree, let property, let number):
      trees[tree].environment[keyPath: property.keyPath] = number
    case .hostCopy(let tree, let slot): trees[tree].environment = world.environmentValues(of: slot)
    case .restart(let tree, let slot):
      trees[tree].unmount()
      trees[tree] = makeTree(
        tree,
        slot.map { world.environmentValues(of: $0) } ?? EnvironmentValues()
      )
    }
  }

  // MARK: Comparison

  private func compare(after step: Int?) -> Failure? {
    let (expected, found) = (model.runs, world.runs)
    model.runs = []
    let reasons = reasons.all
    world.runs = []
    self.reasons.all = []
    func failure(_ difference: String) -> Failure { Failure(step: step, difference: difference) }
    for (number, tree) in trees.enumerated() {
      let texts = tree.allElements.filter { $0.kind == "Text" }.compactMap(\.text)
      if texts != model.texts[number] {
        return failure("tree \(number) shows \(texts), expected \(model.texts[number])")
      }
      if tree.needsUpdate { return failure("tree \(number) needs an update") }
      if let contradiction = tree.state.graph.checkInvariants().first {
        return failure("the graph of tree \(number): \(contradiction)")
      }
    }
    return expected != found
      ? failure("ran \(found), expected \(expected); \(reasons)") : nil
  }
}

/// The way in which a host updates a tree.
@MainActor
struct ExchangeDriver {
  /// Prepares a tree before its first update.
  var prepare: @MainActor (ViewTree) -> Void = { _ in }
  let settle: @MainActor (ViewTree) -> Void

  static let settling = ExchangeDriver(settle: { $0.settle() })
}

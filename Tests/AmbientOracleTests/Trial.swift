import Ambient
import AmbientTesting

/// Runs a program on real views and on the oracle, and compares the results after every step.
@MainActor
struct Trial {
  /// A difference between the views and the oracle, or objects that outlive the tree.
  struct Failure {
    /// The index of the step, or nil for the first update.
    let step: Int?
    /// The results that differ, such as the texts.
    let subject: String
    let expected: [String]
    let found: [String]
  }

  private let world = World()
  private let host: TestHost
  private let mirror = ElementMirror()
  private var oracle: Oracle

  private init(_ program: Program) {
    let fields = FixtureFields(
      component: program.root,
      argument: 0,
      bound: .constant(0),
      action: nil,
      stored: nil,
      world: world
    )
    let station = world.stations[0]
    host = TestHost { Plain(fields, Followed(given: station)).environmentStation(station) }
    host.viewTree.onMutations = { [mirror] in mirror.apply($0) }
    oracle = Oracle(program.root)
  }

  /// Returns the first difference between the views and the oracle.
  ///
  /// If there is no difference, returns a failure that names the objects that outlive the tree. If
  /// the tree has released all objects, returns nil.
  static func failure(of program: Program) -> Failure? {
    let remains = Remains()
    if let failure = difference(in: program, remains) { return failure }
    guard !remains.names.isEmpty else { return nil }
    return Failure(
      step: program.steps.indices.last,
      subject: "objects that outlive the tree",
      expected: [],
      found: remains.names
    )
  }

  private static func difference(in program: Program, _ remains: Remains) -> Failure? {
    var trial = Trial(program)
    defer { trial.host.unmount() }
    remains.world = trial.world
    remains.tree = trial.host.viewTree
    if let failure = trial.compare(after: nil) { return failure }
    for (index, step) in program.steps.enumerated() {
      trial.take(step)
      if let failure = trial.compare(after: index) { return failure }
    }
    return nil
  }

  /// Weak references to objects that must be released together with the tree.
  private final class Remains {
    // Every view and every closure of the fixtures retains the world.
    weak var world: World?
    weak var tree: ViewTree?

    var names: [String] {
      (world == nil ? [] : ["a view or a closure"]) + (tree == nil ? [] : ["the tree"])
    }
  }

  // MARK: Steps

  private mutating func take(_ step: Step) {
    let changes = step.changes.map(prepare)
    if step.isAction {
      var isDone = false
      press("\(oracle.root.id):", 0) { _ in
        if !isDone { for change in changes { change() } }
        isDone = true
      }
    } else {
      for change in changes { change() }
    }
    host.settle()
    oracle.take(step)
  }

  /// Finds the target of a change and returns a closure that makes the change.
  private func prepare(_ change: Change) -> () -> Void {
    switch change {
    case .number(let target, let value): on(target) { $0.number.wrappedValue = value }
    case .name(let target, let value): on(target) { $0.record.name.wrappedValue = value }
    case .count(let target, let value): on(target) { $0.record.count.wrappedValue = value }
    case .items(let target, let change):
      on(target) { handles in
        var items = handles.items.wrappedValue
        change.apply(to: &items)
        handles.items.wrappedValue = items
      }
    case .bound(let target, let value): on(target) { $0.bound.wrappedValue = value }
    case .object(let index, let field, let value): { world.objects[index][field] = value }
    case .root(let property, let value):
      { host.viewTree.environment[keyPath: property.keyPath] = value }
    case .publish(let station, let field, let value):
      { world.stations[station][field] = value }
    case .publishOwn(let target, let field, let value):
      on(target) { $0.followed.binding(.owned, field).wrappedValue = value }
    case .send(let station): { world.stations[station].send() }
    case .dismiss(let target): dismissing(target)
    case .dismissByUser(let number):
      {
        let sheets = host.elements.filter { $0.kind == .sheet }
        if !sheets.isEmpty { host.viewTree.send(.dismiss, to: sheets[number % sheets.count]) }
      }
    }
  }

  private func dismissing(_ target: Target) -> () -> Void {
    var dismiss: DismissAction?
    press("\(target.component):", target.occurrence) { dismiss = $0.environmentValues.dismiss }
    return { dismiss?() }
  }

  private func on(_ target: Target, _ action: @escaping (Handles) -> Void) -> () -> Void {
    var handles: Handles?
    press("\(target.component):", target.occurrence) { handles = $0 }
    guard let handles else { return {} }
    return { action(handles) }
  }

  /// Presses the text of a view, so that `action` receives the handles of the view.
  ///
  /// `label` is the beginning of the text. If several texts have this beginning, `occurrence`
  /// selects one of them: the index of the text is `occurrence` modulo the number of these texts.
  private func press(_ label: String, _ occurrence: Int, _ action: @escaping (Handles) -> Void) {
    let marks = host.elements.filter { $0.text?.hasPrefix(label) ?? false }
    guard !marks.isEmpty else { return }
    world.onHandles = action
    host.viewTree.send(.press, to: marks[occurrence % marks.count])
    world.onHandles = nil
  }

  // MARK: Comparison

  private func compare(after step: Int?) -> Failure? {
    let expected = oracle.picture
    let runs = world.runs
    let notes = world.notes
    let dismissals = world.dismissals
    world.runs = []
    world.notes = []
    world.dismissals = []
    let reported = host.takeBodies()
    func check(_ subject: String, _ expected: [String], _ found: [String]) -> Failure? {
      expected == found
        ? nil : Failure(step: step, subject: subject, expected: expected, found: found)
    }
    return check("the shown texts", expected.texts, host.texts)
      ?? check("the texts in the mutations", expected.texts, mirror.shownTexts)
      ?? check("the bodies that ran", expected.runs, runs)
      ?? check("the bodies reported", runs.map { String($0.prefix { $0 != " " }) }, reported)
      ?? check("the reported preferences", expected.notes, notes)
      ?? check("the dismissed sheets", expected.dismissals, dismissals)
      ?? check("whether the tree is settled", ["true"], ["\(!host.viewTree.needsUpdate)"])
  }
}

@testable import AmbientGraph

/// A graph for a test, with a record of the effects that ran.
@MainActor final class Stage {
  let graph = Graph()
  private(set) var ran: [String] = []
  private(set) var effects: [TestEffect] = []

  init() { graph.onRun = { effect, reason in (effect as? TestEffect)?.note(reason) } }

  func input<Value>(_ name: String, _ value: Value) -> NamedInput<Value> {
    NamedInput(name, value, in: graph)
  }

  func computed<Value>(_ name: String, _ body: @escaping () -> Value) -> Computed<Value> {
    Computed(name, in: graph, body)
  }

  /// Schedules a new effect, and places it after the last effect.
  @discardableResult
  func effect(_ name: String, _ body: @escaping () -> Void) -> TestEffect {
    effect(name, after: effects.last, body)
  }

  /// Schedules a new effect, and places it after `previous`, or first if `previous` is nil.
  @discardableResult
  func effect(
    _ name: String,
    after previous: Effect?,
    _ body: @escaping () -> Void
  ) -> TestEffect {
    let effect = TestEffect(name, in: graph) { [unowned self] in
      ran.append(name)
      body()
    }
    graph.order.insert(effect, after: previous)
    effects.append(effect)
    graph.schedule(effect)
    return effect
  }

  /// Updates once and returns the effects that ran.
  func update() -> [String] {
    ran = []
    graph.own { graph.update() }
    return ran
  }

  /// Retires and releases all effects.
  func forgetEffects() {
    for effect in effects where !effect.isRetired { effect.retire() }
    effects = []
  }

  isolated deinit { forgetEffects() }
}

/// A named effect that runs a closure and records the reason for each run.
final class TestEffect: Effect {
  private let name: String
  private let body: () -> Void
  private(set) var reasons: [String] = []

  init(_ name: String, in graph: Graph, _ body: @escaping () -> Void = {}) {
    self.name = name
    self.body = body
    super.init(in: graph)
  }

  override var label: String { name }

  override func run() { body() }

  func note(_ reason: RunReason) {
    switch reason {
    case .scheduled: reasons.append("scheduled")
    case .changed(let source): reasons.append(source.label)
    }
  }
}

/// An input with a name, for messages and checks.
final class NamedInput<Value>: Input<Value> {
  private let name: String

  init(_ name: String, _ value: Value, in graph: Graph) {
    self.name = name
    super.init(value, in: graph)
  }

  override var label: String { name }
}

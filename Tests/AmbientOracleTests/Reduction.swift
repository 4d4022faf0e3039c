/// Simplifies failing programs, so that people can understand the failures.
@MainActor
enum Reduction {
  /// The maximum number of programs that a reduction runs.
  private static let attempts = 6_000

  /// Returns the simplest failing program that the reduction finds.
  static func smallest(of program: Program) -> Program {
    var smallest = program
    if let step = Trial.failure(of: program)?.step {
      smallest.steps = Array(program.steps[...step])
    }
    var left = attempts
    while left > 0, let simpler = firstFailing(smallest.simplifications, &left) {
      smallest = simpler
    }
    return smallest
  }

  private static func firstFailing(_ candidates: [Program], _ left: inout Int) -> Program? {
    for candidate in candidates where left > 0 {
      left -= 1
      if Trial.failure(of: candidate) != nil { return candidate }
    }
    return nil
  }
}

extension Program {
  /// Programs with fewer or simpler steps, then programs with a simpler root.
  fileprivate var simplifications: [Program] {
    let stepwise = simplerLists(steps) { step in
      simplerLists(step.changes) { _ in [] }.filter { !$0.isEmpty }
        .map { Step(changes: $0, isAction: step.isAction) }
        + (step.isAction ? [Step(changes: step.changes, isAction: false)] : [])
    }
    return stepwise.map { Program(root: root, steps: $0) }
      + root.simplifications.map { Program(root: $0, steps: steps) }
  }
}

/// Returns lists with fewer elements, then lists in which one element is simpler.
private func simplerLists<Element>(
  _ elements: [Element],
  _ simpler: (Element) -> [Element]
) -> [[Element]] {
  var lists: [[Element]] = []
  var length = elements.count / 2
  while length > 0 {
    for start in stride(from: 0, to: elements.count, by: length) {
      var list = elements
      list.removeSubrange(start..<min(start + length, elements.count))
      lists.append(list)
    }
    length /= 2
  }
  if elements.count == 1 { lists.append([]) }
  for index in elements.indices {
    for element in simpler(elements[index]) {
      var list = elements
      list[index] = element
      lists.append(list)
    }
  }
  return lists
}

extension Component {
  fileprivate var simplifications: [Component] {
    content.simplifications.map { with(content: $0) }
      + simplerLists(shows, \.simplifications).map { with(shows: $0) }
      + simplerLists(items) { _ in [] }.map { with(items: $0) }
  }
}

extension Template {
  fileprivate var simplifications: [Template] {
    switch self {
    case .empty: []
    case .placeholder, .stored: [.empty]
    case .text(let expression): [.empty] + expression.simplifications.map(Template.text)
    case .probe: [.empty]
    case .child(let child): [.empty] + child.simplifications.map(Template.child)
    case .sequence(let parts):
      [.empty] + parts
        + parts.indices.flatMap { index in
          parts[index].simplifications.map { part in
            var changed = parts
            changed[index] = part
            return .sequence(changed)
          }
        }
    case .group(let content): content.inside(Template.group)
    case .stack(let content): content.inside(Template.stack)
    case .either(let condition, let first, let second):
      first.inside { .either(condition, $0, second) }
        + second.inside { .either(condition, first, $0) }
        + condition.simplifications.map { .either($0, first, second) }
    case .choice(let index, let first, let second, let third):
      first.inside { .choice(index, $0, second, third) }
        + second.inside { .choice(index, first, $0, third) }
        + third.inside { .choice(index, first, second, $0) }
        + index.simplifications.map { .choice($0, first, second, third) }
    case .optional(let condition, let content):
      content.inside { .optional(condition, $0) }
        + condition.simplifications.map { .optional($0, content) }
    case .erased(let condition, let first, let second):
      first.inside { .erased(condition, $0, second) }
        + second.inside { .erased(condition, first, $0) }
        + condition.simplifications.map { .erased($0, first, second) }
    case .loop(let data, let row):
      row.inside { .loop(data, $0) } + data.simplifications.map { .loop($0, row) }
    case .identified(let id, let content):
      content.inside { .identified(id, $0) }
        + id.simplifications.map { .identified($0, content) }
    case .written(let write, let content):
      content.inside { .written(write, $0) }
        + write.simplifications.map { .written($0, content) }
    case .modified(let modifier, let argument, let content):
      content.inside { .modified(modifier, argument, $0) }
        + modifier.simplifications.map { .modified($0, argument, content) }
        + argument.simplifications.map { .modified(modifier, $0, content) }
    case .preferring(let preferring, let content):
      content.inside { .preferring(preferring, $0) }
        + preferring.simplifications.map { .preferring($0, content) }
    case .presenting(let presenting, let content):
      content.inside { .presenting(presenting, $0) }
        + presenting.content.inside { .presenting(presenting.with(content: $0), content) }
    }
  }

  /// Returns simpler forms of a template that wraps this template.
  ///
  /// These are an empty template, this template without the wrapper, and the wrapper around each
  /// simpler form of this template.
  private func inside(_ wrap: (Template) -> Template) -> [Template] {
    [.empty, self] + simplifications.map(wrap)
  }
}

extension Template.Data {
  fileprivate var simplifications: [Template.Data] {
    switch self {
    case .items: []
    case .bindings, .indexedBindings: [.items]
    case .reversedItems(let condition):
      [.items] + condition.simplifications.map { .reversedItems(if: $0) }
    case .count(let expression): expression.simplifications.map(Template.Data.count)
    }
  }
}

extension Child {
  fileprivate var simplifications: [Child] {
    var children: [Child] = []
    func add(_ change: (inout Child) -> Void) {
      var child = self
      change(&child)
      children.append(child)
    }
    if let stored {
      add { $0.stored = nil }
      for simpler in stored.simplifications { add { $0.stored = simpler } }
    }
    if hasAction { add { $0.hasAction = false } }
    if case .constant = binding {} else { add { $0.binding = .constant } }
    for simpler in station.simplifications { add { $0.station = simpler } }
    for simpler in argument.simplifications { add { $0.argument = simpler } }
    for simpler in component.simplifications { add { $0.component = simpler } }
    return children
  }
}

extension Preferring {
  fileprivate var simplifications: [Preferring] {
    switch self {
    case .set(let number): number.simplifications.map(Preferring.set)
    case .transform(let amount, let isLate):
      [.set(amount)] + amount.simplifications.map { .transform(by: $0, isLate: isLate) }
    case .noted: []
    case .shown(let component): [.noted] + component.simplifications.map(Preferring.shown)
    }
  }
}

extension Presenting {
  fileprivate func with(content: Template) -> Presenting {
    var changed = self
    changed.content = content
    return changed
  }
}

extension StationSource {
  fileprivate var simplifications: [StationSource] {
    switch self {
    case .shared(let number): number.simplifications.map(StationSource.shared)
    case .followed: [.shared(.constant(0)), .shared(.constant(1))]
    }
  }
}

extension Write {
  fileprivate var simplifications: [Write] {
    switch self {
    case .set(let property, let value): value.simplifications.map { .set(property, $0) }
    case .transform(let property, let amount, let condition, let isLate):
      amount.simplifications.map { .transform(property, by: $0, if: condition, isLate: isLate) }
        + condition.simplifications.map { .transform(property, by: amount, if: $0, isLate: isLate) }
        + [.set(property, amount)]
    case .object(let value): value.simplifications.map(Write.object)
    case .store(let value): value.simplifications.map(Write.store)
    case .station(let source): source.simplifications.map(Write.station)
    case .changedEnvironment(let property, let value):
      [.environment(if: .constant(1))]
        + value.simplifications.map { .changedEnvironment(property, $0) }
    case .environment(let condition):
      condition.simplifications.map { .environment(if: $0) }
    case .rewrite, .resolved, .link, .action: []
    }
  }
}

extension Expression {
  fileprivate var simplifications: [Expression] {
    switch self {
    case .constant(0): []
    case .constant(1): [.constant(0)]
    case .constant: [.constant(0), .constant(1)]
    case .sum(let first, let second):
      [first, second] + first.simplifications.map { .sum($0, second) }
        + second.simplifications.map { .sum(first, $0) }
    case .conditional(let condition, let first, let second):
      [condition, first, second]
        + condition.simplifications.map { .conditional($0, first, second) }
        + first.simplifications.map { .conditional(condition, $0, second) }
        + second.simplifications.map { .conditional(condition, first, $0) }
    default: [.constant(0), .constant(1)]
    }
  }
}

/// Computes from a program what has to show, and which bodies have to run.
///
/// After every step it computes every body anew, from the root down. There is no graph and no node: of
/// the past it knows, for each place in the tree, the state, the fields, and what the body read with
/// the values it found. A body has to run if its place is new, if its parent made it anew with other
/// fields, or if something it read in its last run is now another value; and otherwise it must not.
struct Oracle {
  /// What shows and what ran after a step.
  struct Picture: Equatable {
    var texts: [String] = []
    /// The bodies that ran, as fixtures and number of the component, parents before children.
    var runs: [String] = []
    /// Every view with a body, in the order of the tree.
    fileprivate(set) var instances: [Instance] = []
  }

  /// A view in the tree.
  struct Instance: Equatable {
    let component: Int
    let place: Place
    let binding: Location
  }

  private let root: Component

  /// The number of the component at the root.
  var rootComponent: Int { root.id }

  private var rootSurroundings = Surroundings()
  private var objects = Array(repeating: ObjectState(), count: Model.count)
  private var states: [Place: ViewState] = [:]
  private var runners: [Place: Runner] = [:]
  private var atlas = Atlas()
  private var runCount = 0
  private(set) var picture = Picture()

  // What is only known while a picture is made.
  private var visited: Set<Place> = []
  private var modifiedViews: [Place: (view: Appearance, isRemade: Bool)] = [:]

  init(_ root: Component) {
    self.root = root
    show()
  }

  /// What a view keeps.
  private struct ViewState {
    var number: Cell
    var items: Cell
    var record: Cell
    var values: Values

    struct Values: Equatable {
      var number = 0
      var items: [Item] = []
      var name = 0
      var count = 0
    }

    /// Counts the changes of one state.
    typealias Cell = Int
  }

  private struct ObjectState {
    var x = 0
    var y = 0
    var versionOfX = 0
    var versionOfY = 0
  }

  /// What is known of the last run of a body, or of a loop's content.
  private struct Runner {
    var fields: Fields?
    var reads: [Read]
    /// The number of the run, which no other run has.
    var run: Int
  }

  /// Something that was read, with the value that was found.
  private enum Read: Equatable {
    case number(Place, version: Int)
    case items(Place, version: Int)
    case record(Place, version: Int)
    case part(Location, Int)
    case property(Source, Int)
    case key(Surroundings.Key, Surroundings.Value)
    case object(Int, Source.Field, version: Int)
  }
}

// MARK: Steps

extension Oracle {
  /// Applies a step.
  mutating func take(_ step: Step) {
    let before = states.mapValues(\.values)
    for change in step.changes {
      let beforeChange = step.isAction ? states.mapValues(\.values) : [:]
      apply(change)
      // In an action each write counts by itself: a value that changes and changes back was changed.
      if step.isAction { countChanges(since: beforeChange) }
    }
    // Writes from outside arrive together, so that only the last one counts.
    if !step.isAction { countChanges(since: before) }
    show()
  }

  private mutating func countChanges(since before: [Place: ViewState.Values]) {
    for (place, old) in before {
      guard var state = states[place], state.values != old else { continue }
      if state.values.number != old.number { state.number += 1 }
      if state.values.items != old.items { state.items += 1 }
      if state.values.name != old.name || state.values.count != old.count { state.record += 1 }
      states[place] = state
    }
  }

  private mutating func apply(_ change: Change) {
    switch change {
    case .number(let target, let value): write(target) { $0.number = value }
    case .name(let target, let value): write(target) { $0.name = value }
    case .count(let target, let value): write(target) { $0.count = value }
    case .items(let target, let change): write(target) { change.apply(to: &$0.items) }
    case .bound(let target, let value):
      guard let instance = instance(target) else { return }
      switch instance.binding {
      case .constant: break
      case .number(let place): states[place]?.values.number = value
      case .name(let place): states[place]?.values.name = value
      case .count(let place): states[place]?.values.count = value
      case .item(let place, let index): states[place]?.values.items[index].payload = value
      }
    case .object(let index, let field, let value): write(value, to: field, of: index)
    case .root(let property, let value): rootSurroundings.set(property, value)
    }
  }

  private mutating func write(_ target: Target, _ change: (inout ViewState.Values) -> Void) {
    guard let place = instance(target)?.place, var state = states[place] else { return }
    change(&state.values)
    states[place] = state
  }

  private mutating func write(_ value: Int, to field: Source.Field, of index: Int) {
    switch field {
    case .x where objects[index].x != value:
      objects[index].x = value
      objects[index].versionOfX += 1
    case .y where objects[index].y != value:
      objects[index].y = value
      objects[index].versionOfY += 1
    default: break
    }
  }

  private func instance(_ target: Target) -> Instance? {
    let candidates = picture.instances.filter { $0.component == target.component }
    return candidates.isEmpty ? nil : candidates[target.occurrence % candidates.count]
  }
}

// MARK: Showing

extension Oracle {
  private mutating func show() {
    picture = Picture()
    visited = []
    modifiedViews = [:]
    let fields = Fields(component: root, argument: 0, binding: .constant(0), hasAction: false)
    show(fields, at: .root, in: rootSurroundings, isRemade: false)
    states = states.filter { visited.contains($0.key) }
    runners = runners.filter { visited.contains($0.key) }
  }

  /// Shows a view with a body, or a modifier.
  private mutating func show(
    _ fields: Fields, at place: Place, in surroundings: Surroundings, isRemade: Bool
  ) {
    let component = fields.component
    if states[place] == nil {
      states[place] = ViewState(
        number: 0, items: 0, record: 0,
        values: .init(number: component.number, items: component.items))
    }
    var standpoint = Standpoint(place: place, fields: fields, surroundings: surroundings)
    var reads: [Read] = []
    // This fixture reads it before its body, in `update()`.
    if component.kind == .composed { _ = read(.property(.a), standpoint, &reads) }
    let text = component.shows.map { " \(value($0, standpoint, &reads))" }.joined()
    _ = resolve(component.content, standpoint, &reads)

    let runs = mustRun(at: place, fields, reads, isRemade: isRemade)
    // What is made is marked with the run that makes it, which is known only now.
    standpoint.run = runners[place]?.run ?? 0
    let appearance = resolve(component.content, standpoint, &reads)
    if runs { picture.runs.append("\(component.kind.rawValue) \(component.id)") }
    picture.texts.append("\(component.id):\(text)")
    picture.instances.append(
      Instance(component: component.id, place: place, binding: fields.binding))
    show(appearance, in: place, .content, surroundings, isRemade: runs)
  }

  private mutating func mustRun(
    at place: Place, _ fields: Fields?, _ reads: [Read], isRemade: Bool
  ) -> Bool {
    visited.insert(place)
    let last = runners[place]
    let mustRun = last.map { $0.reads != reads || (isRemade && !areSame($0.fields, fields)) } ?? true
    if mustRun { runCount += 1 }
    runners[place] = Runner(
      fields: fields, reads: reads, run: mustRun ? runCount : last?.run ?? runCount)
    return mustRun
  }

  /// The content of a loop is a closure, and has no fields.
  private func areSame(_ old: Fields?, _ new: Fields?) -> Bool {
    guard let old, let new else { return false }
    return new.isSame(as: old)
  }

  /// Shows a view that stands in an `AnyView`, as all views of a template do.
  private mutating func show(
    _ view: Appearance,
    in parent: Place,
    _ step: PlaceStep,
    _ surroundings: Surroundings,
    isRemade: Bool
  ) {
    let box = atlas.place(step, in: parent)
    let place = atlas.place(.type(view.typeName), in: box)
    switch view {
    case .empty: break
    case .text(let number): picture.texts.append("\(number)")
    case .probe(let source):
      picture.texts.append("\(probe(source, in: surroundings))")
    case .child(let fields):
      show(fields, at: place, in: surroundings, isRemade: isRemade)
    case .sequence(let parts):
      for (index, part) in parts.enumerated() {
        show(part, in: place, .index(index), surroundings, isRemade: isRemade)
      }
    case .group(let content), .stack(let content), .optional(let content?):
      show(content, in: place, .content, surroundings, isRemade: isRemade)
    case .optional(nil): break
    case .either(let isFirst, let content):
      show(content, in: place, .index(isFirst ? 0 : 1), surroundings, isRemade: isRemade)
    case .choice(let index, let content):
      show(content, in: place, .index(index), surroundings, isRemade: isRemade)
    case .loop(let rows):
      show(rows, at: place, surroundings, isRemade: isRemade)
    case .identified(let id, let content):
      show(content, in: place, .id(id), surroundings, isRemade: isRemade)
    case .written(let write, let content):
      var inner = surroundings
      apply(write, to: &inner)
      show(content, in: place, .content, inner, isRemade: isRemade)
    case .modified(let fields, let content):
      modifiedViews[place] = (content, isRemade)
      show(fields, at: place, in: surroundings, isRemade: isRemade)
    case .placeholder(let modifier):
      guard let (content, isRemade) = modifiedViews[modifier] else { break }
      show(content, in: place, .content, surroundings, isRemade: isRemade)
    }
  }

  private mutating func show(
    _ rows: Rows, at place: Place, _ surroundings: Surroundings, isRemade: Bool
  ) {
    var reads: [Read] = []
    var rows = rows
    if case .bindings = rows.data { rows.items = items(rows.standpoint, &reads) }
    var standpoint = rows.standpoint
    for (index, item) in rows.items.enumerated() {
      standpoint.element = rows.element(item, at: index)
      _ = resolve(rows.content, standpoint, &reads)
    }
    let runs = mustRun(at: place, nil, reads, isRemade: isRemade)
    standpoint.run = runners[place]?.run ?? 0
    for (index, item) in rows.items.enumerated() {
      standpoint.element = rows.element(item, at: index)
      let content = resolve(rows.content, standpoint, &reads)
      show(content, in: place, .row(item.id), surroundings, isRemade: runs)
    }
  }

  private mutating func apply(_ write: Writing, to surroundings: inout Surroundings) {
    var reads: [Read] = []
    switch write.value {
    case .number(let property, let number): surroundings.set(property, number)
    case .transform(let property, let amount, let condition):
      var number = surroundings.get(property)
      if value(condition, write.standpoint, &reads).isTrue {
        number &+= value(amount, write.standpoint, &reads)
      }
      surroundings.set(property, number)
    case .rewrite(let property, let source, let condition):
      guard probe(condition, in: surroundings).isTrue else { return }
      surroundings.set(property, probe(source, in: surroundings))
    case .resolved(let property, let source):
      surroundings.set(property, probe(source, in: surroundings))
    case .object(let index): surroundings[.object] = .object(index)
    case .store(let index): surroundings[.store] = .object(index)
    case .link(let location): surroundings[.link] = .location(location)
    case .action:
      guard case .action(let runs) = surroundings[.action] else { return }
      surroundings[.action] = .action(runs: [write.standpoint.run] + runs)
    case .surroundings: surroundings = write.standpoint.surroundings
    case .changedSurroundings(let property, let number):
      surroundings = write.standpoint.surroundings
      surroundings.set(property, number)
    }
  }
}

// MARK: Bodies

extension Oracle {
  private func resolve(
    _ template: Template, _ standpoint: Standpoint, _ reads: inout [Read]
  ) -> Appearance {
    switch template {
    case .empty: return .empty
    case .text(let expression): return .text(value(expression, standpoint, &reads))
    case .probe(let source): return .probe(source)
    case .child(let child):
      return .child(
        Fields(
          component: child.component,
          argument: value(child.argument, standpoint, &reads),
          binding: location(child.binding, standpoint),
          hasAction: child.hasAction,
          stored: child.stored.map { resolve($0, standpoint, &reads) }))
    case .sequence(let parts): return .sequence(parts.map { resolve($0, standpoint, &reads) })
    case .group(let content): return .group(resolve(content, standpoint, &reads))
    case .stack(let content): return .stack(resolve(content, standpoint, &reads))
    case .either(let condition, let first, let second):
      let isFirst = value(condition, standpoint, &reads).isTrue
      return .either(isFirst: isFirst, resolve(isFirst ? first : second, standpoint, &reads))
    case .choice(let expression, let first, let second, let third):
      let index = value(expression, standpoint, &reads).picked(of: 3)
      return .choice(index, resolve([first, second, third][index], standpoint, &reads))
    case .optional(let condition, let content):
      let isThere = value(condition, standpoint, &reads).isTrue
      return .optional(isThere ? resolve(content, standpoint, &reads) : nil)
    case .erased(let condition, let first, let second):
      let isFirst = value(condition, standpoint, &reads).isTrue
      return resolve(isFirst ? first : second, standpoint, &reads)
    case .loop(let data, let content):
      let items = items(data, standpoint, &reads)
      return .loop(Rows(items: items, data: data, content: content, standpoint: standpoint))
    case .identified(let id, let content):
      return .identified(value(id, standpoint, &reads), resolve(content, standpoint, &reads))
    case .written(let write, let content):
      let writing = Writing(value: resolve(write, standpoint, &reads), standpoint: standpoint)
      return .written(writing, resolve(content, standpoint, &reads))
    case .modified(let modifier, let argument, let content):
      let fields = Fields(
        component: modifier,
        argument: value(argument, standpoint, &reads),
        binding: .constant(0),
        hasAction: false)
      return .modified(fields, resolve(content, standpoint, &reads))
    case .placeholder:
      return standpoint.fields.component.kind == .frame ? .placeholder(standpoint.place) : .empty
    case .stored: return standpoint.fields.stored ?? .empty
    }
  }

  private func resolve(
    _ write: Write, _ standpoint: Standpoint, _ reads: inout [Read]
  ) -> Writing.Value {
    switch write {
    case .set(let property, let expression):
      return .number(property, value(expression, standpoint, &reads))
    case .transform(let property, let amount, let condition, let isLate):
      guard !isLate else { return .transform(property, by: amount, if: condition) }
      return .transform(
        property,
        by: .constant(value(amount, standpoint, &reads)),
        if: .constant(value(condition, standpoint, &reads)))
    case .rewrite(let property, let source, let condition):
      return .rewrite(property, from: source, if: condition)
    case .resolved(let property, let source): return .resolved(property, from: source)
    case .object(let expression): return .object(object(expression, standpoint, &reads))
    case .store(let expression): return .store(object(expression, standpoint, &reads))
    case .link(let binding): return .link(location(binding, standpoint))
    case .action: return .action
    case .surroundings: return .surroundings
    case .changedSurroundings(let property, let expression):
      let number = value(expression, standpoint, &reads)
      // The write is done in the body, and what it reads is read by the body.
      for key in property.keysReadByWrite {
        reads.append(.key(key, standpoint.surroundings[key]))
      }
      // A setter that ignores the number leaves the copy as it is.
      if property == .even, number.isTrue { return .surroundings }
      return .changedSurroundings(property, number)
    }
  }

  private func object(
    _ expression: Expression, _ standpoint: Standpoint, _ reads: inout [Read]
  ) -> Int? {
    Model.index(value(expression, standpoint, &reads))
  }

  private func items(
    _ data: Template.Data, _ standpoint: Standpoint, _ reads: inout [Read]
  ) -> [Item] {
    switch data {
    case .count(let expression):
      return (0..<value(expression, standpoint, &reads).picked(of: 4)).map { Item(id: $0, payload: $0) }
    case .bindings: return []
    case .items, .indexedBindings: return items(standpoint, &reads)
    case .reversedItems(let condition):
      let isReversed = value(condition, standpoint, &reads).isTrue
      let items = items(standpoint, &reads)
      return isReversed ? items.reversed() : items
    }
  }

  private func items(_ standpoint: Standpoint, _ reads: inout [Read]) -> [Item] {
    guard let state = states[standpoint.place] else { return [] }
    reads.append(.items(standpoint.place, version: state.items))
    return state.values.items
  }

  private func location(_ source: BindingSource, _ standpoint: Standpoint) -> Location {
    switch source {
    case .constant: .constant(0)
    case .number: .number(standpoint.place)
    case .name: .name(standpoint.place)
    case .count: .count(standpoint.place)
    case .forwarded: standpoint.fields.binding
    case .element: standpoint.element.isItem ? standpoint.element : .constant(0)
    }
  }
}

// MARK: Expressions

extension Oracle {
  private func value(_ expression: Expression, _ standpoint: Standpoint, _ reads: inout [Read]) -> Int {
    switch expression {
    case .constant(let number): return number
    case .argument: return standpoint.fields.argument
    case .element: return value(standpoint.element, &reads)
    case .number: return value(.number(standpoint.place), &reads)
    case .name(throughBinding: true): return value(.name(standpoint.place), &reads)
    case .count(throughBinding: true): return value(.count(standpoint.place), &reads)
    case .name, .count:
      guard let state = states[standpoint.place] else { return 0 }
      reads.append(.record(standpoint.place, version: state.record))
      if case .name = expression { return state.values.name }
      return state.values.count
    case .bound: return value(standpoint.fields.binding, &reads)
    case .source(let source): return read(source, standpoint, &reads)
    case .conditional(let condition, let first, let second):
      let isFirst = value(condition, standpoint, &reads).isTrue
      return value(isFirst ? first : second, standpoint, &reads)
    case .sum(let first, let second):
      return value(first, standpoint, &reads) &+ value(second, standpoint, &reads)
    }
  }

  private func value(_ location: Location, _ reads: inout [Read]) -> Int {
    switch location {
    case .constant(let number): return number
    case .number(let place):
      guard let state = states[place] else { return 0 }
      reads.append(.number(place, version: state.number))
      return state.values.number
    case .name(let place), .count(let place):
      guard let values = states[place]?.values else { return 0 }
      let number = if case .name = location { values.name } else { values.count }
      reads.append(.part(location, number))
      return number
    case .item(let place, let index):
      guard let items = states[place]?.values.items, index < items.count else { return 0 }
      reads.append(.part(location, items[index].payload))
      return items[index].payload
    }
  }

  /// Reads the environment around a view, as its fixture does.
  private func read(_ source: Source, _ standpoint: Standpoint, _ reads: inout [Read]) -> Int {
    var source = source
    if source == .selected {
      source = .property(Property.allCases[standpoint.fields.argument.picked(of: Property.allCases.count)])
    }
    let surroundings = standpoint.surroundings
    switch source {
    case .object(let field):
      reads.append(.key(.object, surroundings[.object]))
      return read(field, of: surroundings[.object], &reads)
    case .store(let field):
      reads.append(.key(.store, surroundings[.store]))
      return read(field, of: surroundings[.store], &reads)
    case .link, .action, .current:
      return get(source, in: surroundings, &reads)
    case _ where standpoint.fields.component.kind == .whole:
      return get(source, in: surroundings, &reads)
    default:
      // Through a key path; what that comes to is compared, not what it read on the way.
      let number = probe(source, in: surroundings)
      reads.append(.property(source, number))
      return number
    }
  }

  /// The value of a source in an environment.
  private func probe(_ source: Source, in surroundings: Surroundings) -> Int {
    var reads: [Read] = []
    return get(source, in: surroundings, &reads)
  }

  /// Reads key by key.
  private func get(
    _ source: Source, in surroundings: Surroundings, _ reads: inout [Read]
  ) -> Int {
    func read(_ key: Surroundings.Key) -> Surroundings.Value {
      reads.append(.key(key, surroundings[key]))
      return surroundings[key]
    }
    switch source {
    case .property(let property): return Surroundings.get(property, read)
    case .chosen:
      return Surroundings.number(read(.a)).isTrue
        ? Surroundings.number(read(.b)) : Surroundings.number(read(.c))
    case .indexed(let number): return Surroundings.number(read(.a)) &+ number
    case .selected: return Surroundings.number(read(.a))
    case .current: return self.read(.x, of: read(.object), &reads)
    case .object(let field): return self.read(field, of: read(.object), &reads)
    case .store(let field): return self.read(field, of: read(.store), &reads)
    case .link:
      guard case .location(let location) = read(.link) else { return 0 }
      return value(location, &reads)
    case .action:
      guard case .action(let runs) = read(.action) else { return 0 }
      return runs.isEmpty ? 0 : 1
    }
  }

  private func read(
    _ field: Source.Field, of object: Surroundings.Value, _ reads: inout [Read]
  ) -> Int {
    guard case .object(let index?) = object else { return -1 }
    switch field {
    case .x:
      reads.append(.object(index, .x, version: objects[index].versionOfX))
      return objects[index].x
    case .y:
      reads.append(.object(index, .y, version: objects[index].versionOfY))
      return objects[index].y
    }
  }
}

extension Oracle {
  /// Computes the texts and body runs of the whole tree again.
  mutating func show() {
    picture = Picture()
    visited = []
    modifiedViews = [:]
    gathered = nil
    sheets = [:]
    let fields = Fields(component: root, argument: 0, binding: .constant(0), hasAction: false)
    show(fields, at: .root, in: rootEnvironment, isRecreated: false)
    states = states.filter { visited.contains($0.key) }
    runs = runs.filter { visited.contains($0.key) }
    notes = notes.filter { visited.contains($0.key) }
    presented = presented.filter { visited.contains($0.key) }
  }

  /// Adds the text and the run of a modifier, or of a view that has a body, to ``picture``.
  private mutating func show(
    _ fields: Fields,
    at place: Place,
    in environment: OracleEnvironment,
    isRecreated: Bool
  ) {
    let component = fields.component
    if states[place] == nil {
      states[place] = ViewState(
        values: .init(number: component.number, items: component.items),
        station: stations.count
      )
      stations.append(StationState())
    }
    var standpoint = Standpoint(place: place, fields: fields, environment: environment)
    var reads: [Read] = []
    // A `Composed` fixture reads `a` in `update()`, before its body runs.
    if component.kind == .composed { _ = read(.property(.a), standpoint, &reads) }
    let text = component.shows.map { " \(value($0, standpoint, &reads))" }.joined()
    _ = resolve(component.content, standpoint, &reads)

    let run = run(at: place, fields, reads, isRecreated: isRecreated)
    if run.isNew { picture.runs.append("\(component.kind.rawValue) \(component.id)") }
    picture.texts.append("\(component.id):\(text)")
    picture.instances.append(
      Instance(
        component: component.id,
        place: place,
        binding: fields.binding,
        presentation: environment.presentation
      )
    )
    // The content is resolved again, because its views need the number of this run.
    standpoint.run = run.number
    let appearance = resolve(component.content, standpoint, &reads)
    show(appearance, in: place, .content, environment, isRecreated: run.isNew)
  }

  /// Returns a new run if the body of a view must run, and otherwise the last run.
  ///
  /// The body must run if a value that it read has changed. It must also run if the parent
  /// recreated the view with different fields. Loops, sheets, and modifiers that set environment
  /// values have no fields. They must run whenever their parent recreates them.
  mutating func run(
    at place: Place,
    _ fields: Fields?,
    _ reads: [Read],
    isRecreated: Bool
  ) -> (number: Int, isNew: Bool) {
    visited.insert(place)
    if let last = runs[place], last.reads == reads {
      let isSame = if let old = last.fields, let fields { fields.isSame(as: old) } else { false }
      if isSame || !isRecreated { return (last.number, false) }
    }
    runCount += 1
    runs[place] = Run(number: runCount, fields: fields, reads: reads)
    return (runCount, true)
  }

  /// Adds the texts and runs of a view to ``picture``.
  ///
  /// In the real tree, ``Interpreter`` wraps the view in an `AnyView`, which has a position of its
  /// own.
  mutating func show(
    _ view: Appearance,
    in parent: Place,
    _ step: PlaceStep,
    _ environment: OracleEnvironment,
    isRecreated: Bool
  ) {
    let box = atlas.place(step, in: parent)
    let place = atlas.place(.type(view.typeName), in: box)
    switch view {
    case .empty: break
    case .text(let number): picture.texts.append("\(number)")
    case .probe(let source):
      picture.texts.append("\(probe(source, in: environment))")
    case .child(let fields):
      show(fields, at: place, in: environment, isRecreated: isRecreated)
    case .sequence(let parts):
      for (index, part) in parts.enumerated() {
        show(part, in: place, .index(index), environment, isRecreated: isRecreated)
      }
    case .group(let content), .stack(let content), .optional(let content?):
      show(content, in: place, .content, environment, isRecreated: isRecreated)
    case .optional(nil): break
    case .either(let isFirst, let content):
      show(content, in: place, .index(isFirst ? 0 : 1), environment, isRecreated: isRecreated)
    case .choice(let index, let content):
      show(content, in: place, .index(index), environment, isRecreated: isRecreated)
    case .loop(let rows):
      show(rows, at: place, environment, isRecreated: isRecreated)
    case .identified(let id, let content):
      show(content, in: place, .id(id), environment, isRecreated: isRecreated)
    case .written(let write, let content):
      var inner = environment
      let run = run(at: place, nil, [], isRecreated: isRecreated)
      apply(write, handedDownBy: run.number, to: &inner)
      show(content, in: place, .content, inner, isRecreated: isRecreated)
    case .modified(let fields, let content):
      modifiedViews[place] = (content, isRecreated)
      show(fields, at: place, in: environment, isRecreated: isRecreated)
    case .preferring(let preferring, let content):
      let overlay = gather(preferring, at: place) {
        $0.show(content, in: place, .content, environment, isRecreated: isRecreated)
      }
      // The overlay counts as recreated, so its body runs if its fields have changed.
      if let overlay {
        show(overlay, at: atlas.place(.index(1), in: place), in: environment, isRecreated: true)
      }
    case .presenting(let sheet, let content):
      show(sheet, over: content, at: place, environment, isRecreated: isRecreated)
    case .placeholder(let modifier):
      guard let (content, isRecreated) = modifiedViews[modifier] else { break }
      show(content, in: place, .content, environment, isRecreated: isRecreated)
    }
  }

  private mutating func show(
    _ rows: Rows,
    at place: Place,
    _ environment: OracleEnvironment,
    isRecreated: Bool
  ) {
    var reads: [Read] = []
    var rows = rows
    if case .bindings = rows.data { rows.items = items(rows.standpoint, &reads) }
    var standpoint = rows.standpoint
    for (index, item) in rows.items.enumerated() {
      standpoint.element = rows.element(item, at: index)
      _ = resolve(rows.content, standpoint, &reads)
    }
    let run = run(at: place, nil, reads, isRecreated: isRecreated)
    standpoint.run = run.number
    for (index, item) in rows.items.enumerated() {
      standpoint.element = rows.element(item, at: index)
      let content = resolve(rows.content, standpoint, &reads)
      show(content, in: place, .row(item.id), environment, isRecreated: run.isNew)
    }
  }

  private mutating func apply(
    _ write: Writing,
    handedDownBy run: Int,
    to environment: inout OracleEnvironment
  ) {
    var reads: [Read] = []
    switch write.value {
    case .number(let property, let number): environment.set(property, number)
    case .transform(let property, let amount, let condition):
      var number = environment.get(property)
      if value(condition, write.standpoint, &reads).isTrue {
        number &+= value(amount, write.standpoint, &reads)
      }
      environment.set(property, number)
    case .rewrite(let property, let source, let condition):
      guard probe(condition, in: environment).isTrue else { return }
      environment.set(property, probe(source, in: environment))
    case .resolved(let property, let source):
      environment.set(property, probe(source, in: environment))
    case .object(let index): environment[.object] = .object(index)
    case .store(let index): environment[.store] = .object(index)
    case .link(let location): environment[.link] = .location(location)
    case .station(let index): environment[.station] = .object(index)
    case .action:
      guard case .action(let runs) = environment[.action] else { return }
      environment[.action] = .action(runs: [run] + runs)
    case .defaults: environment = OracleEnvironment()
    case .environment: environment = write.standpoint.environment
    case .changedEnvironment(let property, let number):
      environment = write.standpoint.environment
      environment.set(property, number)
    }
  }
}

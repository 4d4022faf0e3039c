// What shows, from the root down.
extension Oracle {
  /// Makes a new picture of everything.
  mutating func show() {
    picture = Picture()
    visited = []
    modifiedViews = [:]
    gathered = nil
    sheets = [:]
    let fields = Fields(component: root, argument: 0, binding: .constant(0), hasAction: false)
    show(fields, at: .root, in: rootSurroundings, isRemade: false)
    states = states.filter { visited.contains($0.key) }
    runs = runs.filter { visited.contains($0.key) }
    notes = notes.filter { visited.contains($0.key) }
    presented = presented.filter { visited.contains($0.key) }
  }

  /// Shows a view with a body, or a modifier.
  private mutating func show(
    _ fields: Fields,
    at place: Place,
    in surroundings: Surroundings,
    isRemade: Bool
  ) {
    let component = fields.component
    if states[place] == nil {
      states[place] = ViewState(
        values: .init(number: component.number, items: component.items),
        station: stations.count
      )
      stations.append(StationState())
    }
    var standpoint = Standpoint(place: place, fields: fields, surroundings: surroundings)
    var reads: [Read] = []
    // This fixture reads it before its body, in `update()`.
    if component.kind == .composed { _ = read(.property(.a), standpoint, &reads) }
    let text = component.shows.map { " \(value($0, standpoint, &reads))" }.joined()
    _ = resolve(component.content, standpoint, &reads)

    let run = run(at: place, fields, reads, isRemade: isRemade)
    if run.isNew { picture.runs.append("\(component.kind.rawValue) \(component.id)") }
    picture.texts.append("\(component.id):\(text)")
    picture.instances.append(
      Instance(
        component: component.id,
        place: place,
        binding: fields.binding,
        presentation: surroundings.presentation
      )
    )
    // What is made is marked with the run that makes it, which is known only now.
    standpoint.run = run.number
    let appearance = resolve(component.content, standpoint, &reads)
    show(appearance, in: place, .content, surroundings, isRemade: run.isNew)
  }

  /// The run that made what shows now: a new one if there has to be one, else the last.
  ///
  /// A view is remade when the body that makes it ran, and then is another one if its fields are. A
  /// loop or a write has no fields, and is another one whenever it is remade.
  mutating func run(
    at place: Place,
    _ fields: Fields?,
    _ reads: [Read],
    isRemade: Bool
  ) -> (number: Int, isNew: Bool) {
    visited.insert(place)
    if let last = runs[place], last.reads == reads {
      let isSame = if let old = last.fields, let fields { fields.isSame(as: old) } else { false }
      if isSame || !isRemade { return (last.number, false) }
    }
    runCount += 1
    runs[place] = Run(number: runCount, fields: fields, reads: reads)
    return (runCount, true)
  }

  /// Shows a view that stands in an `AnyView`, as all views of a template do.
  mutating func show(
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
      let run = run(at: place, nil, [], isRemade: isRemade)
      apply(write, handedDownBy: run.number, to: &inner)
      show(content, in: place, .content, inner, isRemade: isRemade)
    case .modified(let fields, let content):
      modifiedViews[place] = (content, isRemade)
      show(fields, at: place, in: surroundings, isRemade: isRemade)
    case .preferring(let preferring, let content):
      let front = gather(preferring, at: place) {
        $0.show(content, in: place, .content, surroundings, isRemade: isRemade)
      }
      // Its fields can be compared, so that it does not matter what made it.
      if let front {
        show(front, at: atlas.place(.index(1), in: place), in: surroundings, isRemade: true)
      }
    case .presenting(let sheet, let content):
      show(sheet, over: content, at: place, surroundings, isRemade: isRemade)
    case .placeholder(let modifier):
      guard let (content, isRemade) = modifiedViews[modifier] else { break }
      show(content, in: place, .content, surroundings, isRemade: isRemade)
    }
  }

  private mutating func show(
    _ rows: Rows,
    at place: Place,
    _ surroundings: Surroundings,
    isRemade: Bool
  ) {
    var reads: [Read] = []
    var rows = rows
    if case .bindings = rows.data { rows.items = items(rows.standpoint, &reads) }
    var standpoint = rows.standpoint
    for (index, item) in rows.items.enumerated() {
      standpoint.element = rows.element(item, at: index)
      _ = resolve(rows.content, standpoint, &reads)
    }
    let run = run(at: place, nil, reads, isRemade: isRemade)
    standpoint.run = run.number
    for (index, item) in rows.items.enumerated() {
      standpoint.element = rows.element(item, at: index)
      let content = resolve(rows.content, standpoint, &reads)
      show(content, in: place, .row(item.id), surroundings, isRemade: run.isNew)
    }
  }

  private mutating func apply(
    _ write: Writing,
    handedDownBy run: Int,
    to surroundings: inout Surroundings
  ) {
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
    case .station(let index): surroundings[.station] = .object(index)
    case .action:
      guard case .action(let runs) = surroundings[.action] else { return }
      surroundings[.action] = .action(runs: [run] + runs)
    case .defaults: surroundings = Surroundings()
    case .surroundings: surroundings = write.standpoint.surroundings
    case .changedSurroundings(let property, let number):
      surroundings = write.standpoint.surroundings
      surroundings.set(property, number)
    }
  }
}

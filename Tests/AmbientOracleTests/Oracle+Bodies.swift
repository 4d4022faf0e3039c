extension Oracle {
  /// Computes the result of a body from its template, and records the reads.
  func resolve(
    _ template: Template,
    _ standpoint: Standpoint,
    _ reads: inout [Read]
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
          binding: location(child.binding, standpoint, &reads),
          hasAction: child.hasAction,
          station: station(child.station, standpoint, &reads),
          stored: child.stored.map { resolve($0, standpoint, &reads) }
        )
      )
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
        hasAction: false
      )
      return .modified(fields, resolve(content, standpoint, &reads))
    case .preferring(let preferring, let content):
      let view = resolve(preferring, standpoint, &reads)
      return .preferring(view, resolve(content, standpoint, &reads))
    case .presenting(let presenting, let content):
      let sheet = Sheet(
        trigger: presenting.trigger,
        number: location(presenting.number, standpoint, &reads),
        content: presenting.content,
        standpoint: standpoint
      )
      return .presenting(sheet, resolve(content, standpoint, &reads))
    case .placeholder:
      return standpoint.fields.component.kind == .frame ? .placeholder(standpoint.place) : .empty
    case .stored: return standpoint.fields.stored ?? .empty
    }
  }

  private func resolve(
    _ write: Write,
    _ standpoint: Standpoint,
    _ reads: inout [Read]
  ) -> Writing.Value {
    switch write {
    case .set(let property, let expression):
      return .number(property, value(expression, standpoint, &reads))
    case .transform(let property, let amount, let condition, let isLate):
      guard !isLate else { return .transform(property, by: amount, if: condition) }
      return .transform(
        property,
        by: .constant(value(amount, standpoint, &reads)),
        if: .constant(value(condition, standpoint, &reads))
      )
    case .rewrite(let property, let source, let condition):
      return .rewrite(property, from: source, if: condition)
    case .resolved(let property, let source): return .resolved(property, from: source)
    case .object(let expression): return .object(object(expression, standpoint, &reads))
    case .store(let expression): return .store(object(expression, standpoint, &reads))
    case .link(let binding): return .link(location(binding, standpoint, &reads))
    case .station(let source): return .station(station(source, standpoint, &reads))
    case .action: return .action
    case .environment(let condition):
      return value(condition, standpoint, &reads).isTrue ? .environment : .defaults
    case .changedEnvironment(let property, let expression):
      let number = value(expression, standpoint, &reads)
      // The write calls the getter and then the setter of the property. The body makes the write,
      // so the body reads the keys that the getter and the setter read.
      for key in property.keysReadByWrite {
        reads.append(.key(key, standpoint.environment[key]))
      }
      // The setter of `even` ignores odd numbers, so the environment stays unchanged.
      if property == .even, number.isTrue { return .environment }
      return .changedEnvironment(property, number)
    }
  }

  private func object(
    _ expression: Expression,
    _ standpoint: Standpoint,
    _ reads: inout [Read]
  ) -> Int? {
    Model.index(value(expression, standpoint, &reads))
  }

  private func items(
    _ data: Template.Data,
    _ standpoint: Standpoint,
    _ reads: inout [Read]
  ) -> [Item] {
    switch data {
    case .count(let expression):
      return (0..<value(expression, standpoint, &reads).picked(of: 4)).map {
        Item(id: $0, payload: $0)
      }
    case .bindings: return []
    case .items, .indexedBindings: return items(standpoint, &reads)
    case .reversedItems(let condition):
      let isReversed = value(condition, standpoint, &reads).isTrue
      let items = items(standpoint, &reads)
      return isReversed ? items.reversed() : items
    }
  }

  /// Returns the items of a view, and records a read of the state.
  func items(_ standpoint: Standpoint, _ reads: inout [Read]) -> [Item] {
    guard let state = states[standpoint.place] else { return [] }
    reads.append(.items(standpoint.place, version: state.versions.items))
    return state.values.items
  }

  private func location(
    _ source: BindingSource,
    _ standpoint: Standpoint,
    _ reads: inout [Read]
  ) -> Location {
    switch source {
    case .constant: .constant(0)
    case .number: .number(standpoint.place)
    case .name: .name(standpoint.place)
    case .count: .count(standpoint.place)
    case .forwarded: standpoint.fields.binding
    case .element: standpoint.element.isItem ? standpoint.element : .constant(0)
    case .published(let way, let field):
      .published(followed(way, standpoint, &reads), field, by: standpoint.place, way)
    }
  }
}

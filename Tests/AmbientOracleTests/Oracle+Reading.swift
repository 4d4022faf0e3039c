extension Oracle {
  /// Returns the value of an expression, and adds each read to `reads`.
  func value(_ expression: Expression, _ standpoint: Standpoint, _ reads: inout [Read]) -> Int {
    switch expression {
    case .constant(let number): return number
    case .argument: return standpoint.fields.argument
    case .element: return value(standpoint.element, &reads)
    case .number: return value(.number(standpoint.place), &reads)
    case .name(throughBinding: true): return value(.name(standpoint.place), &reads)
    case .count(throughBinding: true): return value(.count(standpoint.place), &reads)
    case .name, .count:
      guard let state = states[standpoint.place] else { return 0 }
      reads.append(.record(standpoint.place, version: state.versions.record))
      if case .name = expression { return state.values.name }
      return state.values.count
    case .bound: return value(standpoint.fields.binding, &reads)
    case .source(let source): return read(source, standpoint, &reads)
    case .published(let way, let field): return read(field, way, standpoint, &reads)
    case .conditional(let condition, let first, let second):
      let isFirst = value(condition, standpoint, &reads).isTrue
      return value(isFirst ? first : second, standpoint, &reads)
    case .sum(let first, let second):
      return value(first, standpoint, &reads) &+ value(second, standpoint, &reads)
    }
  }

  func value(_ location: Location, _ reads: inout [Read]) -> Int {
    switch location {
    case .constant(let number): return number
    case .number(let place):
      guard let state = states[place] else { return 0 }
      reads.append(.number(place, version: state.versions.number))
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
    case .published(let station, let field, _, _): return read(field, of: station, &reads)
    }
  }

  /// Reads an environment value in the same way as a ``Fixture`` reads the value.
  func read(_ source: Source, _ standpoint: Standpoint, _ reads: inout [Read]) -> Int {
    var source = source
    if source == .selected { source = .property(.selected(by: standpoint.fields.argument)) }
    switch source {
    case .object, .store, .link, .action, .current: break
    case _ where standpoint.fields.component.kind == .whole: break
    default:
      // The library compares the result of a key path, not the values that are read to compute it.
      let number = probe(source, in: standpoint.environment)
      reads.append(.property(source, number))
      return number
    }
    return get(source, in: standpoint.environment, &reads)
  }

  /// Returns the value of a source, and records no read.
  func probe(_ source: Source, in environment: OracleEnvironment) -> Int {
    var reads: [Read] = []
    return get(source, in: environment, &reads)
  }

  /// Returns the value of a source, and records a read of each key that the value comes from.
  private func get(
    _ source: Source,
    in environment: OracleEnvironment,
    _ reads: inout [Read]
  ) -> Int {
    func read(_ key: OracleEnvironment.Key) -> OracleEnvironment.Value {
      reads.append(.key(key, environment[key]))
      return environment[key]
    }
    switch source {
    case .property(let property): return OracleEnvironment.get(property, read)
    case .chosen:
      return OracleEnvironment.number(read(.a)).isTrue
        ? OracleEnvironment.number(read(.b)) : OracleEnvironment.number(read(.c))
    case .indexed(let number): return OracleEnvironment.number(read(.a)) &+ number
    case .selected: return OracleEnvironment.number(read(.a))
    case .current: return self.read(.x, of: read(.object), &reads)
    case .object(let field): return self.read(field, of: read(.object), &reads)
    case .store(let field): return self.read(field, of: read(.store), &reads)
    case .link:
      guard case .location(let location) = read(.link) else { return 0 }
      return value(location, &reads)
    case .action:
      guard case .action(let runs) = read(.action) else { return 0 }
      return runs.isEmpty ? 0 : 1
    case .isPresented:
      guard case .presentation(.some) = read(.presentation) else { return 0 }
      return 1
    }
  }

  private func read(
    _ field: Source.Field,
    of object: OracleEnvironment.Value,
    _ reads: inout [Read]
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

extension Oracle {
  mutating func take(_ step: Step) {
    let before = states.mapValues(\.values)
    for change in step.changes {
      let beforeChange = step.isAction ? states.mapValues(\.values) : [:]
      apply(change)
      // In an action each write counts, even if a later write restores the old value.
      if step.isAction { countChanges(since: beforeChange) }
    }
    // Writes outside of actions are grouped into one update, so only the last value counts.
    if !step.isAction { countChanges(since: before) }
    show()
  }

  private mutating func countChanges(since before: [Place: ViewState.Values]) {
    for (place, old) in before {
      guard var state = states[place], state.values != old else { continue }
      if state.values.number != old.number { state.versions.number += 1 }
      if state.values.items != old.items { state.versions.items += 1 }
      if state.values.name != old.name || state.values.count != old.count {
        state.versions.record += 1
      }
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
      if let location = instance(target)?.binding { write(value, to: location) }
    case .object(let index, let field, let value): write(value, to: field, of: index)
    case .root(let property, let value): rootEnvironment.set(property, value)
    case .publish(let station, let field, let value): publish(value, as: field, of: station)
    case .publishOwn(let target, let field, let value):
      guard let place = instance(target)?.place, let station = states[place]?.station else {
        return
      }
      publish(value, as: field, of: station)
    case .send(let station): stations[station].version += 1
    case .dismiss(let target): if let sheet = instance(target)?.presentation { dismiss(sheet) }
    case .dismissByUser(let number):
      let shown = picture.sheets
      if !shown.isEmpty { dismiss(shown[number % shown.count]) }
    }
  }

  mutating func write(_ value: Int, to location: Location) {
    switch location {
    case .constant: break
    case .number(let place): states[place]?.values.number = value
    case .name(let place): states[place]?.values.name = value
    case .count(let place): states[place]?.values.count = value
    case .item(let place, let index): states[place]?.values.items[index].payload = value
    case .published(let station, let field, _, _): publish(value, as: field, of: station)
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

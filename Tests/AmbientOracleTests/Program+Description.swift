extension Program: CustomStringConvertible {
  /// The program as text: first the views, with indentation, and then the steps.
  var description: String {
    let steps = steps.enumerated().map { index, step in
      "\(index + 1). \(step.isAction ? "in an action: " : "")"
        + step.changes.map { "\($0)" }.joined(separator: "; ")
    }
    return (root.lines + [""] + steps).joined(separator: "\n")
  }
}

extension Component {
  fileprivate var lines: [String] { lines("") }

  fileprivate func lines(_ fields: String) -> [String] {
    let items = items.map { "\($0.id):\($0.payload)" }.joined(separator: " ")
    let shows = shows.map { "\($0)" }.joined(separator: ", ")
    let head =
      "\(kind.rawValue) \(id)\(fields), number = \(number), items = [\(items)], shows \(shows)"
    return [head] + content.lines.indented
  }
}

extension [String] {
  fileprivate var indented: [String] { map { "  \($0)" } }
}

extension Template {
  fileprivate var lines: [String] {
    switch self {
    case .empty: ["nothing"]
    case .text(let expression): ["text \(expression)"]
    case .probe(let source): ["probe of \(source)"]
    case .child(let child):
      child.component.lines(
        " with \(child.argument), \(child.binding), \(child.station)"
          + (child.hasAction ? ", closure" : "")
      )
        + (child.stored.map { ["given"] + $0.lines.indented } ?? []).indented
    case .sequence(let parts): ["sequence"] + parts.flatMap(\.lines.indented)
    case .group(let content): ["group"] + content.lines.indented
    case .stack(let content): ["stack"] + content.lines.indented
    case .either(let condition, let first, let second):
      ["if \(condition)"] + first.lines.indented + ["else"] + second.lines.indented
    case .choice(let index, let first, let second, let third):
      ["switch \(index)"] + [first, second, third].flatMap { ["case"] + $0.lines.indented }
    case .optional(let condition, let content): ["if \(condition)"] + content.lines.indented
    case .erased(let condition, let first, let second):
      ["AnyView if \(condition)"] + first.lines.indented + ["else"] + second.lines.indented
    case .loop(let data, let row): ["for \(data)"] + row.lines.indented
    case .identified(let id, let content): ["id \(id)"] + content.lines.indented
    case .written(let write, let content): ["\(write)"] + content.lines.indented
    case .modified(let modifier, let argument, let content):
      modifier.lines(" with \(argument) around")
        + (["its content"] + content.lines.indented).indented
    case .preferring(let preferring, let content):
      preferring.lines + content.lines.indented
    case .presenting(let presenting, let content):
      ["sheet by \(presenting.trigger) of \(presenting.number)"]
        + presenting.content.lines.indented + ["over"] + content.lines.indented
    case .placeholder: ["the modified view"]
    case .stored: ["the given view"]
    }
  }
}

extension Preferring {
  fileprivate var lines: [String] {
    switch self {
    case .set(let number): ["prefer \(number)"]
    case .transform(let amount, let isLate):
      ["transform preference += \(amount)\(isLate ? ", computed in the closure" : "")"]
    case .noted: ["note preference of"]
    case .shown(let component):
      component.lines(" in an overlay, with the sum of the preferences") + ["over"]
    }
  }
}

extension Template.Data: CustomStringConvertible {
  var description: String {
    switch self {
    case .items: "items"
    case .bindings: "$items"
    case .indexedBindings: "$items by index"
    case .reversedItems(let condition): "items, reversed if \(condition)"
    case .count(let expression): "0..<\(expression)"
    }
  }
}

extension Write: CustomStringConvertible {
  var description: String {
    switch self {
    case .set(let property, let value): "set \(property) = \(value)"
    case .transform(let property, let amount, let condition, let isLate):
      "transform \(property) += \(amount) if \(condition)"
        + (isLate ? ", both computed in the closure" : "")
    case .rewrite(let property, let source, let condition):
      "transform self: \(property) = \(source) if \(condition)"
    case .resolved(let property, let source): "resolve \(property) = \(source)"
    case .object(let value): "set object \(value)"
    case .store(let value): "set store \(value)"
    case .link(let binding): "set link to \(binding)"
    case .station(let source): "set \(source)"
    case .action: "set action"
    case .environment(let condition):
      "set self to the view's environment if \(condition), else to the default environment"
    case .changedEnvironment(let property, let value):
      "set self to the view's environment, but with \(property) = \(value)"
    }
  }
}

extension Expression: CustomStringConvertible {
  var description: String {
    switch self {
    case .constant(let number): "\(number)"
    case .argument: "argument"
    case .element: "element"
    case .number: "number"
    case .name(let throughBinding): throughBinding ? "$record.name" : "record.name"
    case .count(let throughBinding): throughBinding ? "$record.count" : "record.count"
    case .bound: "bound"
    case .source(let source): "\(source)"
    case .published(let way, let field): "\(way) station.\(field)"
    case .conditional(let condition, let first, let second): "(\(condition) ? \(first) : \(second))"
    case .sum(let first, let second): "(\(first) + \(second))"
    }
  }
}

extension Source: CustomStringConvertible {
  var description: String {
    switch self {
    case .property(let property): "\\.\(property)"
    case .chosen: "\\.chosen"
    case .current: "\\.current"
    case .indexed(let number): "\\.[indexed: \(number)]"
    case .selected: "selected"
    case .object(let field): "object.\(field)"
    case .store(let field): "store.\(field)"
    case .link: "link"
    case .action: "action"
    case .isPresented: "isPresented"
    }
  }
}

extension StationSource: CustomStringConvertible {
  var description: String {
    switch self {
    case .shared(let number): "station \(number)"
    case .followed(let way): "\(way) station"
    }
  }
}

extension Change: CustomStringConvertible {
  var description: String {
    switch self {
    case .number(let target, let value): "\(target).number = \(value)"
    case .name(let target, let value): "\(target).record.name = \(value)"
    case .count(let target, let value): "\(target).record.count = \(value)"
    case .items(let target, let change): "\(target).items.\(change)"
    case .bound(let target, let value): "\(target).bound = \(value)"
    case .object(let index, let field, let value): "object \(index + 1).\(field) = \(value)"
    case .root(let property, let value): "root \(property) = \(value)"
    case .publish(let station, let field, let value): "station \(station).\(field) = \(value)"
    case .publishOwn(let target, let field, let value):
      "\(target).own station.\(field) = \(value)"
    case .send(let station): "station \(station) sends"
    case .dismiss(let target): "\(target).dismiss()"
    case .dismissByUser(let number): "the user dismisses sheet \(number)"
    }
  }
}

extension Target: CustomStringConvertible {
  var description: String { "view \(component)\(occurrence == 0 ? "" : "[\(occurrence)]")" }
}

extension ItemsChange: CustomStringConvertible {
  var description: String {
    switch self {
    case .insert(let item, let place): "insert(\(item.id):\(item.payload), at: \(place))"
    case .remove(let place): "remove(at: \(place))"
    case .move(let place, let target): "move(from: \(place), to: \(target))"
    case .reverse: "reverse"
    case .setPayload(let place, let payload): "[\(place)].payload = \(payload)"
    }
  }
}

extension ExchangeModel.Tree {
  typealias Key = ExchangeModel.Key

  /// Updates the arguments of a writer.
  ///
  /// The parameter `number` is the current state of the ``Block`` that contains the writer.
  ///
  /// - Returns: Whether the writer has changed. A writer with a closure has always changed, because
  ///   two closures are never equal.
  @discardableResult
  func take(_ writing: ExchangeWriting, _ node: Node, _ number: Int) -> Bool {
    node.isOdd = number.isTrue
    switch writing {
    case .set(_, let amount):
      defer { node.amount = amount.value(number) }
      return node.amount != amount.value(number)
    case .transform(_, let amount, _), .setInCopy(_, let amount):
      node.amount = amount.value(number)
      return true
    case .copy(let slot):
      let copy = model.slots[slot]?.values ?? ExchangeModel.Copy()
      defer { node.copy = copy }
      return !copy.isSame(as: node.copy)
    case .copyIfOdd(let slot, _, let amount):
      node.amount = amount.value(number)
      node.copy = model.slots[slot]?.values ?? ExchangeModel.Copy()
      return true
    }
  }

  /// Runs a writer: computes the values that the writer sets, and records its reads.
  func run(_ writing: ExchangeWriting, _ node: Node) {
    guard let inner = node.inner else { return }
    var values = ExchangeModel.Copy(scope: node.scope)
    func read(_ key: Key) -> Int {
      if let value = values.writes[key] { return value }
      let value = node.scope.value(of: key)
      node.reads.append(Read(subject: .key(node.scope, key), seen: value, place: node.scope))
      return value
    }
    func assign(_ new: Int, to property: Property) {
      var writes = values.writes
      model.assign(new, to: property, in: &writes, read)
      values.writes = writes
    }
    switch writing {
    case .set(let property, _):
      // A write through a key path calls the getter before the setter.
      _ = OracleEnvironment.get(property) { .number(read($0)) }
      assign(node.amount, to: property)
    case .transform(let property, _, let onlyIfOdd):
      let old = OracleEnvironment.get(property) { .number(read($0)) }
      assign(old &+ (node.isOdd || !onlyIfOdd ? node.amount : 0), to: property)
    case .setInCopy(let property, _): if node.isOdd { assign(node.amount, to: property) }
    case .copy: values = node.copy
    case .copyIfOdd(_, let property, _):
      guard node.isOdd else { break }
      values = node.copy
      if let property { assign(node.amount, to: property) }
    }
    apply(values, to: inner)
  }

  private func apply(_ values: ExchangeModel.Copy, to inner: ExchangeModel.Scope) {
    guard let scope = values.scope else {
      if inner.parent?.isBlank != true {
        inner.parent = ExchangeModel.Scope(in: self, below: nil, isBlank: true)
      }
      inner.writes = values.writes
      return
    }
    if scope.tree !== self {
      // Values of another tree are copied; the copy has no parent scope.
      return apply(ExchangeModel.Copy(writes: values.allValues), to: inner)
    }
    if scope.isWithin(inner) {
      // A descendant of the writer has put these values into a slot. A scope cannot be its own
      // ancestor, so `scope` cannot become the parent of `inner`. Instead, `inner` gets a copy of
      // the entries of `scope` and of each scope between `scope` and `inner`.
      var copied: [Key: Int] = [:]
      var candidate: ExchangeModel.Scope? = scope
      while let next = candidate, next !== inner {
        copied.merge(next.writes) { nearest, _ in nearest }
        candidate = next.parent
      }
      inner.writes = copied.merging(values.writes) { _, newer in newer }
      return
    }
    inner.parent = scope
    inner.writes = values.writes
  }
}

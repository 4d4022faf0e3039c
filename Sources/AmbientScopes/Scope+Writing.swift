package import AmbientEnvironment
import AmbientGraph
import AmbientSupport

extension Scope {
  /// Updates the entries of the scope to the environment that its writer has created.
  ///
  /// - Parameters:
  ///   - values: The environment that the writer has created.
  ///   - around: The scope in which the writer itself is.
  /// - Complexity: O(written values). If the scope starts or stops to write a key, also O(readers
  ///   of that key).
  /// - Invalidation: Readers of entries whose values change become possibly stale.
  package func apply(_ values: EnvironmentValues, around: Scope) {
    var values = values
    if values.source !== parent { rebase(onto: &values, around: around) }
    apply(values.writes)
    for entry in entries.all where values.writes?.newest(of: entry.key) == nil {
      if parent == nil { entry.resetToDefault(in: self) } else { stopWriting(entry) }
    }
    mayHaveReaders = true
  }

  /// Sets the entries to a list of writes; the newest write of each key counts.
  private func apply(_ writes: EnvironmentWrite?) {
    var next = writes
    while let write = next {
      next = write.next
      if writes?.newest(of: write.key) === write { apply(write) }
    }
  }

  private func apply(_ write: EnvironmentWrite) {
    if let entry = entries[write.key] { return entry.set(to: write) }
    func makeEntry<K: EnvironmentKey>(_ key: K.Type) -> any AnyEnvironmentEntry {
      EnvironmentEntry<K>(write.value(of: key), in: graph)
    }
    startWriting(makeEntry(write.keyType))
  }

  /// Adds an entry for a key that this scope did not write before.
  private func startWriting(_ entry: any AnyEnvironmentEntry) {
    if mayHaveReaders, let parent {
      moveReaders(from: entry.counterpart(in: parent), to: entry)
    }
    add(entry)
  }

  private func stopWriting(_ entry: any AnyEnvironmentEntry) {
    remove(entry)
    if let parent { moveReaders(from: entry, to: entry.counterpart(in: parent)) }
    // Another thread may hold the entry for a moment, and be the last to release it.
    entry.retire()
  }

  /// Moves the readers of an entry, in this scope and its descendants, to another entry.
  private func moveReaders(
    from old: any AnyEnvironmentEntry,
    to new: any AnyEnvironmentEntry
  ) {
    let isUnchanged = old.isDefault == new.isDefault && old.hasSameValue(as: new)
    graph.redirectReaders(from: old, to: new, unchanged: isUnchanged) { reader in
      reader.readingScope?.isWithin(self) ?? false
    }
  }

  /// Changes the parent of the scope when a whole environment is written with `\.self`.
  ///
  /// An environment of another position in this tree stays live: the scope moves below the scope of
  /// that position. Current values are copied in three cases: from another tree, from a descendant
  /// of this scope, and from a closed scope.
  private func rebase(onto values: inout EnvironmentValues, around: Scope) {
    guard let parent else { return }
    if let source = values.source, (source as? Scope)?.graph !== graph {
      values = values.holdingAllValues()
    }
    if let scope = values.scope, scope.isClosed {
      values = scope.snapshot(under: values) { !$0.isClosed }
    }
    let base: Scope
    if let scope = values.scope, scope.isWithin(self) {
      values = scope.snapshot(under: values) { $0 === self }
      values.source = parent
      base = parent
    } else if let scope = values.scope {
      base = scope
    } else {
      base = parent.isBlank ? parent : Scope(graph: graph, isBlank: true)
    }
    guard base !== parent else { return }
    let hidden = entries.keys
    let visible = parent.visibleEntries.filter { !hidden.contains($0.key) }
    setParent(base, isReparented: base !== around)
    for entry in visible { moveReaders(from: entry, to: entry.counterpart(in: base)) }
  }

  /// Returns a copy with the values that this scope and its ancestors have set, up to an end scope.
  ///
  /// The end scope becomes the source of the copy.
  private func snapshot(
    under values: EnvironmentValues,
    upTo isEnd: (Scope) -> Bool
  ) -> EnvironmentValues {
    var chain: [Scope] = []
    var candidate: Scope? = self
    while let scope = candidate, !isEnd(scope) {
      chain.append(scope)
      candidate = scope.parent
    }
    var result = EnvironmentValues(candidate)
    for scope in chain.reversed() {
      for entry in scope.entries.all { entry.copyValue(into: &result) }
    }
    return values.applyingWrites(to: result)
  }

  /// Changes the parent of the scope, which releases the scope before it closes.
  private func setParent(_ base: Scope, isReparented: Bool) {
    parent?.reparentedScopes.removeAll { $0 === self }
    move(below: base)
    if isReparented, !base.isBlank { base.reparentedScopes.append(self) }
  }

  /// Copies the values of this scope to reparented scopes, and gives them another parent.
  ///
  /// It is called when this scope closes. A closed scope has no vertices in the graph, because it
  /// may be released on any thread. For that reason no scope may depend on it.
  func copyValuesToReparentedScopes() {
    for scope in reparentedScopes {
      var values = EnvironmentValues()
      for entry in entries.all where scope.entries[entry.key] == nil {
        entry.copyValue(into: &values)
      }
      scope.apply(values.writes)
      if let parent { scope.setParent(parent, isReparented: true) }
    }
    reparentedScopes = []
    if let parent, !parent.reparentedScopes.isEmpty {
      parent.reparentedScopes.removeAll { $0 === self }
    }
  }
}

extension EnvironmentValues {
  /// The scope that the values come from; nil for another source.
  package var scope: Scope? { source as? Scope }

  /// Returns a copy without a source, which holds all current values itself.
  ///
  /// Values of one tree are passed to another tree this way, because a tree observes only its own
  /// values.
  ///
  /// - Complexity: O(values that are set by ancestors of the source).
  package func holdingAllValues() -> EnvironmentValues {
    guard source != nil else { return self }
    var result = EnvironmentValues()
    for entry in (scope?.entriesThatAreSet ?? []).reversed() { entry.copyValue(into: &result) }
    return applyingWrites(to: result)
  }
}

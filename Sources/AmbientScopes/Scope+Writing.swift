package import AmbientEnvironment
import AmbientGraph
import AmbientSupport

extension Scope {
  /// Makes the entries of the scope match the environment that the scope's writer has created.
  ///
  /// - Parameters:
  ///   - values: The environment that the writer has created.
  ///   - around: The scope that contains the writer itself.
  /// - Complexity: O(written values). If the scope starts or stops writing a key, also O(readers of
  ///   that key).
  /// - Returns: Whether existing elements must be described again, because the scope now sets a key
  ///   whose value is a part of their descriptions.
  /// - Invalidation: Readers of entries whose values change become possibly stale.
  package func apply(_ values: EnvironmentValues, around: Scope) -> Bool {
    var values = values
    if values.source !== parent { rebase(onto: &values, around: around) }
    apply(values.writes)
    for entry in entries.all where values.writes?.newest(of: entry.key) == nil {
      if parent == nil { entry.resetToDefault(in: self) } else { stopWriting(entry) }
    }
    mayHaveReaders = true
    defer { startsDescribing = false }
    return startsDescribing
  }

  /// Applies the newest write of each key in a list of writes.
  private func apply(_ writes: EnvironmentWrite?) {
    var next = writes
    while let write = next {
      next = write.previous
      if writes?.newest(of: write.key) === write { apply(write) }
    }
  }

  private func apply(_ write: EnvironmentWrite) {
    if let entry = entries[write.key] {
      // Only a scope without a parent has entries with a default value.
      if parent == nil, entry.isDefault { noteDescribed(write.keyType) }
      return entry.set(to: write)
    }
    func makeEntry<K: EnvironmentKey>(_ key: K.Type) -> any AnyEnvironmentEntry {
      noteDescribed(key)
      return EnvironmentEntry<K>(write.value(of: key), in: graph)
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
    // Another thread may still hold the entry, and be the last to release it. A retired entry may
    // be released on any thread.
    entry.retire()
  }

  /// Moves readers in this scope and its descendants from one entry to another.
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
  /// The new parent depends on where the environment comes from:
  ///
  /// - From an open scope at another position in this tree, this scope moves below that scope.
  ///   Readers then see later changes at that position.
  /// - From another tree, this method copies all current values. This scope moves below a blank
  ///   scope, in which every value is the default.
  /// - From a descendant of this scope, this method copies the values that the descendant and the
  ///   scopes between it and this scope have set. The parent of this scope stays the same.
  /// - From this scope itself, the parent stays the same too.
  /// - From a closed scope, which is no longer mounted, this method copies the values that the
  ///   closed scope and the closed scopes above it have set. For other keys, readers still see
  ///   later changes in the open scopes above.
  /// - From no scope, this scope moves below a blank scope.
  private func rebase(onto values: inout EnvironmentValues, around: Scope) {
    guard let parent else { return }
    if let source = values.source, (source as? Scope)?.graph !== graph {
      values = values.holdingAllValues()
    }
    replaceClosedSource(of: &values)
    let base = newParent(for: &values, insteadOf: parent)
    if base !== parent { move(from: parent, to: base, isReparented: base !== around) }
  }

  /// Replaces the source of `values` if the source is a closed scope.
  ///
  /// The new source is an open scope with the same values. If the closed scope is inside this
  /// scope, or has no open ancestor, `values` gets copies of the values in closed scopes instead.
  private func replaceClosedSource(of values: inout EnvironmentValues) {
    guard let scope = values.scope, scope.isClosed else { return }
    if !scope.isWithin(self), let remainder = scope.makeRemainder() {
      values.source = remainder
    } else {
      values = scope.snapshot(under: values) { !$0.isClosed }
    }
  }

  /// Returns a new parent for this scope.
  ///
  /// The caller applies the writes of `values` to this scope. With the new parent, the environment
  /// of this scope is then equal to `values`.
  ///
  /// If `values` comes from this scope or a descendant, the parent stays the same. If it comes
  /// from a descendant, `values` also gets copies of the values that the descendant and the scopes
  /// between the descendant and this scope have set.
  private func newParent(
    for values: inout EnvironmentValues,
    insteadOf parent: Scope
  ) -> Scope {
    guard let scope = values.scope else {
      return parent.isBlank ? parent : Scope(graph: graph, isBlank: true)
    }
    guard scope.isWithin(self) else { return scope }
    values = scope.snapshot(under: values) { $0 === self }
    values.source = parent
    return parent
  }

  /// Moves the scope below another parent.
  ///
  /// For values that this scope does not set itself, readers then get the value of the new parent.
  private func move(from parent: Scope, to base: Scope, isReparented: Bool) {
    let hidden = entries.keys
    let visible = parent.visibleEntries.filter { !hidden.contains($0.key) }
    setParent(base, isReparented: isReparented)
    for entry in visible { moveReaders(from: entry, to: entry.counterpart(in: base)) }
    parent.closeIfUnused()
  }

  /// Returns an environment with copies of the values that this scope and its ancestors have set.
  ///
  /// The writes of `values` take precedence over these copies.
  ///
  /// The copying ends before the first scope for which `isEnd` returns true. That scope becomes the
  /// source of the result.
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

  /// Changes the parent of the scope, and updates the lists of reparented scopes.
  private func setParent(_ base: Scope, isReparented: Bool) {
    parent?.reparentedScopes.removeAll { $0 === self }
    move(below: base)
    if isReparented, !base.isBlank { base.reparentedScopes.append(self) }
  }

  /// Gives the reparented scopes of this scope another parent: a remainder.
  ///
  /// Reparented scopes have this scope as their parent although their writers are at other
  /// positions in the tree. A remainder is a scope that replaces closed scopes, and has copies of
  /// their entries.
  ///
  /// This method is called when this scope closes. The caller then retires all vertices of the
  /// scope, so no other scope may depend on them. The method also removes this scope from the
  /// reparented scopes of its own parent.
  func leaveRemainderToReparentedScopes() {
    if let parent {
      if !reparentedScopes.isEmpty {
        let base = Scope.makeRemainder(of: [self], below: parent)
        for scope in reparentedScopes {
          for entry in entries.all {
            scope.moveReaders(from: entry, to: entry.counterpart(in: base))
          }
          scope.setParent(base, isReparented: true)
        }
      }
      parent.reparentedScopes.removeAll { $0 === self }
      parent.closeIfUnused()
    }
    reparentedScopes = []
  }

  /// Returns a scope with the values of this closed scope and of the closed scopes above it.
  ///
  /// - Returns: The remainder below the nearest open ancestor; nil if no ancestor is open.
  private func makeRemainder() -> Scope? {
    var closed: [Scope] = []
    var candidate: Scope? = self
    while let scope = candidate, scope.isClosed {
      closed.append(scope)
      candidate = scope.parent
    }
    return candidate.map { Scope.makeRemainder(of: closed, below: $0) }
  }

  /// Creates a remainder with copies of the entries of closed scopes.
  ///
  /// - Parameters:
  ///   - scopes: The closed scopes, from the innermost to the outermost.
  ///   - parent: The parent of the remainder.
  /// - Returns: The remainder; the parent if there is no entry to copy.
  private static func makeRemainder(of scopes: [Scope], below parent: Scope) -> Scope {
    guard scopes.contains(where: { !$0.entries.isEmpty }) else { return parent }
    let remainder = Scope(remainderBelow: parent)
    for scope in scopes {
      for entry in scope.entries.all where remainder.entries[entry.key] == nil {
        remainder.add(entry.copy())
      }
    }
    remainder.setParent(parent, isReparented: true)
    return remainder
  }

  /// Closes this scope if it is a remainder and no longer the parent of any scope.
  private func closeIfUnused() {
    if isRemainder, reparentedScopes.isEmpty { close() }
  }
}

extension EnvironmentValues {
  /// The scope that the values come from; nil if their source is not a scope.
  package var scope: Scope? { source as? Scope }

  /// Returns a copy that holds all current values itself, and has no source.
  ///
  /// Values of one tree are passed to another tree this way, because a tree observes only its own
  /// values.
  ///
  /// - Complexity: O(values that the source and its ancestors have set).
  package func holdingAllValues() -> EnvironmentValues {
    guard source != nil else { return self }
    var result = EnvironmentValues()
    for entry in (scope?.entriesThatAreSet ?? []).reversed() { entry.copyValue(into: &result) }
    return applyingWrites(to: result)
  }
}

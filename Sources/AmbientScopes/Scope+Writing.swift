package import AmbientEnvironment
import AmbientGraph
import AmbientSupport

extension Scope {
  /// Makes the scope have what a writer made of the values around it.
  ///
  /// - Parameters:
  ///   - values: What it made.
  ///   - around: The scope of the writer.
  /// - Complexity: O(written values); and where a key is written for the first time, or not any more, O(readers of
  ///   that key).
  package func apply(_ values: EnvironmentValues, around: Scope) {
    var values = values
    if values.source !== parent { rebase(onto: &values, around: around) }
    apply(values.writes)
    for entry in entries.all where values.writes?.newest(of: entry.key) == nil {
      if parent == nil { entry.resetToDefault(in: self) } else { stopWriting(entry) }
    }
    isOpen = true
  }

  /// Gives the entries the values of a list of writes, of which the newest of each key counts.
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
    if isOpen, let parent {
      takeOverReaders(of: entry.counterpart(in: parent), by: entry)
    }
    add(entry)
  }

  private func stopWriting(_ entry: any AnyEnvironmentEntry) {
    remove(entry)
    if let parent { takeOverReaders(of: entry, by: entry.counterpart(in: parent)) }
    // Other threads may hold it for a moment, and be the last to do so.
    entry.retire()
  }

  /// Lets the readers below this scope that read one entry read another.
  private func takeOverReaders(
    of old: any AnyEnvironmentEntry,
    by new: any AnyEnvironmentEntry
  ) {
    let isUnchanged = old.isDefault == new.isDefault && old.hasSameValue(as: new)
    graph.redirectReaders(from: old, to: new, unchanged: isUnchanged) { reader in
      reader.readingScope?.isWithin(self) ?? false
    }
  }

  /// Puts the scope below another one, as when a whole environment is written with `\.self`.
  ///
  /// Values of another place of this tree stay live: this scope moves below that place. Values of another
  /// tree, of a place below this scope, and what was set at a place that is gone, are copied as they are now.
  private func rebase(onto values: inout EnvironmentValues, around: Scope) {
    guard let parent else { return }
    if let source = values.source, (source as? Scope)?.graph !== graph {
      values = values.holdingAllValues()
    }
    if let scope = values.scope, scope.isClosed {
      if !scope.isWithin(self), let remainder = scope.makeRemainder() {
        values.source = remainder
      } else {
        values = scope.snapshot(under: values) { !$0.isClosed }
      }
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
    place(below: base, isElsewhere: base !== around)
    for entry in visible { takeOverReaders(of: entry, by: entry.counterpart(in: base)) }
    parent.closeIfUnused()
  }

  /// A copy with what this scope and those around it have set, up to one that the copy leads to.
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

  /// Puts the scope below another one, which hands it on before it closes.
  private func place(below base: Scope, isElsewhere: Bool) {
    parent?.scopesFromElsewhere.removeAll { $0 === self }
    move(below: base)
    if isElsewhere, !base.isBlank { base.scopesFromElsewhere.append(self) }
  }

  /// Lets the scopes of other places that are below this one keep what is set here, as this one closes.
  ///
  /// A closed scope has nothing in the graph, so that it may go away on any thread: nothing may depend on it. Its
  /// entries live on in a remainder, which takes its position above those scopes.
  func leaveToOthers() {
    if let parent {
      if !scopesFromElsewhere.isEmpty {
        let base = Scope.makeRemainder(of: [self], below: parent)
        for scope in scopesFromElsewhere {
          for entry in entries.all {
            scope.takeOverReaders(of: entry, by: entry.counterpart(in: base))
          }
          scope.place(below: base, isElsewhere: true)
        }
      }
      parent.scopesFromElsewhere.removeAll { $0 === self }
      parent.closeIfUnused()
    }
    scopesFromElsewhere = []
  }

  /// Returns what this closed scope, and the closed ones above it, have set; nil if no scope above is open.
  private func makeRemainder() -> Scope? {
    var closed: [Scope] = []
    var candidate: Scope? = self
    while let scope = candidate, scope.isClosed {
      closed.append(scope)
      candidate = scope.parent
    }
    return candidate.map { Scope.makeRemainder(of: closed, below: $0) }
  }

  /// Creates a scope that no view is in, with copies of the entries of others, the nearest first.
  ///
  /// - Returns: The new scope; the parent if there is nothing to copy.
  private static func makeRemainder(of scopes: [Scope], below parent: Scope) -> Scope {
    guard scopes.contains(where: { !$0.entries.isEmpty }) else { return parent }
    let remainder = Scope(remainderBelow: parent)
    for scope in scopes {
      for entry in scope.entries.all where remainder.entries[entry.key] == nil {
        remainder.add(entry.copy())
      }
    }
    if !parent.isBlank { parent.scopesFromElsewhere.append(remainder) }
    return remainder
  }

  /// Closes a remainder when the last scope has left it.
  private func closeIfUnused() {
    if isRemainder, scopesFromElsewhere.isEmpty { close() }
  }
}

extension EnvironmentValues {
  /// The place whose values these are; nil where they come from elsewhere.
  package var scope: Scope? { source as? Scope }

  /// A copy whose values come from nowhere: it holds all of them itself, as they are now.
  ///
  /// Values of one tree become those of another one this way, because a tree follows its own values alone.
  ///
  /// - Complexity: O(values that are set around the place of this copy).
  package func holdingAllValues() -> EnvironmentValues {
    guard source != nil else { return self }
    var result = EnvironmentValues()
    for entry in (scope?.entriesThatAreSet ?? []).reversed() { entry.copyValue(into: &result) }
    return applyingWrites(to: result)
  }
}

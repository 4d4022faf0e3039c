import AmbientEnvironment
import AmbientGraph

extension Scope {
  /// What a reader in this scope sees, the nearest first.
  var visibleEntries: [any AnyEnvironmentEntry] {
    var result: [any AnyEnvironmentEntry] = []
    var seen: Set<ObjectIdentifier> = []
    var candidate: Scope? = self
    while let scope = candidate {
      for entry in scope.entries.all where seen.insert(entry.key).inserted { result.append(entry) }
      candidate = scope.parent
    }
    return result
  }

  /// The entries that are not defaults, the nearest first; from any thread.
  var entriesThatAreSet: [any AnyEnvironmentEntry] {
    exclusivelyUnlessOwned { visibleEntries.filter { !$0.isDefault } }
  }

  /// What a reader of a key in this scope sees, and the scope that holds it.
  func nearestEntry(
    of key: ObjectIdentifier
  ) -> (entry: any AnyEnvironmentEntry, scope: Scope)? {
    var candidate: Scope? = self
    while let scope = candidate {
      if let entry = scope.entries[key] { return (entry, scope) }
      candidate = scope.parent
    }
    return nil
  }

  /// The scope that holds an entry, seen from this one.
  package func owner(of entry: any AnyEnvironmentEntry) -> Scope? {
    var candidate: Scope? = self
    while let scope = candidate {
      if scope.entries.contains(entry) { return scope }
      candidate = scope.parent
    }
    return nil
  }

  /// What a reader in this scope sees, the nearest first, as it is printed.
  @usableFromInline package var entryDescriptions: [String] {
    visibleEntries.map(\.entryDescription)
  }
}

extension Scope {
  /// The objects that are found by their type here, each with where it was set.
  package var presentObjects: [String] {
    objectEntries.map { entry, object in
      let place = owner(of: entry)?.writerDescription ?? "the root"
      return "\(object) (set at \(place))"
    }
  }

  /// Objects that are nearly of the type that is missing.
  package func nearMisses(
    for type: Any.Type,
    modifier: String = "environment"
  ) -> [String] {
    guard let wanted = type as? AnyClass else { return [] }
    return objectEntries.compactMap { _, object in
      guard let present = object as? AnyClass else { return nil }
      if isSubclass(present, of: wanted) {
        return
          "'\(present)' inherits from '\(wanted)': set it as '.\(modifier)(object as \(wanted))'"
      }
      if isSubclass(wanted, of: present) {
        return "'\(wanted)' inherits from '\(present)', which is set under the name of '\(present)'"
      }
      return nil
    }
  }

  private var objectEntries: [(any AnyEnvironmentEntry, Any.Type)] {
    visibleEntries.compactMap { entry in
      guard let object = (entry as? any ObjectEntry)?.objectType else { return nil }
      return (entry, object)
    }
  }

  /// Who writes into this scope: the nearest view of the user's and the place in the source.
  package var writerDescription: String {
    guard let writer else { return "the root" }
    return "\(writer.chainOfViews.first ?? "the root"), \(writer.place)"
  }
}

/// An entry that holds an object under the name of its type.
private protocol ObjectEntry {
  /// The type; nil while the entry holds no object.
  var objectType: Any.Type? { get }
}

extension EnvironmentEntry: ObjectEntry {
  var objectType: Any.Type? { (K.self as? any AnyObjectKey.Type)?.objectType(of: value) }
}

private protocol AnyObjectKey {
  static func objectType(of value: Any) -> Any.Type?
}

extension ObjectKey: AnyObjectKey {
  static func objectType(of value: Any) -> Any.Type? { value is Object ? Object.self : nil }
}

// Written out because there is no runtime library to ask.
private func isSubclass(_ type: AnyClass, of other: AnyClass) -> Bool {
  var candidate: AnyClass? = type
  while let current = candidate {
    if current == other { return true }
    candidate = _getSuperclass(current)
  }
  return false
}

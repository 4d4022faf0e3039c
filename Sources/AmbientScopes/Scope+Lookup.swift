import AmbientEnvironment
import AmbientGraph

extension Scope {
  /// The entries that readers in this scope see, the nearest first.
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

  /// The entries that are not defaults, the nearest first; readable on any thread.
  var entriesThatAreSet: [any AnyEnvironmentEntry] {
    exclusivelyUnlessOwned { visibleEntries.filter { !$0.isDefault } }
  }

  /// Returns the entry that readers of a key in this scope see, and the scope that contains it.
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

  /// Returns the scope that contains an entry: this scope or an ancestor.
  package func owner(of entry: any AnyEnvironmentEntry) -> Scope? {
    var candidate: Scope? = self
    while let scope = candidate {
      if scope.entries.contains(entry) { return scope }
      candidate = scope.parent
    }
    return nil
  }

  /// Returns whether this scope is `other` or a descendant of `other`.
  func isWithin(_ other: Scope) -> Bool {
    var candidate: Scope? = self
    while let scope = candidate, scope !== other { candidate = scope.parent }
    return candidate != nil
  }

  /// The values that readers in this scope see and that are not defaults, the nearest first, as
  /// text; readable on any thread.
  @usableFromInline package var entryDescriptions: [String] {
    entriesThatAreSet.map(\.entryDescription)
  }
}

extension Scope {
  /// The types of the objects that readers in this scope find by type, as text.
  ///
  /// Each text also names the location of the modifier that sets the object.
  package var presentObjects: [String] {
    objectEntries.map { entry, object in
      let location = owner(of: entry)?.writerDescription ?? "the root"
      return "\(object) (set at \(location))"
    }
  }

  /// Returns hints about the objects whose class is a subclass or superclass of a missing class.
  ///
  /// - Parameters:
  ///   - type: The type that was not found.
  ///   - modifier: The name of the modifier in the hints; the default is `environment`.
  /// - Returns: A sentence for each such object that readers in this scope find by type.
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
        return """
          an object is set as '\(present)', a superclass of '\(wanted)': read it as '\(present)'
          """
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

  /// A description of the modifier that writes into this scope: its view and its source location.
  package var writerDescription: String {
    guard let writer else { return nameWithoutWriter }
    return "\(writer.chainOfViews.first ?? "the root"), \(writer.sourceLocation)"
  }

  /// A description of the origin of the entries, for a scope into which no modifier writes.
  var nameWithoutWriter: String { isRemainder || isClosed ? "a removed view" : "the root" }
}

/// An entry that can contain an object, which readers find by type.
private protocol ObjectEntry {
  /// The static type of the object; nil while the entry contains no object.
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

// The standard library has no such function.
private func isSubclass(_ type: AnyClass, of other: AnyClass) -> Bool {
  var candidate: AnyClass? = type
  while let current = candidate {
    if current == other { return true }
    candidate = _getSuperclass(current)
  }
  return false
}

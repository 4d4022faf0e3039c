import AmbientGraph
import AmbientReflection

/// The names of changed observable properties.
///
/// Observation reports a change with a key path, which contains no name on Linux. The name is
/// therefore found by the value of the property. The value is read through the key path. Each
/// stored property with an equal value in the same object is a candidate. Other objects of the
/// class, and later changes, then exclude candidates.
@MainActor
struct PropertyNames {
  /// The names that each property may have, in the order of declaration.
  private var candidates: [AnyKeyPath: [String]] = [:]

  /// The classes with a property that another thread has changed.
  ///
  /// A lock may guard the fields of such a class, so that only the code of the class can read the
  /// fields safely.
  private var sharedClasses: Set<ObjectIdentifier> = []

  /// Returns the names of the changed properties, each once, in the order of the changes.
  ///
  /// A name is "Model.count", "Model.count or Model.total" if both are possible, or "a property of
  /// Model" if the name is unknown.
  ///
  /// The values are read outside of any body, so the reads add no dependency.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - view: The view or modifier whose body has read the properties.
  /// - Returns: The names; empty if there are no changes.
  mutating func names(of changes: [ObservedChange], readBy view: Any) -> [String] {
    guard !changes.isEmpty else { return [] }
    for change in changes where change.isMadeOnOtherThread {
      sharedClasses.insert(ObjectIdentifier(type(of: change.property).rootType))
    }
    let properties = changes.map(\.property)
    narrow(properties, readBy: view)
    return properties.map(name).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  /// Compares the view's objects with the changed properties, and removes impossible candidates.
  ///
  /// The search ends when each property has at most one candidate, or after the last object.
  private mutating func narrow(_ properties: [AnyKeyPath], readBy view: Any) {
    let objects = ReachableObjects(from: view) { [sharedClasses] object in
      superclasses(of: object).allSatisfy { !sharedClasses.contains(ObjectIdentifier($0)) }
    }
    var ambiguous = properties
    for object in objects {
      if ambiguous.isEmpty { break }
      ambiguous.removeAll { property in
        guard let names = candidateNames(of: property, in: object) else { return false }
        let narrowed = candidates[property]?.filter(names.contains) ?? names
        candidates[property] = narrowed
        return narrowed.count <= 1
      }
    }
  }

  private func name(of property: AnyKeyPath) -> String {
    let owner = type(of: property).rootType
    guard let names = candidates[property], !names.isEmpty else { return "a property of \(owner)" }
    return names.map { "\(owner).\($0)" }.joined(separator: " or ")
  }
}

/// Returns the names of the stored properties that may be the property of a key path.
///
/// - Returns: The names; nil if the key path does not begin at the object's class or a superclass.
private func candidateNames(of property: AnyKeyPath, in object: AnyObject) -> [String]? {
  func search<Root, Value>(_ root: Root.Type, _ type: Value.Type) -> [String]? {
    guard let keyPath = property as? KeyPath<Root, Value>, let owner = object as? Root
    else { return nil }
    let value = owner[keyPath: keyPath]
    let inherited = (root as? AnyClass).flatMap(_getSuperclass).map(FieldLayout.fields) ?? []
    let fields = FieldLayout.fields(of: root).dropFirst(inherited.count)
    return withAddress(of: object) { address in
      fields
        .filter { $0.isTracked && $0.type == type && mayHave($0, value, in: address) }
        .map { String($0.name.dropFirst()) }
    }
  }
  let type = type(of: property)
  return search(type.rootType, type.valueType)
}

/// Returns whether a field may contain the given value; true if the two cannot be compared.
private func mayHave<Value>(
  _ field: FieldLayout,
  _ value: Value,
  in object: UnsafeRawPointer
) -> Bool {
  guard field.ownership == .strong else { return true }
  let stored = object + field.offset
  let comparator = ValueComparator.of(Value.self)
  return withUnsafePointer(to: value) { comparator.areSame(stored, $0) }
    || !comparator.areSame(stored, stored)
}

/// Returns the class of an object and all superclasses.
private func superclasses(of object: AnyObject) -> some Sequence<AnyClass> {
  sequence(first: type(of: object)) { _getSuperclass($0) }
}

import AmbientSupport
package import AmbientGraph
import Synchronization

/// The value of one key in one scope.
final class EnvironmentEntry<K: EnvironmentKey>: Input<K.Value>, AnyEnvironmentEntry {
  override func isSame(_ old: UnsafePointer<K.Value>, _ new: UnsafePointer<K.Value>) -> Bool {
    K._valuesEqual(old.pointee, new.pointee)
  }

  /// Whether the value is the key's default, because nobody wrote another.
  ///
  /// Changed under the graph's lock once others may see the entry; its owner reads it without.
  var isDefault = false

  private let changed = Atomic(Stamp.now)

  /// When the value became another one, among all that is set in this process.
  var stamp: UInt64 { changed.load(ordering: .relaxed) }

  /// Replaces the value by one that somebody wrote.
  func setWritten(_ value: K.Value) {
    let wasDefault = isDefault
    if wasDefault { graph.exclusively { isDefault = false } }
    let isChanged = set(value)
    if wasDefault, !isChanged { touch() }
    if wasDefault || isChanged { changed.store(Stamp.now, ordering: .relaxed) }
  }

  /// The name of the property for a key that `@Entry` made, else the name of the key.
  override var label: String { name(of: K.self) }

  var key: ObjectIdentifier { ObjectIdentifier(K.self) }

  var entryDescription: String { "EnvironmentPropertyKey<\(K.self)> = \(value)" }

  func counterpart(in scope: Scope) -> any AnyEnvironmentEntry {
    scope.entry(of: K.self).object
  }

  func hasSameValue(as other: any AnyEnvironmentEntry) -> Bool {
    guard let other = other as? EnvironmentEntry<K> else { return false }
    return K._valuesEqual(value, other.value)
  }

  func copyValue(into values: inout EnvironmentValues) { values[K.self] = currentValue }

  func resetToDefault(in scope: Scope) {
    let wasWritten = !isDefault
    if wasWritten { graph.exclusively { isDefault = true } }
    if !set(scope.defaultValue(of: K.self)), wasWritten { touch() }
  }
}

/// An entry whose key does not matter.
package protocol AnyEnvironmentEntry: Source {
  /// The identity of the key.
  var key: ObjectIdentifier { get }
  /// The key and the value, as they are printed.
  var entryDescription: String { get }

  /// Whether the value is the key's default, because nobody wrote another.
  var isDefault: Bool { get }

  /// When the value became another one.
  var stamp: UInt64 { get }

  /// The entry of the same key that another scope sees.
  func counterpart(in scope: Scope) -> any AnyEnvironmentEntry

  /// Whether who reads the other entry would find no other value here.
  func hasSameValue(as other: any AnyEnvironmentEntry) -> Bool

  /// Writes the value on a copy.
  func copyValue(into values: inout EnvironmentValues)

  /// Takes the written value back.
  func resetToDefault(in scope: Scope)
}

/// A key that reports call by another name than its type's.
package protocol NamedKey: EnvironmentKey {
  /// The name in reports.
  static var name: String { get }
}

/// The name of a key in reports.
package func name<K: EnvironmentKey>(of key: K.Type) -> String {
  if let named = key as? any NamedKey.Type { return named.name }
  return propertyName(ofKey: "\(key)")
}

/// The name of the property for which a macro has declared a key; the name of any other key as it is.
package func propertyName(ofKey name: String) -> String {
  name.hasPrefix("__Key_") ? String(name.dropFirst("__Key_".count)) : name
}

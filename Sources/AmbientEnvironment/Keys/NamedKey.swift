/// A key whose name in messages and explanations differs from the name of its type.
package protocol NamedKey: EnvironmentKey {
  static var name: String { get }
}

/// Returns the name of a key in messages and explanations.
package func name<K: EnvironmentKey>(of key: K.Type) -> String {
  if let named = key as? any NamedKey.Type { return named.name }
  return propertyName(ofKey: "\(key)")
}

/// Returns the name of the property for which a macro has declared a key.
///
/// The names of other keys are returned unchanged.
package func propertyName(ofKey name: String) -> String {
  name.hasPrefix("__Key_") ? String(name.dropFirst("__Key_".count)) : name
}

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

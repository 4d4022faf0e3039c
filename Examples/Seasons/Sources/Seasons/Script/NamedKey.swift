import Ambient

/// An environment value with its name in scripts.
@MainActor
struct NamedKey {
  /// The name in scripts.
  let name: String

  /// A description of the values that a script may set, or nil if scripts cannot set any.
  let takes: String?

  /// Sets the value that a text in a script stands for.
  ///
  /// Returns false if the text is not a value of the key.
  let write: (String, inout EnvironmentValues) -> Bool

  /// Returns the value of an environment as a script writes it.
  let read: (EnvironmentValues) -> String

  /// Explains the value at the first view with the given type name.
  let explain: (ViewTree, _ view: String) -> Explanation?
}

extension NamedKey {
  /// A value that scripts can set.
  private static func settable<Value: ScriptValue>(
    _ name: String,
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>
  ) -> NamedKey {
    NamedKey(
      name: name,
      takes: Value.scriptForm,
      write: { text, values in
        guard let value = Value(scriptText: text) else { return false }
        values[keyPath: keyPath] = value
        return true
      },
      read: { $0[keyPath: keyPath].scriptText },
      explain: { $0.explain(keyPath, atViewNamed: $1) }
    )
  }

  /// A value that scripts cannot set.
  private static func readable<Value>(
    _ name: String,
    _ keyPath: KeyPath<EnvironmentValues, Value>
  ) -> NamedKey {
    NamedKey(
      name: name,
      takes: nil,
      write: { _, _ in false },
      read: { "\($0[keyPath: keyPath])" },
      explain: { $0.explain(keyPath, atViewNamed: $1) }
    )
  }

  /// All environment values that a script may name.
  static let all = [
    settable("season", \.season),
    settable("weather", \.weather),
    settable("celsius", \.celsius),
    settable("fahrenheit", \.fahrenheit),
    settable("rainfall", \.rainfall),
    settable("theme", \.theme),
    readable("almanac", \.almanac),
    readable("daylight", \.daylight),
    readable("soil", \.soil),
    readable("accessory", \.accessory.name),
    readable("mainTap", \.mainTap.wrappedValue),
    readable("sharedFleece", \.sharedFleece?.wrappedValue),
    readable("plant", \.plant),
    readable("note", \.note),
    readable("rainBarrel", \.rainBarrel.liters),
    readable("cellar", \.cellar),
    readable("market", \.market),
  ]

  /// Returns the key with a name.
  static func named(_ name: String) throws(ScriptError) -> NamedKey {
    if let key = all.first(where: { $0.name == name }) { return key }
    throw .unknownKey(name, known: all.map(\.name))
  }
}

import Ambient

/// A value of the environment under the name that scripts call it by.
@MainActor
struct NamedKey {
  /// What a script calls it.
  let name: String

  /// What the root may set it to, in words; nil if the root does not set it.
  let takes: String?

  /// Writes a value that stands in a script; false if the text is none.
  let write: (String, inout EnvironmentValues) -> Bool

  /// The value around the whole garden, as a script writes it.
  let read: (EnvironmentValues) -> String

  /// Asks the tree about it at the first view of a type.
  let explain: (ViewTree, _ view: String) -> Explanation?
}

extension NamedKey {
  /// A value that the root sets.
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

  /// A value that only views set, or nobody.
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

  /// All that a script may name.
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
    readable("rainBarrel", \.rainBarrel.litres),
    readable("cellar", \.cellar),
    readable("market", \.market),
  ]

  /// The key of a name.
  static func named(_ name: String) throws(ScriptError) -> NamedKey {
    if let key = all.first(where: { $0.name == name }) { return key }
    throw .unknownKey(name, known: all.map(\.name))
  }
}

#if Macros
/// An extension with one member.
func entry(_ member: String, in container: String = "extension EnvironmentValues") -> String {
  "\(container) {\n  \(member)\n}"
}

/// An extension with one entry, expanded.
func entry(
  _ property: String,
  in container: String = "extension EnvironmentValues",
  commented comment: String = "",
  keyed key: String = "private struct __Key_v",
  holding entryDefault: String
) -> String {
  let keyName = key.drop { $0 != "_" && $0 != "`" }
  return """
    \(container) {
      \(property) {\(comment)
        get {
          self[\(keyName).self]
        }
        set {
          self[\(keyName).self] = newValue
        }
        _modify {
          yield &self[\(keyName).self]
        }
      }

      \(key): AmbientEnvironment._EntryKey {
        static let entryDefault = \(entryDefault)
      }
    }
    """
}

/// An extension with a property that `@Entry` left as it was, beside its key.
func entry(_ property: String, besides entryDefault: String) -> String {
  """
  extension EnvironmentValues {
    \(property)

    private struct __Key_v: AmbientEnvironment._EntryKey {
      static let entryDefault = \(entryDefault)
    }
  }
  """
}
#endif

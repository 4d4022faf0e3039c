/// Returns source code for an extension with one member.
func entry(_ member: String, in container: String = "extension EnvironmentValues") -> String {
  "\(container) {\n  \(member)\n}"
}

/// Returns the expected expansion of an extension with one entry.
func entry(
  _ property: String,
  in container: String = "extension EnvironmentValues",
  commented comment: String = "",
  keyed key: String = "private struct __Key_v",
  conforming keyProtocol: String = "AmbientEnvironment.EnvironmentKey",
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

      \(key): \(keyProtocol), AmbientTaskScopes._EntryKey {
        static let entryDefault = \(entryDefault)
      }
    }
    """
}

/// Returns the expected expansion of a property to which `@Entry` adds only a key.
func entry(_ property: String, besides entryDefault: String) -> String {
  """
  extension EnvironmentValues {
    \(property)

    private struct __Key_v: AmbientEnvironment.EnvironmentKey, AmbientTaskScopes._EntryKey {
      static let entryDefault = \(entryDefault)
    }
  }
  """
}

/// Returns the expected expansion of an extension of `FocusedValues` with one entry.
func focused(
  _ property: String,
  keyed key: String = "private struct __Key_v",
  of type: String
) -> String {
  """
  extension FocusedValues {
    \(property) {
      get {
        self[__Key_v.self]
      }
      set {
        self[__Key_v.self] = newValue
      }
      _modify {
        yield &self[__Key_v.self]
      }
    }

    \(key): AmbientCore.FocusedValueKey {
      typealias Value = \(type)
    }
  }
  """
}

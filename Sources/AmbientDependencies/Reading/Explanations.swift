public import AmbientEnvironment
import AmbientTaskScopes

extension DependencyValues {
  /// Tells where a value of the environment comes from that is read here and now.
  @_disfavoredOverload
  public static func explain<Value>(
    _ keyPath: KeyPath<EnvironmentValues, Value>
  ) -> DependencyExplanation {
    DependencyExplanation(capturedBy: TaskScope.capture()) {
      TaskScope.values(capturedBy: $0)[keyPath: keyPath]
    }
  }

  /// Tells where a value comes from that is read here and now.
  public static func explain<Value>(
    _ keyPath: KeyPath<DependencyValues, Value>
  ) -> DependencyExplanation {
    DependencyExplanation(capturedBy: TaskScope.capture()) {
      DependencyValues(TaskScope.values(capturedBy: $0))[keyPath: keyPath]
    }
  }

  /// How overrides are written down.
  public enum DumpFormat: Sendable {
    /// A line for each.
    case text
    /// An array of objects with a name, a value and a place.
    case json
  }

  /// All overrides that hold here and now, in alphabetical order.
  public static func dump(_ format: DumpFormat = .text) -> String {
    let overrides = (TaskScope.current?.overrides.all ?? []).sorted { $0.label < $1.label }
    switch format {
    case .text:
      return overrides.map { "\($0.label) = \($0.value), set at \($0.placeDescription)" }
        .joined(separator: "\n")
    case .json:
      let objects = overrides.map { override in
        """
        {"name": \(quoted(override.label)), "value": \(quoted("\(override.value)")), \
        "place": \(quoted(override.placeDescription))}
        """
      }
      return "[\(objects.joined(separator: ",\n "))]"
    }
  }
}

extension Dependency {
  /// Tells where the value comes from that this property finds here and now.
  public var explanation: DependencyExplanation {
    DependencyExplanation(capturedBy: captured, read)
  }
}

/// A text as a string of JSON.
private func quoted(_ text: String) -> String {
  let characters = text.unicodeScalars.map { character in
    switch character {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\u{0}"..<" ": "\\u" + hexadecimal(character.value)
    default: String(character)
    }
  }
  return "\"\(characters.joined())\""
}

private func hexadecimal(_ value: UInt32) -> String {
  let digits = String(value, radix: 16)
  return String(repeating: "0", count: 4 - digits.count) + digits
}

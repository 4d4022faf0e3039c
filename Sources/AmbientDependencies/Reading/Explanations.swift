public import AmbientEnvironment
import AmbientTaskScopes

extension DependencyValues {
  /// Explains where a value of the environment comes from when the caller reads it.
  ///
  /// - Parameter keyPath: The key path of the value.
  /// - Returns: An explanation with the value and each key that was read. For each key, the
  ///   explanation lists all origins, from the highest precedence to the lowest, and the views that
  ///   read the key.
  /// - Complexity: O(scopes around the caller + readers of the value), and one read of the value.
  @_disfavoredOverload
  public static func explain<Value>(
    _ keyPath: KeyPath<EnvironmentValues, Value>
  ) -> Explanation {
    Explanation(capturedBy: TaskScope.capture()) {
      TaskScope.values(capturedBy: $0)[keyPath: keyPath]
    }
  }

  /// Explains where a value comes from when the caller reads it.
  ///
  /// ```swift
  /// print(DependencyValues.explain(\.date))
  /// ```
  ///
  /// - Parameter keyPath: The key path of the value.
  /// - Returns: An explanation with the value and each key that was read. For each key, the
  ///   explanation lists all origins, from the highest precedence to the lowest, and the views that
  ///   read the key.
  /// - Complexity: O(scopes around the caller + readers of the value), and one read of the value.
  public static func explain<Value>(
    _ keyPath: KeyPath<DependencyValues, Value>
  ) -> Explanation {
    Explanation(capturedBy: TaskScope.capture()) {
      DependencyValues(TaskScope.values(capturedBy: $0))[keyPath: keyPath]
    }
  }

  /// A format for the list of overrides.
  public enum DumpFormat: Sendable {
    /// One line for each override.
    case text
    /// An array of JSON objects, each with the strings `name`, `value` and `place`.
    case json
  }

  /// Returns a list of all overrides that apply to the caller, in alphabetical order.
  ///
  /// - Parameter format: The format of the list.
  /// - Returns: The list: one line for each override, or a JSON array.
  public static func dump(_ format: DumpFormat = .text) -> String {
    let overrides = (TaskScope.current?.overrides.all ?? []).sorted { $0.label < $1.label }
    switch format {
    case .text:
      return overrides.map { "\($0.label) = \($0.value), set at \($0.locationDescription)" }
        .joined(separator: "\n")
    case .json:
      let objects = overrides.map { override in
        """
        {"name": \(quoted(override.label)), "value": \(quoted("\(override.value)")), \
        "place": \(quoted(override.locationDescription))}
        """
      }
      return "[\(objects.joined(separator: ",\n "))]"
    }
  }
}

extension Dependency {
  /// An explanation of where the value of this property comes from when the caller reads it.
  ///
  /// Overrides that the property captured when it was created are marked as captured.
  ///
  /// - Complexity: O(scopes around the caller and the property + readers of the value), and one
  ///   read of the value.
  public var explanation: Explanation {
    Explanation(capturedBy: captured, read)
  }
}

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

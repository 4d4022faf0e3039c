package import AmbientSupport

// The messages about reads of dependencies, one function each.
extension Diagnostic {
  /// The default of a key needs itself.
  ///
  /// `names` contains the names of the keys in the cycle. The first and the last name are equal.
  static func cycle(of names: [String]) -> Diagnostic {
    Diagnostic(
      "The default of '\(names[0])' cannot be made, because it needs itself.",
      facts: [("Cycle", names.joined(separator: " → "))],
      remedies: [
        "Read one of these values later, in a closure or a method, not while a default is made."
      ]
    )
  }

  /// A test uses a dependency that it did not override.
  static func unimplemented(
    _ description: String,
    declaredAt location: SourceLocation?
  ) -> Diagnostic {
    Diagnostic(
      "Unimplemented: \(description)",
      facts: location.map { [("Declared at", "\($0)")] } ?? [],
      remedies: ["Override the value in the test."]
    )
  }

  /// A strict test reads a live value.
  static func liveDefault(
    of key: String,
    _ value: String,
    _ subject: DependencyIssue.Subject?
  ) -> Diagnostic {
    let name = name(of: key, subject)
    return Diagnostic(
      "\(name.claim) has its live value, but was accessed in a strict test.",
      facts: facts(of: key, value, subject),
      remedies: [
        "Override '\(name.plain)' in the test: 'withDependencies { $0\(name.member) = … }'.",
        "Give '\(key)' a value for tests: '@Entry(test: …)', or a 'testValue'.",
      ]
    )
  }

  /// A strict test reads a captured value although a newer override exists.
  static func staleCapture(
    of newer: Override,
    found older: Override?,
    _ subject: DependencyIssue.Subject?
  ) -> Diagnostic {
    let name = name(of: newer.label, subject)
    func location(_ override: Override?) -> String {
      guard let override else { return "its default" }
      return "\(override.value), set at \(override.locationDescription)"
    }
    return Diagnostic(
      "\(name.claim) was accessed with dependencies that were captured before it was overridden.",
      facts: (subject?.location.map { [("Declared at", "\($0)")] } ?? [])
        + [("Found", location(older)), ("Newer", location(newer))],
      remedies: [
        "Capture the dependencies after the override.",
        "Override '\(name.plain)' in the work that runs with the captured dependencies.",
      ]
    )
  }

  /// Returns three forms of the name of a dependency.
  ///
  /// `claim` is the subject of a sentence, `plain` is the name alone, and `member` follows `$0`.
  ///
  /// - Parameters:
  ///   - key: The name of the key in messages: the name of its property or of its type.
  ///   - subject: The declaration of the dependency that was read; nil if the declaration is
  ///     unknown.
  /// - Returns: The three forms.
  package static func name(
    of key: String,
    _ subject: DependencyIssue.Subject?
  ) -> (claim: String, plain: String, member: String) {
    guard let name = subject?.name else { return ("'\(key)'", key, "[\(key).self]") }
    let isPath = name.hasPrefix("\\.")
    let plain = isPath ? String(name.dropFirst(2)) : String(name.dropLast(".self".count))
    return ("@Dependency(\(name))", plain, isPath ? ".\(plain)" : "[\(name)]")
  }

  /// Returns the facts about a dependency: where it is declared, its key, and the type of its
  /// value.
  ///
  /// - Parameters:
  ///   - key: The name of the key in messages: the name of its property or of its type.
  ///   - value: The name of the value's type.
  ///   - subject: The declaration of the dependency that was read; nil if the declaration is
  ///     unknown.
  /// - Returns: Pairs of a title and a text.
  package static func facts(
    of key: String,
    _ value: String,
    _ subject: DependencyIssue.Subject?
  ) -> [(String, String)] {
    let types = key == value ? [("Dependency", key)] : [("Key", key), ("Value", value)]
    return (subject?.location.map { [("Declared at", "\($0)")] } ?? []) + types
  }
}

package import AmbientSupport

// What `@Dependency` and its relatives have to say, one function each.
extension Diagnostic {
  package static func noTestValue(
    of key: String,
    _ value: String,
    _ subject: DependencyIssue.Subject?
  ) -> Diagnostic {
    let name = name(of: key, subject)
    return Diagnostic(
      "\(name.claim) has no test implementation, but was accessed from a test context.",
      facts: facts(of: key, value, subject),
      remedies: [
        "Override '\(name.plain)' in the test: 'withDependencies { $0\(name.member) = … }'.",
        "Give '\(key)' a 'testValue'.",
      ]
    )
  }

  package static func noLiveValue(
    of key: String,
    _ value: String,
    _ subject: DependencyIssue.Subject?
  ) -> Diagnostic {
    let name = name(of: key, subject)
    return Diagnostic(
      "\(name.claim) has no live implementation, but was accessed from a live context.",
      facts: facts(of: key, value, subject),
      remedies: [
        "Conform '\(key)' to 'DependencyKey', and link the module that does.",
        "Give it a value when the program begins: 'prepareDependencies { $0\(name.member) = … }'.",
      ]
    )
  }

  package static func preparedTooLate(
    _ name: String,
    _ value: String,
    at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      "\(name) has already been accessed or prepared, so the value prepared for it is ignored.",
      facts: [("Ignored", value), ("Prepared at", "\(place)")],
      remedies: ["Prepare each value once, before anything reads it."]
    )
  }

  package static func isNotExpected(
    _ found: String,
    _ expected: String,
    at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      "A dependency was to be a '\(expected)', but is a '\(found)'.",
      facts: [("Declared at", "\(place)")],
      remedies: [
        "Override it with a '\(expected)' where it is read.",
        "Leave 'as: \(expected).self' out.",
      ]
    )
  }

  package static func noDependencies(in model: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      "'withDependencies(from:)' was given a '\(model)', which has no dependencies.",
      facts: [("Called at", "\(place)")],
      remedies: [
        "Give '\(model)' a stored '@Dependency'.",
        "Make it in the operation of a 'withDependencies', as its result.",
      ]
    )
  }

  package static func unimplemented(_ description: String, at place: String) -> Diagnostic {
    Diagnostic(
      "Unimplemented\(description.isEmpty ? "" : ": \(description)")",
      facts: [("Defined at", place)],
      remedies: ["Override it where this is called."]
    )
  }

  static func unimplemented(
    _ description: String,
    declaredAt place: SourceLocation?
  ) -> Diagnostic {
    Diagnostic(
      "Unimplemented: \(description)",
      facts: place.map { [("Declared at", "\($0)")] } ?? [],
      remedies: ["Override it in the test."]
    )
  }

  package static func neverRead(_ override: Override) -> Diagnostic {
    Diagnostic(
      "'\(override.label)' was overridden, but nobody read it.",
      facts: [("Value", "\(override.value)")]
        + (override.place.map { [("Overridden at", "\($0)")] } ?? []),
      remedies: ["Remove the override, or see why the code under test does not get to it."]
    )
  }

  static func liveDefault(
    of key: String,
    _ value: String,
    _ subject: DependencyIssue.Subject?
  ) -> Diagnostic {
    let name = name(of: key, subject)
    return Diagnostic(
      "\(name.claim) has the value of the running program, but was accessed in a strict test.",
      facts: facts(of: key, value, subject),
      remedies: [
        "Override '\(name.plain)' in the test: 'withDependencies { $0\(name.member) = … }'.",
        "Give '\(key)' a value for tests: '@Entry(test: …)', or a 'testValue'.",
      ]
    )
  }

  static func staleCapture(
    of newer: Override,
    shadowedBy older: Override?,
    _ subject: DependencyIssue.Subject?
  ) -> Diagnostic {
    let name = name(of: newer.label, subject)
    func place(_ override: Override?) -> String {
      guard let override else { return "its default" }
      return "\(override.value), set at \(override.placeDescription)"
    }
    return Diagnostic(
      "\(name.claim) was accessed with dependencies that were kept before it was overridden.",
      facts: (subject?.place.map { [("Declared at", "\($0)")] } ?? [])
        + [("Found", place(older)), ("Newer", place(newer))],
      remedies: [
        "Keep the dependencies after the override.",
        "Override '\(name.plain)' in the work that is done with what was kept.",
      ]
    )
  }

  private static func name(
    of key: String,
    _ subject: DependencyIssue.Subject?
  ) -> (claim: String, plain: String, member: String) {
    guard let name = subject?.name else { return ("'\(key)'", key, "[\(key).self]") }
    let isPath = name.hasPrefix("\\.")
    let plain = isPath ? String(name.dropFirst(2)) : String(name.dropLast(".self".count))
    return ("@Dependency(\(name))", plain, isPath ? ".\(plain)" : "[\(name)]")
  }

  private static func facts(
    of key: String,
    _ value: String,
    _ subject: DependencyIssue.Subject?
  ) -> [(String, String)] {
    let types = key == value ? [("Dependency", key)] : [("Key", key), ("Value", value)]
    return (subject?.place.map { [("Declared at", "\($0)")] } ?? []) + types
  }
}

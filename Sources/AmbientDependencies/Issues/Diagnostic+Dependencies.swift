package import AmbientSupport
import AmbientTaskScopes

// The messages about `@Dependency`, `withDependencies` and related functions, one function each.
extension Diagnostic {
  /// A test reads a dependency that has no test value.
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

  /// The running program reads a dependency that has no live value.
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
        "Conform '\(key)' to 'DependencyKey', and link the module with the conformance.",
        "Prepare a value when the program begins: 'prepareDependencies { $0\(name.member) = … }'.",
      ]
    )
  }

  /// The program prepares a value that was already read or prepared.
  package static func preparedTooLate(
    _ name: String,
    _ value: String,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      "\(name) has already been accessed or prepared, so the value prepared for it is ignored.",
      facts: [("Ignored", value), ("Prepared at", "\(location)")],
      remedies: ["Prepare each value once, before anything reads it."]
    )
  }

  /// The value of a dependency does not have the type that the argument `as:` names.
  package static func isNotExpected(
    _ found: String,
    _ expected: String,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      "A dependency was expected to be a '\(expected)', but is a '\(found)'.",
      facts: [("Declared at", "\(location)")],
      remedies: [
        "Override the dependency with a '\(expected)' where code reads it.",
        "Leave 'as: \(expected).self' out.",
      ]
    )
  }

  /// `withDependencies(from:)` received an object without dependencies.
  package static func noDependencies(in model: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      "'withDependencies(from:)' was given a '\(model)', which has no dependencies.",
      facts: [("Called at", "\(location)")],
      remedies: [
        "Give '\(model)' a stored '@Dependency'.",
        "Create and return the object in the operation of 'withDependencies'.",
      ]
    )
  }

  /// A test uses a function or a value that it should override.
  package static func unimplemented(_ description: String, at location: String) -> Diagnostic {
    Diagnostic(
      "Unimplemented\(description.isEmpty ? "" : ": \(description)")",
      facts: [("Defined at", location)],
      remedies: ["Override the function or value before the code under test uses it."]
    )
  }

  /// A strict test overrides a value that no code reads.
  package static func neverRead(_ override: Override) -> Diagnostic {
    Diagnostic(
      "'\(override.label)' was overridden, but never read.",
      facts: [("Value", "\(override.value)")]
        + (override.location.map { [("Overridden at", "\($0)")] } ?? []),
      remedies: ["Remove the override, or check why the code under test does not read it."]
    )
  }
}

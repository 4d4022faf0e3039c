package import AmbientSupport
import AmbientTaskScopes

// The messages about `@Dependency`, `withDependencies` and related functions, one function each.
extension Diagnostic {
  /// Returns the message for a test that reads a dependency without a test value.
  ///
  /// - Parameters:
  ///   - key: The name of the key's type.
  ///   - value: The name of the value's type.
  ///   - subject: The declaration of the dependency that was read; nil if the declaration is
  ///     unknown.
  /// - Returns: The message.
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

  /// Returns the message for a running program that reads a dependency without a live value.
  ///
  /// - Parameters:
  ///   - key: The name of the key's type.
  ///   - value: The name of the value's type.
  ///   - subject: The declaration of the dependency that was read; nil if the declaration is
  ///     unknown.
  /// - Returns: The message.
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

  /// Returns the message for a program that prepares a value that was already read or prepared.
  ///
  /// - Parameters:
  ///   - name: The dependency or the key, as it is written in code.
  ///   - value: The description of the value that is ignored.
  ///   - location: The place of the call of `prepareDependencies`.
  /// - Returns: The message.
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

  /// Returns the message for a dependency whose value does not have the type that the argument
  /// `as:` names.
  ///
  /// - Parameters:
  ///   - found: The name of the value's type.
  ///   - expected: The name of the type that the argument `as:` names.
  ///   - location: The place of the property.
  /// - Returns: The message.
  package static func hasUnexpectedType(
    _ found: String,
    _ expected: String,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      "A dependency should have the type '\(expected)', but it has the type '\(found)'.",
      facts: [("Declared at", "\(location)")],
      remedies: [
        "Override the dependency with a value of the type '\(expected)'.",
        "Leave 'as: \(expected).self' out.",
      ]
    )
  }

  /// Returns the message for a call of `withDependencies(from:)` with an object without
  /// dependencies.
  ///
  /// - Parameters:
  ///   - model: The name of the object's type.
  ///   - location: The place of the call.
  /// - Returns: The message.
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

  /// Returns the message for a test that uses a function or a value that the test should override.
  ///
  /// - Parameters:
  ///   - description: The name of the function or value; empty if unknown.
  ///   - location: The place where the function or value is defined.
  /// - Returns: The message.
  package static func unimplemented(_ description: String, at location: String) -> Diagnostic {
    Diagnostic(
      "Unimplemented\(description.isEmpty ? "" : ": \(description)")",
      facts: [("Defined at", location)],
      remedies: ["Override the function or value before the code under test uses it."]
    )
  }

  /// Returns the message for a timer whose interval is zero or negative.
  ///
  /// - Parameters:
  ///   - interval: The interval.
  ///   - location: The place that creates the timer.
  /// - Returns: The message.
  static func timerWithoutInterval(_ interval: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      "The interval of a timer must be greater than zero.",
      facts: [("Created at", "\(location)"), ("Interval", interval)],
      remedies: ["Use an interval greater than zero, such as '.seconds(1)'."]
    )
  }

  /// Returns the message for a test that overrides a value although no code reads the value.
  ///
  /// Only a test with the audit `strict` reports this issue.
  ///
  /// - Parameter override: The override.
  /// - Returns: The message.
  package static func neverRead(_ override: Override) -> Diagnostic {
    Diagnostic(
      "'\(override.label)' was overridden, but never read.",
      facts: [("Value", "\(override.value)")]
        + (override.location.map { [("Overridden at", "\($0)")] } ?? []),
      remedies: ["Remove the override, or check why the code under test does not read it."]
    )
  }
}

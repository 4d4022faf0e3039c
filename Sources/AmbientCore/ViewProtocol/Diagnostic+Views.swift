package import AmbientSupport

extension Diagnostic {
  package static func mustBeValueType(_ role: String, _ type: Any.Type) -> Diagnostic {
    let claim =
      role == "views"
      ? "views must be value types (either a struct or an enum); \(type) is a class."
      : "\(role) must be value types: \(type)"
    return Diagnostic(
      claim,
      remedies: [
        "Declare '\(type)' as a struct, and move shared data to an '@Observable' class. Store an "
          + "object of this class in the struct."
      ]
    )
  }

  /// Returns the message for a program that reads the body of a type that has none.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - body: The name of the property.
  /// - Returns: The message.
  package static func neverBody(_ type: Any.Type, _ body: String = "body") -> Diagnostic {
    Diagnostic(
      "\(body)() should not be called on \(type).",
      remedies: ["Use '\(type)' as it is: it has no \(body) of its own."]
    )
  }

  package static func mayNotHaveNeverBody(_ type: Any.Type) -> Diagnostic {
    Diagnostic(
      "\(type) may not have Body == Never",
      remedies: ["Give '\(type)' a 'body' that returns a view."]
    )
  }
}

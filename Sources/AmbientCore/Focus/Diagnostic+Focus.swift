package import AmbientSupport

extension Diagnostic {
  package static func focusStateReadOutsideView(_ value: Any.Type) -> Diagnostic {
    Diagnostic(
      """
      Accessing FocusState's value outside of the body of a View. \
      This will result in a constant Binding of the initial value and will not update.
      """,
      facts: [("State", "FocusState<\(value)>")],
      remedies: ["Use the binding in 'body' or in an action, not in an initializer."]
    )
  }
}

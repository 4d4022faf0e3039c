import AmbientSupport

extension Diagnostic {
  /// The names lead from one default to itself.
  static func cycle(of names: [String]) -> Diagnostic {
    Diagnostic(
      "The default of '\(names[0])' cannot be made, because it needs itself.",
      facts: [("Cycle", names.joined(separator: " → "))],
      remedies: [
        "Read one of them where it is used, in a closure or a method, not while the other is made."
      ]
    )
  }
}

package import AmbientEnvironment

extension Element {
  /// The environment of the element's view; nil for an element that belongs to no `ViewTree`, or
  /// has left its tree.
  ///
  /// A read outside of a body creates no dependency.
  package var environment: EnvironmentValues? {
    guard isMounted else { return nil }
    return node.map { EnvironmentValues($0.scope) }
  }
}

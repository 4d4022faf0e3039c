import AmbientFoundation

extension [NSItemProvider] {
  /// Returns the providers that have data of one of the types with the given identifiers.
  func conforming(to types: [String]) -> [NSItemProvider] {
    filter { types.contains(where: $0.hasItemConformingToTypeIdentifier) }
  }
}

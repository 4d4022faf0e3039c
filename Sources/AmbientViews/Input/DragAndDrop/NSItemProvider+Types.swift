import AmbientFoundation

extension [NSItemProvider] {
  /// Returns the providers with data of one of the types, which are given by their identifiers.
  func conforming(to types: [String]) -> [NSItemProvider] {
    filter { types.contains(where: $0.hasItemConformingToTypeIdentifier) }
  }
}

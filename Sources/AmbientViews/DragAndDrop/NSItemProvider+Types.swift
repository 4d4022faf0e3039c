import AmbientFoundation

extension [NSItemProvider] {
  /// Returns the providers with data of one of the types.
  ///
  /// - Parameter types: The identifiers of the types.
  func conforming(to types: [String]) -> [NSItemProvider] {
    filter { types.contains(where: $0.hasItemConformingToTypeIdentifier) }
  }
}

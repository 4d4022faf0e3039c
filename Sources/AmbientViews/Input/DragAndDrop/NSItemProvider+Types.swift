import AmbientFoundation

extension [NSItemProvider] {
  func conforming(to types: [String]) -> [NSItemProvider] {
    filter { types.contains(where: $0.hasItemConformingToTypeIdentifier) }
  }
}

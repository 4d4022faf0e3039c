extension Counters: Codable {
  /// The names of the layout counters, which are saved only if a layout did some work.
  private static let layoutNames: Set<String> = ["measured", "placed"]

  /// Reads the counters by their names.
  ///
  /// A counter whose name is missing is zero.
  package init(from decoder: any Decoder) throws {
    let values = try [String: Int](from: decoder)
    self.init()
    for (name, path) in Self.names { self[keyPath: path] = values[name] ?? 0 }
  }

  /// Writes the counters by their names.
  package func encode(to encoder: any Encoder) throws {
    let hasLayout = measured + placed > 0
    let pairs = Self.names
      .filter { hasLayout || !Self.layoutNames.contains($0.name) }
      .map { ($0.name, self[keyPath: $0.value]) }
    try Dictionary(uniqueKeysWithValues: pairs).encode(to: encoder)
  }
}

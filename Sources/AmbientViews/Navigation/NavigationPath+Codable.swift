extension NavigationPath {
  /// A path as it can be stored: its values, each with the name of its type.
  public struct CodableRepresentation {
    fileprivate let values: [AnyHashable]
  }

  /// The path as it can be stored; nil if one of its values cannot.
  public var codable: CodableRepresentation? {
    values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
  }

  /// Makes the path that was stored.
  public init(_ codable: CodableRepresentation) { values = codable.values }
}

extension NavigationPath.CodableRepresentation: Equatable {}

extension NavigationPath.CodableRepresentation: Codable {
  /// Reads the values; their types must be in the program.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var values: [AnyHashable] = []
    while !container.isAtEnd {
      let name = try container.decode(String.self)
      guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "There is no type '\(name)' that a navigation path can hold."
        )
      }
      values.append(try Self.decode(type, from: &container))
    }
    self.values = values
  }

  private static func decode<Value: Decodable & Hashable>(
    _ type: Value.Type,
    from container: inout any UnkeyedDecodingContainer
  ) throws -> AnyHashable {
    AnyHashable(try container.decode(type))
  }

  /// Writes the values, the lowest page first, each behind the name of its type.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for value in values {
      let type = type(of: value.base)
      guard let name = _mangledTypeName(type), let value = value.base as? any Encodable else {
        throw EncodingError.invalidValue(
          value,
          .init(codingPath: encoder.codingPath, debugDescription: "A '\(type)' cannot be stored.")
        )
      }
      try container.encode(name)
      try container.encode(value)
    }
  }
}

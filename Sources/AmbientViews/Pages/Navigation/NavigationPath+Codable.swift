extension NavigationPath {
  /// The form of a path that can be encoded and decoded.
  public struct CodableRepresentation {
    fileprivate let values: [AnyHashable]
  }

  /// The path in a form that can be encoded; nil if a value is not `Codable`.
  ///
  /// - Complexity: O(*n*) in the number of values.
  public var codable: CodableRepresentation? {
    values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
  }

  /// Creates a path from its decoded form.
  ///
  /// - Parameter codable: The decoded form.
  public init(_ codable: CodableRepresentation) { values = codable.values }
}

extension NavigationPath.CodableRepresentation: Equatable {}

extension NavigationPath.CodableRepresentation: Codable {
  /// Decodes the path from pairs.
  ///
  /// Each pair consists of the name of a type and a value of this type.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: `DecodingError.dataCorrupted` if one of the names is not the name of a `Decodable`
  ///   and `Hashable` type in the program. The initializer also rethrows errors of the decoder.
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

  /// Decodes a value of a type that is known only at run time.
  private static func decode<Value: Decodable & Hashable>(
    _ type: Value.Type,
    from container: inout any UnkeyedDecodingContainer
  ) throws -> AnyHashable {
    AnyHashable(try container.decode(type))
  }

  /// Encodes a type name and a value for each page, from the lowest page to the topmost page.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: `EncodingError.invalidValue` if the type of a value has no name that can be stored.
  ///   The method also rethrows errors of the encoder.
  /// - Complexity: O(n) in the number of pages.
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

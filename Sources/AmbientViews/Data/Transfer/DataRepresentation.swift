public import Foundation

/// A representation of values as data.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// The type of the body: this representation has no body.
  public typealias Body = Never

  /// The types of data that the representation exports and imports.
  public let _channels: [_TransferChannel<Item>]

  /// Creates a representation that exports and imports data.
  ///
  /// - Parameters:
  ///   - contentType: The type of the data.
  ///   - exporting: Returns the data of a value.
  ///   - importing: Creates a value from the data.
  public init(
    contentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _channels = [
      _TransferChannel(
        contentType,
        export: { .data(try await exporting($0)) },
        importPayload: { try await importing($0.data) }
      )
    ]
  }

  /// Creates a representation that only exports data.
  ///
  /// - Parameters:
  ///   - exportedContentType: The type of the data.
  ///   - exporting: Returns the data of a value.
  public init(
    exportedContentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    _channels = [
      _TransferChannel(exportedContentType, export: { .data(try await exporting($0)) })
    ]
  }

  /// Creates a representation that only imports data.
  ///
  /// - Parameters:
  ///   - importedContentType: The type of the data.
  ///   - importing: Creates a value from the data.
  public init(
    importedContentType: UTType,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _channels = [
      _TransferChannel(importedContentType, importPayload: { try await importing($0.data) })
    ]
  }
}

/// A representation of values as encoded data, through their `Codable` conformance.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// The type of the body: this representation has no body.
  public typealias Body = Never

  /// The types of data that the representation exports and imports.
  public let _channels: [_TransferChannel<Item>]

  /// Creates a representation that encodes values as JSON.
  ///
  /// - Parameter contentType: The type of the data.
  public init(contentType: UTType) {
    self.init(contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }

  /// Creates a representation that encodes values of the given type as JSON.
  ///
  /// - Parameters:
  ///   - itemType: The type of the values.
  ///   - contentType: The type of the data.
  public init(for itemType: Item.Type, contentType: UTType) { self.init(contentType: contentType) }

  /// Creates a representation that uses the given JSON encoder and decoder.
  ///
  /// - Parameters:
  ///   - itemType: The type of the values.
  ///   - contentType: The type of the data.
  ///   - encoder: Encodes values.
  ///   - decoder: Decodes values.
  public init(
    for itemType: Item.Type = Item.self,
    contentType: UTType,
    encoder: JSONEncoder,
    decoder: JSONDecoder
  ) {
    _channels = [
      _TransferChannel(
        contentType,
        export: { .data(try encoder.encode($0)) },
        importPayload: { try decoder.decode(Item.self, from: $0.data) }
      )
    ]
  }
}

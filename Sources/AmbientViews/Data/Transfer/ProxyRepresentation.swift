/// A representation that converts values to and from another ``Transferable`` type.
///
/// The representations of the other type export and import the data.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  /// The type of the body: this representation has no body.
  public typealias Body = Never

  /// The types of data that the representation exports and imports.
  public let _channels: [_TransferChannel<Item>]

  /// Creates a representation that exports and imports values.
  ///
  /// - Parameters:
  ///   - exporting: Converts a value to the other type.
  ///   - importing: Converts a value of the other type to an `Item`.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    _channels = ProxyRepresentation.channels.map {
      $0.proxy(exporting: exporting, importing: importing)
    }
  }

  /// Creates a representation that only exports values.
  ///
  /// - Parameter exporting: Converts a value to the other type.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    _channels = ProxyRepresentation.channels.map {
      $0.proxy(exporting: exporting, importing: nil)
    }
  }

  /// Creates a representation that only imports values.
  ///
  /// - Parameter importing: Converts a value of the other type to an `Item`.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    _channels = ProxyRepresentation.channels.map {
      $0.proxy(exporting: nil, importing: importing)
    }
  }

  /// Creates a representation that exports and imports values asynchronously.
  ///
  /// - Parameters:
  ///   - exporting: Converts a value to the other type.
  ///   - importing: Converts a value of the other type to an `Item`.
  @_disfavoredOverload
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    _channels = ProxyRepresentation.channels.map {
      $0.proxy(exporting: exporting, importing: importing)
    }
  }

  /// Creates a representation that only exports values, asynchronously.
  ///
  /// - Parameter exporting: Converts a value to the other type.
  @_disfavoredOverload
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    _channels = ProxyRepresentation.channels.map {
      $0.proxy(exporting: exporting, importing: nil)
    }
  }

  /// Creates a representation that only imports values, asynchronously.
  ///
  /// - Parameter importing: Converts a value of the other type to an `Item`.
  @_disfavoredOverload
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    _channels = ProxyRepresentation.channels.map {
      $0.proxy(exporting: nil, importing: importing)
    }
  }
}

extension _TransferChannel {
  /// Returns a channel that exports and imports a `Value` as an `Item`, through this channel.
  fileprivate func proxy<Value>(
    exporting: (@Sendable (Value) async throws -> Item)?,
    importing: (@Sendable (Item) async throws -> Value)?
  ) -> _TransferChannel<Value> {
    var proxy = _TransferChannel<Value>(contentType)
    proxy.visibility = visibility
    if let exporting, let export {
      proxy.export = { value in
        switch try await export(exporting(value)) {
        case .data(let data): .data(data)
        case .file(let url): .file(url)
        }
      }
    }
    if let importing, let importPayload {
      proxy.importPayload = { payload in
        let item: Item =
          switch payload {
          case .data(let data): try await importPayload(.data(data))
          case .file(let url): try await importPayload(.file(url))
          }
        return try await importing(item)
      }
    }
    return proxy
  }
}

import Foundation

/// One type of data that a representation exports or imports.
///
/// The channel is public only because a requirement of a public protocol has this type.
public struct _TransferChannel<Item>: Sendable {
  enum Payload: Sendable {
    case data(Data)
    case file(URL)

    /// The data, or the contents of the file.
    var data: Data {
      get throws {
        switch self {
        case .data(let data): data
        case .file(let url): try Data(contentsOf: url)
        }
      }
    }
  }

  let contentType: UTType
  var visibility = TransferRepresentationVisibility.all
  var export: (@Sendable (Item) async throws -> Payload)?
  var importPayload: (@Sendable (Payload) async throws -> Item)?
  var fileName: (@Sendable (Item) -> String?)?
  var condition: (@Sendable (Item) -> Bool)?

  init(
    _ contentType: UTType,
    export: (@Sendable (Item) async throws -> Payload)? = nil,
    importPayload: (@Sendable (Payload) async throws -> Item)? = nil
  ) {
    self.contentType = contentType
    self.export = export
    self.importPayload = importPayload
  }

  func exports(_ item: Item) -> Bool { export != nil && (condition?(item) ?? true) }

  func data(of item: Item) async throws -> Data {
    guard let export else { return Data() }
    return try await export(item).data
  }
}

/// Combines the representations of a type.
///
/// The first representation is the preferred one.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Returns a representation.
  ///
  /// - Parameter content: The value of the expression.
  /// - Returns: The representation.
  public static func buildExpression<Content: TransferRepresentation<Item>>(
    _ content: Content
  ) -> Content { content }

  /// Returns the first representation.
  public static func buildPartialBlock<Content: TransferRepresentation<Item>>(
    first content: Content
  ) -> Content { content }

  /// Adds a representation to the previous representations.
  ///
  /// - Parameters:
  ///   - accumulated: The representations so far.
  ///   - next: The representation to add.
  /// - Returns: All representations.
  public static func buildPartialBlock<
    First: TransferRepresentation<Item>,
    Next: TransferRepresentation<Item>
  >(accumulated: First, next: Next) -> some TransferRepresentation<Item> {
    CombinedRepresentation(_channels: accumulated._channels + next._channels)
  }
}

private struct CombinedRepresentation<Item: Transferable>: TransferRepresentation {
  typealias Body = Never

  let _channels: [_TransferChannel<Item>]
}

/// A representation that changes the channels of another representation.
struct ChangedRepresentation<Item: Transferable>: TransferRepresentation {
  typealias Body = Never

  let _channels: [_TransferChannel<Item>]

  init(
    _ base: some TransferRepresentation<Item>,
    _ change: (inout _TransferChannel<Item>) -> Void
  ) {
    var channels = base._channels
    for index in channels.indices { change(&channels[index]) }
    _channels = channels
  }
}

extension TransferRepresentation {
  /// Sets which programs can see the representation.
  ///
  /// Only ``Transferable/exportedContentTypes(_:)`` reads the visibility. An ``NSItemProvider``
  /// offers the data to all programs.
  ///
  /// - Parameter visibility: The programs that can see the representation.
  /// - Returns: The representation with the visibility.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> {
    ChangedRepresentation(self) { $0.visibility = visibility }
  }

  /// Sets the suggested name for a file that contains the data.
  ///
  /// - Parameter fileName: The name of the file.
  /// - Returns: The representation with the name.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    ChangedRepresentation(self) { $0.fileName = { _ in fileName } }
  }

  /// Sets the suggested name for a file that contains the data of a value.
  ///
  /// - Parameter fileName: Returns the name of the file for a value; nil for no suggestion.
  /// - Returns: The representation with the names.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    ChangedRepresentation(self) { $0.fileName = fileName }
  }

  /// Exports only the values that satisfy a condition.
  ///
  /// - Parameter condition: Returns whether a value is exported.
  /// - Returns: The representation with the condition.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    ChangedRepresentation(self) { $0.condition = condition }
  }
}

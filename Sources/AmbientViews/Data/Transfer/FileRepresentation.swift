public import Foundation

/// A file that a program sends.
public struct SentTransferredFile: Sendable {
  /// The URL of the file.
  ///
  /// The library reads the file and does not remove it.
  public let file: URL

  /// Whether the program lets the receiver change the original file.
  ///
  /// The receiver gets a copy anyway.
  public let allowAccessingOriginalFile: Bool

  /// Creates a description of a file to send.
  ///
  /// - Parameters:
  ///   - file: The URL of the file.
  ///   - allowAccessingOriginalFile: Accepted without effect: a receiver gets a copy.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that a program receives.
public struct ReceivedTransferredFile: Sendable {
  /// The URL of a temporary copy, which is removed after the import.
  public let file: URL

  /// Whether the file is the original; always false.
  public let isOriginalFile: Bool
}

/// A representation of values as files.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// The type of the body: this representation has no body.
  public typealias Body = Never

  /// The types of data that the representation exports and imports.
  public let _channels: [_TransferChannel<Item>]

  /// Creates a representation that exports and imports files.
  ///
  /// - Parameters:
  ///   - contentType: The type of the file.
  ///   - shouldAttemptToOpenInPlace: Accepted without effect: a receiver gets a copy.
  ///   - exporting: Returns the file that represents a value.
  ///   - importing: Returns the value that a file represents.
  public init(
    contentType: UTType,
    shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _channels = [
      _TransferChannel(
        contentType,
        export: { .file(try await exporting($0).file) },
        importPayload: { payload in
          try await payload.withFile(of: contentType) { try await importing($0) }
        }
      )
    ]
  }

  /// Creates a representation that only exports files.
  ///
  /// - Parameters:
  ///   - exportedContentType: The type of the file.
  ///   - shouldAllowToOpenInPlace: Accepted without effect: a receiver gets a copy.
  ///   - exporting: Returns the file that represents a value.
  public init(
    exportedContentType: UTType,
    shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    _channels = [
      _TransferChannel(exportedContentType, export: { .file(try await exporting($0).file) })
    ]
  }

  /// Creates a representation that only imports files.
  ///
  /// - Parameters:
  ///   - importedContentType: The type of the file.
  ///   - shouldAttemptToOpenInPlace: Accepted without effect: the importer gets a copy.
  ///   - importing: Returns the value that a file represents.
  public init(
    importedContentType: UTType,
    shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _channels = [
      _TransferChannel(
        importedContentType,
        importPayload: { payload in
          try await payload.withFile(of: importedContentType) { try await importing($0) }
        }
      )
    ]
  }
}

extension _TransferChannel.Payload {
  /// Calls a closure with a copy of the payload in a temporary file, and then removes the file.
  fileprivate func withFile(
    of type: UTType,
    _ use: (ReceivedTransferredFile) async throws -> Item
  ) async throws -> Item {
    var copy = FileManager.default.temporaryDirectory
      .appendingPathComponent("Transfer-\(UUID().uuidString)")
    switch self {
    case .file(let url): copy = copy.appendingPathExtension(url.pathExtension)
    case .data: if let name = type.preferredFilenameExtension { copy.appendPathExtension(name) }
    }
    defer { try? FileManager.default.removeItem(at: copy) }
    try data.write(to: copy)
    return try await use(ReceivedTransferredFile(file: copy, isOriginalFile: false))
  }
}

#if !canImport(UIKit) && !canImport(AppKit)
public import Foundation

/// Options of a file that a provider offers.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int

  /// Creates options from their bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Accepted without effect: a receiver gets a copy of the file.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

extension NSItemProvider {
  /// Adds a file that contains data of a type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the type.
  ///   - fileOptions: Accepted without effect: a receiver gets a copy of the file.
  ///   - visibility: Accepted without effect.
  ///   - loadHandler: Calls `completion` with the URL of the file, or with an error. The Boolean
  ///     argument of `completion` has no effect.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        _ completion: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
      ) -> Foundation.Progress?
  ) {
    let file: @Sendable () async throws -> URL = {
      try await withCheckedThrowingContinuation { continuation in
        _ = loadHandler { url, _, error in
          continuation.resume(
            with: url.map(Result.success)
              ?? .failure(error ?? TransferError.noItem(typeIdentifier, present: []))
          )
        }
      }
    }
    register(Registration(file: file, of: UTType(importedAs: typeIdentifier)))
  }

  /// Loads data of a type as a temporary file.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of a registered type, or of one of its supertypes.
  ///   - completionHandler: Receives the URL of the temporary file, or an error. The temporary file
  ///     is removed when the handler returns.
  /// - Returns: The progress, which is complete when the handler is called.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Foundation.Progress {
    let complete: @Sendable (URL?, (any Error)?) -> Void = { copy, error in
      completionHandler(copy, error)
      if let copy { try? FileManager.default.removeItem(at: copy.deletingLastPathComponent()) }
    }
    return load(completionHandler: complete) { [self] in
      let registration = try registration(for: UTType(unchecked: typeIdentifier))
      let original = try await registration.file?()
      let data =
        if let original { try Data(contentsOf: original) } else { try await registration.load() }
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("Transfer-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let name = original?.lastPathComponent ?? fileName(for: registration.type)
      let copy = folder.appendingPathComponent(name)
      do { try data.write(to: copy) } catch {
        try? FileManager.default.removeItem(at: folder)
        throw error
      }
      return copy
    }
  }

  private func fileName(for type: UTType) -> String {
    let name = (suggestedName ?? "Item").replacingOccurrences(of: "/", with: "-")
    guard let suffix = type.preferredFilenameExtension, !name.hasSuffix(".\(suffix)") else {
      return name
    }
    return "\(name).\(suffix)"
  }
}

extension NSItemProvider.Registration {
  init(file: @escaping @Sendable () async throws -> URL, of type: UTType) {
    self.init(type: type, load: { try Data(contentsOf: await file()) }, file: file)
  }
}
#endif

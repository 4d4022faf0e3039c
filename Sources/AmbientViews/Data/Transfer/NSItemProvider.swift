#if !canImport(UIKit) && !canImport(AppKit)
public import Foundation
import Synchronization

/// An object that offers one item, such as a dragged view, as data of one or several types.
///
/// A receiver chooses one of the types, and loads the data of this type.
///
/// ```swift
/// Text(name).onDrag { NSItemProvider(object: name) }
/// ```
///
/// The class replaces Foundation's `NSItemProvider` on platforms where Foundation has none. This
/// class has only the members that views need.
open class NSItemProvider: NSObject, @unchecked Sendable {
  // `@unchecked`: `contents` is guarded by its lock.
  private let contents = Mutex(Contents())

  private struct Contents {
    var registrations: [Registration] = []
    var value: OfferedValue?
    var name: String?
  }

  /// One type of data that a provider offers.
  struct Registration: Sendable {
    let type: UTType
    let load: @Sendable () async throws -> Data
    /// Returns the file with the data; nil if no file was registered.
    var file: (@Sendable () async throws -> URL)?
    /// The registered item; nil if only data or a file was registered.
    var item: OfferedValue?
  }

  /// Creates a provider without values.
  public override init() { super.init() }

  /// Creates a provider of a value.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of the content and the URL of a file; nil if `fileURL` is not the URL of a
  /// file.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL, fileURL.isFileURL else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    register(Registration(file: { fileURL }, of: type))
    register(.fileURL) { Data(fileURL.absoluteString.utf8) }
  }

  convenience init<T: Transferable>(transferring item: T) {
    self.init()
    register(item)
  }

  /// The suggested name for a file that contains the data; nil for no suggestion.
  public var suggestedName: String? {
    get { contents.withLock(\.name) }
    set { contents.withLock { $0.name = newValue } }
  }

  // MARK: Registering

  /// Adds a value.
  ///
  /// - Parameters:
  ///   - object: The value to add. Several receivers may use the value at the same time, so an
  ///     instance of a class must be safe for concurrent use.
  ///   - visibility: Accepted without effect.
  public func registerObject(
    _ object: any NSItemProviderWriting,
    visibility: NSItemProviderRepresentationVisibility
  ) {
    keep(OfferedValue(value: object))
    // `unsafe`: the object is safe for concurrent use; see the parameter `object`.
    nonisolated(unsafe) let object = object
    for identifier in object.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) {
        object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: $0)
      }
    }
  }

  /// Adds a value that can be transferred, with each representation that exports the value.
  public func register<T: Transferable>(_ item: @autoclosure () -> T) {
    let item = item()
    keep(OfferedValue(value: item))
    for channel in T.channels where channel.exports(item) {
      if suggestedName == nil { suggestedName = channel.fileName?(item) }
      register(channel.contentType) { try await channel.data(of: item) }
    }
  }

  /// Adds data of a type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the type.
  ///   - visibility: Accepted without effect.
  ///   - loadHandler: Calls `completion` with the data or an error.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        _ completion: @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> Foundation.Progress?
  ) {
    register(UTType(importedAs: typeIdentifier)) {
      try await withCheckedThrowingContinuation { continuation in
        _ = loadHandler { data, error in
          continuation.resume(
            with: data.map(Result.success)
              ?? .failure(error ?? TransferError.noItem(typeIdentifier, present: []))
          )
        }
      }
    }
  }

  func register(_ type: UTType, load: @escaping @Sendable () async throws -> Data) {
    register(Registration(type: type, load: load))
  }

  func register(_ registration: Registration) {
    contents.withLock { $0.registrations.append(registration) }
  }

  /// Keeps a value for receivers in this program, unless another value was kept before.
  func keep(_ value: OfferedValue) {
    contents.withLock { if $0.value == nil { $0.value = value } }
  }

  // MARK: Looking up

  /// The types of the data, the preferred type first.
  public var registeredContentTypes: [UTType] {
    contents.withLock { $0.registrations.map(\.type) }.withoutRepetitions
  }

  /// The identifiers of the types of the data, the preferred type first.
  public var registeredTypeIdentifiers: [String] { registeredContentTypes.map(\.identifier) }

  /// Returns whether the provider has data of a type or of a subtype.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    let type = UTType(unchecked: typeIdentifier)
    return registeredContentTypes.contains { $0.conforms(to: type) }
  }

  /// Returns whether the provider has data that can become a value of a type.
  public func canLoadObject<T: NSItemProviderReading>(ofClass type: T.Type) -> Bool {
    value(as: T.self) != nil
      || T.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
  }

  /// Returns the value that was registered first, if it has the given type; otherwise nil.
  func value<T>(as type: T.Type) -> T? { contents.withLock { $0.value?.value as? T } }

  // MARK: Loading

  func data(for type: UTType) async throws -> Data { try await registration(for: type).load() }

  /// Returns the first registration for the type or one of its subtypes.
  func registration(for type: UTType) throws -> Registration {
    let match = contents.withLock { contents in
      contents.registrations.first { $0.type.conforms(to: type) }
    }
    guard let match else {
      throw TransferError.noItem(type.identifier, present: registeredTypeIdentifiers)
    }
    return match
  }

  /// Loads a value.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - completionHandler: Receives the value or an error.
  /// - Returns: The progress, which is complete when the handler is called.
  @discardableResult
  public func loadObject<T: NSItemProviderReading>(
    ofClass type: T.Type,
    completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Foundation.Progress {
    let complete: @Sendable (OfferedValue?, (any Error)?) -> Void = {
      completionHandler($0?.value as? T, $1)
    }
    return load(completionHandler: complete) { [self] in
      if let value = value(as: T.self) { return OfferedValue(value: value) }
      let identifiers = T.readableTypeIdentifiersForItemProvider
      guard let identifier = identifiers.first(where: hasItemConformingToTypeIdentifier) else {
        throw TransferError.noItem("\(T.self)", present: registeredTypeIdentifiers)
      }
      let data = try await data(for: UTType(unchecked: identifier))
      return OfferedValue(
        value: try T.object(withItemProviderData: data, typeIdentifier: identifier)
      )
    }
  }

  /// Loads a value that can be transferred.
  ///
  /// - Parameters:
  ///   - transferableType: The type of the value.
  ///   - completionHandler: Receives the value or an error.
  /// - Returns: The progress, which is complete when the handler is called.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type,
    completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Foundation.Progress {
    let complete: @Sendable (T?, (any Error)?) -> Void = { value, error in
      let error = error ?? TransferError.noItem("\(T.self)", present: [])
      completionHandler(value.map(Result.success) ?? .failure(error))
    }
    return load(completionHandler: complete) { [self] in try await transferred(T.self) }
  }

  /// Loads data of a type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of a registered type, or of one of its supertypes.
  ///   - completionHandler: Receives the data or an error.
  /// - Returns: The progress, which is complete when the handler is called.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Foundation.Progress {
    load(completionHandler: completionHandler) { [self] in
      try await data(for: UTType(unchecked: typeIdentifier))
    }
  }

  /// Runs a closure in a task, and calls a handler with the value or the error of the closure.
  func load<T: Sendable>(
    completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void,
    _ value: @escaping @Sendable () async throws -> T
  ) -> Foundation.Progress {
    let progress = Foundation.Progress(totalUnitCount: 1)
    Task {
      do {
        let value = try await value()
        progress.completedUnitCount = 1
        completionHandler(value, nil)
      } catch {
        progress.completedUnitCount = 1
        completionHandler(nil, error)
      }
    }
    return progress
  }

  /// Loads the value as a given type.
  ///
  /// If the value that was registered first has the type, the method returns this value. Otherwise,
  /// the method makes a value from the data.
  func transferred<T: Transferable>(_ type: T.Type) async throws -> T {
    if let value = value(as: T.self) { return value }
    for channel in T.channels {
      guard let importPayload = channel.importPayload,
        registeredContentTypes.contains(where: { $0.conforms(to: channel.contentType) })
      else { continue }
      return try await importPayload(.data(data(for: channel.contentType)))
    }
    throw TransferError.noItem("\(T.self)", present: registeredTypeIdentifiers)
  }

  /// Returns whether the provider has a value of a type, or data that can become such a value.
  func canTransfer<T: Transferable>(_ type: T.Type) -> Bool {
    value(as: T.self) != nil
      || T.importedContentTypes().contains { hasItemConformingToTypeIdentifier($0.identifier) }
  }
}

// `@unchecked`: a program registers only values that are safe for concurrent use. A provider passes
// the value to its receivers unchanged.
struct OfferedValue: @unchecked Sendable {
  let value: Any
}

/// The programs that can see the data of a provider.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All programs can read the data.
  case all
  /// Only programs of the same developer team can read the data.
  case team
  /// Only programs in an app group that this program belongs to can read the data.
  case group
  /// Only this program can read the data.
  case ownProcess
}
#endif

#if !canImport(UIKit) && !canImport(AppKit)
public import Foundation

extension NSItemProvider {
  /// Creates a provider of an item.
  ///
  /// - Parameters:
  ///   - item: The item, such as an `NSURL`, an `NSString` or an `NSData`; nil for a provider
  ///     without values.
  ///   - typeIdentifier: The identifier of the item's type; nil to derive the type from the item.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item else { return }
    let knownItem = KnownItem(item)
    let value = OfferedValue(value: knownItem?.value ?? item)
    let type = typeIdentifier.map { UTType(importedAs: $0) } ?? knownItem?.type ?? .data
    let data = knownItem?.data
    keep(value)
    register(
      Registration(
        type: type,
        load: {
          guard let data else { throw TransferError.noItem(type.identifier, present: []) }
          return data
        },
        item: value
      )
    )
  }

  /// Loads the item that is registered for a type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of a registered type, or of one of its supertypes.
  ///   - options: Accepted without effect.
  ///   - completionHandler: Receives the item or an error. If an item was registered, such as a
  ///     `URL`, the handler receives this item. If a file was registered, the handler receives the
  ///     URL of the file. Otherwise, the handler receives `Data`.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String,
    options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    let complete: @Sendable (OfferedValue?, (any Error)?) -> Void = {
      completionHandler?($0?.value, $1)
    }
    _ = load(completionHandler: complete) { [self] in
      let registration = try registration(for: UTType(unchecked: typeIdentifier))
      if let item = registration.item { return item }
      if let file = registration.file { return OfferedValue(value: try await file()) }
      return OfferedValue(value: try await registration.load())
    }
  }

  /// Loads the item that is registered for a type, as an object of Foundation.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of a registered type, or of one of its supertypes.
  ///   - options: Accepted without effect.
  ///   - completionHandler: Receives the item or an error. If an item was registered, such as an
  ///     `NSURL`, the handler receives this item. If a file was registered, the handler receives
  ///     the URL of the file. Otherwise, the handler receives an `NSData`.
  @_disfavoredOverload
  public func loadItem(
    forTypeIdentifier typeIdentifier: String,
    options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)?
  ) {
    loadItem(forTypeIdentifier: typeIdentifier, options: options) { (item: Any?, error) in
      let object: (any NSSecureCoding)? =
        switch item {
        case let url as URL: NSURL(string: url.absoluteString)
        case let text as String: NSString(string: text)
        case let data as Data: NSData(data: data)
        default: item as? any NSSecureCoding
        }
      completionHandler?(object, error)
    }
  }
}

/// An item whose data and type are known.
private struct KnownItem {
  let value: Any
  let type: UTType
  let data: Data

  /// Finds the data and the type of an item; nil if the item is not a URL, a text or data.
  init?(_ item: any NSSecureCoding) {
    switch item {
    case let url as NSURL:
      guard let url = URL(string: url.absoluteString) else { return nil }
      (value, type) = (url, url.isFileURL ? .fileURL : .url)
      data = Data(url.absoluteString.utf8)
    case let text as NSString:
      let text = String(describing: text)
      (value, type, data) = (text, .utf8PlainText, Data(text.utf8))
    case let object as NSData:
      (value, type, data) = (Data(referencing: object), .data, Data(referencing: object))
    default: return nil
    }
  }
}
#endif

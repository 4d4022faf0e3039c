#if !canImport(UIKit) && !canImport(AppKit)
public import Foundation

extension String: NSItemProviderWriting, NSItemProviderReading {
  /// The type of the written data: text in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier]
  }

  /// Gives the text in UTF-8 to a handler.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the type.
  ///   - completionHandler: The handler, which is called with the data and no error.
  /// - Returns: Always nil, because the handler is called before the function returns.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Foundation.Progress? {
    completionHandler(Data(utf8), nil)
    return nil
  }

  /// The types of the data that can be read: all types of text, UTF-8 first.
  ///
  /// Data of every such type is read as UTF-8.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier, UTType.text.identifier]
  }

  /// Returns the text in the data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - typeIdentifier: The identifier of the type of the data.
  /// - Returns: The value.
  /// - Throws: An error if the data is not in UTF-8.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> String {
    guard let text = String(data: data, encoding: .utf8) else {
      throw TransferError.unreadable(typeIdentifier, "a text in UTF-8")
    }
    return text
  }
}

extension URL: NSItemProviderWriting, NSItemProviderReading {
  /// The type of the written data: a URL.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  /// The type of the written data: a file URL if this is the URL of a file, and otherwise a URL.
  public var writableTypeIdentifiersForItemProvider: [String] {
    [(isFileURL ? UTType.fileURL : .url).identifier]
  }

  /// Gives the text of the URL to a handler.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the type.
  ///   - completionHandler: The handler, which is called with the data and no error.
  /// - Returns: Always nil, because the handler is called before the function returns.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Foundation.Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  /// The types of the data that can be read: file URLs, and any other URLs.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.fileURL.identifier, UTType.url.identifier]
  }

  /// Returns the URL in the data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - typeIdentifier: The identifier of the type of the data.
  /// - Returns: The value.
  /// - Throws: An error if the data is not a URL.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> URL {
    guard let url = String(data: data, encoding: .utf8).flatMap({ URL(string: $0) }) else {
      throw TransferError.unreadable(typeIdentifier, "a URL")
    }
    return url
  }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// The type of the written data: text in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    String.writableTypeIdentifiersForItemProvider
  }

  /// Gives the text in UTF-8 to a handler.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the type.
  ///   - completionHandler: The handler, which is called with the data and no error.
  /// - Returns: Always nil, because the handler is called before the function returns.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Foundation.Progress? {
    String(describing: self).loadData(
      withTypeIdentifier: typeIdentifier,
      forItemProviderCompletionHandler: completionHandler
    )
  }

  /// The types of the data that can be read: all types of text, UTF-8 first.
  ///
  /// Data of every such type is read as UTF-8.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    String.readableTypeIdentifiersForItemProvider
  }

  /// Returns the text in the data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - typeIdentifier: The identifier of the type of the data.
  /// - Returns: The value.
  /// - Throws: An error if the data is not in UTF-8, or if the method is called on a subclass of
  ///   `NSString`.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    let text = try String.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
    guard let result = NSString(string: text) as? Self else {
      throw TransferError.unreadable(typeIdentifier, "a text of the type '\(Self.self)'")
    }
    return result
  }
}

extension NSURL: NSItemProviderWriting {
  /// The type of the written data: a URL.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    URL.writableTypeIdentifiersForItemProvider
  }

  /// The type of the written data: a file URL if this is the URL of a file, and otherwise a URL.
  public var writableTypeIdentifiersForItemProvider: [String] {
    [(isFileURL ? UTType.fileURL : .url).identifier]
  }

  /// Gives the text of the URL to a handler.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the type.
  ///   - completionHandler: The handler, which is called with the data and no error.
  /// - Returns: Always nil, because the handler is called before the function returns.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Foundation.Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}
#endif

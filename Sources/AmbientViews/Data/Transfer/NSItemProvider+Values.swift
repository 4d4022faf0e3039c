#if !canImport(UIKit) && !canImport(AppKit)
public import Foundation

extension String: NSItemProviderWriting, NSItemProviderReading {
  /// The text in UTF-8.
  public var _itemProviderData: [(UTType, Data)] { [(.utf8PlainText, Data(utf8))] }

  /// UTF-8 text, and any other text.
  public static var _itemProviderTypes: [UTType] { [.utf8PlainText, .text] }

  /// Returns the text.
  public static func _value(of data: Data) -> String? { String(data: data, encoding: .utf8) }
}

extension URL: NSItemProviderWriting, NSItemProviderReading {
  /// The text of the URL.
  public var _itemProviderData: [(UTType, Data)] {
    [(isFileURL ? .fileURL : .url, Data(absoluteString.utf8))]
  }

  /// File URLs, and any other URLs.
  public static var _itemProviderTypes: [UTType] { [.fileURL, .url] }

  /// Returns the URL.
  public static func _value(of data: Data) -> URL? {
    String(data: data, encoding: .utf8).flatMap { URL(string: $0) }
  }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// The text in UTF-8.
  public var _itemProviderData: [(UTType, Data)] { String(describing: self)._itemProviderData }

  /// UTF-8 text, and any other text.
  public static var _itemProviderTypes: [UTType] { String._itemProviderTypes }

  /// Returns the text.
  public static func _value(of data: Data) -> Self? {
    String._value(of: data).flatMap { NSString(string: $0) as? Self }
  }
}

extension NSURL: NSItemProviderWriting {
  /// The text of the URL.
  public var _itemProviderData: [(UTType, Data)] {
    URL(string: absoluteString)?._itemProviderData ?? []
  }
}
#endif

#if !canImport(Darwin)
public import Foundation

/// Formats lists, as in "apples, pears, and plums".
public final class ListFormatter: Formatter, @unchecked Sendable {
  // Programs must set all properties before other threads use the formatter, as in Foundation.

  /// The language and region of the texts.
  public var locale: Locale = .autoupdatingCurrent

  /// The formatter of the items; nil to use their descriptions.
  public var itemFormatter: Formatter?

  /// Returns the items with commas and a conjunction between them.
  ///
  /// - Parameter items: The items. If ``itemFormatter`` cannot write an item, the text contains the
  ///   description of the item.
  /// - Returns: The text, which is never nil.
  public func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return texts.formatted(.list(type: .and).locale(locale))
  }

  /// Returns a list as text, or nil for other objects.
  ///
  /// - Parameter obj: The object.
  /// - Returns: The text; nil if the object is not a list.
  public override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }

  /// Returns texts with commas and a conjunction between them, in the user's language.
  ///
  /// - Parameter strings: The texts.
  /// - Returns: The text.
  public class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }
}
#endif

#if !canImport(UIKit) && !canImport(AppKit)
public import Foundation

/// A value that an ``NSItemProvider`` can offer as data.
///
/// ```swift
/// final class Stamp: NSItemProviderWriting {
///   let country: String
///
///   init(country: String) { self.country = country }
///
///   static var writableTypeIdentifiersForItemProvider: [String] {
///     [UTType.utf8PlainText.identifier]
///   }
///
///   func loadData(
///     withTypeIdentifier typeIdentifier: String,
///     forItemProviderCompletionHandler completionHandler:
///       @escaping @Sendable (Data?, (any Error)?) -> Void
///   ) -> Progress? {
///     completionHandler(Data(country.utf8), nil)
///     return nil
///   }
/// }
/// ```
///
/// Unlike in Foundation, the value need not be an object.
public protocol NSItemProviderWriting {
  /// The identifiers of the types of data that values of this type offer, the preferred type first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// The identifiers of the types of data that this value offers, the preferred type first.
  ///
  /// By default, these are the identifiers in the static property of the same name.
  var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Returns the programs that can see the data of a type.
  ///
  /// Ambient does not call the method. By default, all programs can see the data.
  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility

  /// Makes the data of a type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the type, which is one of the value's identifiers.
  ///   - completionHandler: Receives the data or an error. Call it once.
  /// - Returns: The progress; nil if `completionHandler` is called before the method returns.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Foundation.Progress?
}

extension NSItemProviderWriting {
  /// The identifiers in the static property of the same name.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }

  /// Always ``NSItemProviderRepresentationVisibility/all``.
  public static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility { .all }
}

/// A value that can be loaded from an ``NSItemProvider``.
///
/// Unlike in Foundation, the value need not be an object.
public protocol NSItemProviderReading: SendableMetatype {
  /// The identifiers of the types of data from which a value is made, the preferred type first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes a value from data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - typeIdentifier: One of the readable identifiers. The data has the type with this
  ///     identifier, or a subtype of the type.
  /// - Returns: The value.
  /// - Throws: An error if the data does not represent a value of this type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
#endif

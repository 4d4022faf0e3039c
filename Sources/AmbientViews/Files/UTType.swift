#if !canImport(Darwin)
/// A type of files and other data, known by an identifier.
///
/// A type conforms to others: who reads text reads source code too.
///
/// ```swift
/// extension UTType {
///   static let recipe = UTType(exportedAs: "org.example.recipe", conformingTo: .json)
/// }
/// ```
///
/// It does what the framework UniformTypeIdentifiers does, where there is none. What a program says there
/// of its own types in its property list, it says here with
/// ``declare(_:conformingTo:filenameExtensions:mimeTypes:)``.
public struct UTType: Hashable, Sendable, Codable {
  /// The identifier, such as `public.plain-text`.
  public let identifier: String

  init(known identifier: String) { self.identifier = identifier }

  /// The type with an identifier; nil if it is not declared.
  public init?(_ identifier: String) {
    guard UTTypeDeclarations[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  /// A type of this program's own.
  ///
  /// Unless it is declared, it conforms to the type that is given, or else to ``data``.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    UTTypeDeclarations.addIfMissing(identifier, conformingTo: parentType ?? .data)
  }

  /// A type of another program, which this one knows.
  ///
  /// Unless it is declared, it conforms to the type that is given, or else to ``data``.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// The type of files with an extension, among those that conform to another type.
  ///
  /// If none is declared, it is a dynamic one, which knows no more than its extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    guard !name.isEmpty else { return nil }
    let declared = UTTypeDeclarations.first { type, declaration in
      declaration.filenameExtensions.contains(name) && type.conforms(to: supertype)
    }
    self = declared ?? UTType(known: "dyn.\(supertype.identifier).\(name)")
  }

  /// The type of data with a MIME type, among those that conform to another type; nil if none is declared.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let name = mimeType.lowercased()
    let declared = UTTypeDeclarations.first { type, declaration in
      declaration.mimeTypes.contains(name) && type.conforms(to: supertype)
    }
    guard let declared else { return nil }
    self = declared
  }

  /// Reads the identifier.
  public init(from decoder: any Decoder) throws {
    identifier = try decoder.singleValueContainer().decode(String.self)
  }

  /// Writes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType {
  /// Says of a type of the program's own what it conforms to, and which files and data are of it.
  ///
  /// The extension and the MIME type that come first are the preferred ones. What was said of the type
  /// before no longer holds.
  @discardableResult
  public static func declare(
    _ identifier: String,
    conformingTo supertypes: [UTType] = [.data],
    filenameExtensions: [String] = [],
    mimeTypes: [String] = []
  ) -> UTType {
    UTTypeDeclarations[identifier] = UTTypeDeclaration(
      supertypes: supertypes.map(\.identifier),
      filenameExtensions: filenameExtensions.map { $0.lowercased() },
      mimeTypes: mimeTypes.map { $0.lowercased() }
    )
    return UTType(known: identifier)
  }

  /// The extension that files of the type are given.
  public var preferredFilenameExtension: String? { declaration?.filenameExtensions.first }

  /// The MIME type that data of the type is sent with.
  public var preferredMIMEType: String? { declaration?.mimeTypes.first }

  /// All types that it conforms to, itself aside.
  public var supertypes: Set<UTType> {
    var known: Set<UTType> = []
    var rest = directSupertypes
    while let next = rest.popLast() {
      if known.insert(next).inserted { rest += next.directSupertypes }
    }
    return known
  }

  /// Whether it is another type, or one that belongs to it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Whether it belongs to another type.
  public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }

  /// Whether another type belongs to it.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Whether it stands for a filename extension of which nothing is known.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// Whether somebody said what it is.
  public var isDeclared: Bool { !isDynamic && declaration != nil }

  /// Whether it belongs to nobody.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  private var declaration: UTTypeDeclaration? { UTTypeDeclarations[identifier] }

  private var directSupertypes: [UTType] {
    (declaration?.supertypes ?? []).map(UTType.init(known:))
  }
}

extension UTType: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}
#endif

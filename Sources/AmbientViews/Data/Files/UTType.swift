#if !canImport(Darwin)
/// A type of file or data, identified by a string such as `public.plain-text`.
///
/// A type conforms to more general types. For example, source code conforms to plain text, so a
/// program that reads plain text can read source code.
///
/// ```swift
/// extension UTType {
///   static let recipe = UTType(exportedAs: "org.example.recipe", conformingTo: .json)
/// }
/// ```
///
/// This struct is for platforms without Apple's UniformTypeIdentifiers framework. It ignores
/// declarations in property lists. A program declares the filename extensions and MIME types of its
/// own types with ``declare(_:conformingTo:filenameExtensions:mimeTypes:)``.
public struct UTType: Hashable, Sendable, Codable {
  /// The identifier, such as `public.plain-text`.
  public let identifier: String

  /// Creates a type without checking that the identifier is declared.
  init(unchecked identifier: String) { self.identifier = identifier }

  /// Creates the type with the given identifier, or nil if no such type is declared.
  ///
  /// - Parameter identifier: The identifier, such as "public.json".
  public init?(_ identifier: String) {
    guard UTTypeDeclarations[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  /// Creates a type that this program defines.
  ///
  /// If the identifier is not declared yet, the initializer declares it, without filename
  /// extensions or MIME types.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, in reverse-DNS form by convention.
  ///   - parentType: The type that a newly declared type conforms to; nil means ``data``.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    UTTypeDeclarations.addIfMissing(identifier, conformingTo: parentType ?? .data)
  }

  /// Creates a type that another program defines and this program uses.
  ///
  /// The initializer behaves like ``init(exportedAs:conformingTo:)``.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, in reverse-DNS form by convention.
  ///   - parentType: The type that a newly declared type conforms to; nil means ``data``.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// Creates the type for a filename extension, or nil if the extension is empty.
  ///
  /// A declared type fits if it has the extension and conforms to `supertype`. If several types
  /// fit, the result is the most recently declared type. If no type fits, the result is a dynamic
  /// type, which represents the extension and conforms to `supertype`.
  ///
  /// - Parameters:
  ///   - filenameExtension: The extension without its dot, in upper or lower case.
  ///   - supertype: A type that the result conforms to.
  /// - Complexity: O(*n*) in the number of declared types.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    guard !name.isEmpty else { return nil }
    let declared = UTTypeDeclarations.lastDeclared { type, declaration in
      declaration.filenameExtensions.contains(name) && type.conforms(to: supertype)
    }
    self = declared ?? .dynamic(supertype, filenameExtension: name)
  }

  /// Creates the type for a MIME type, or nil if no declared type fits.
  ///
  /// A declared type fits if it has the MIME type and conforms to `supertype`. If several types
  /// fit, the result is the most recently declared type.
  ///
  /// - Parameters:
  ///   - mimeType: The MIME type, in upper or lower case.
  ///   - supertype: A type that the result conforms to.
  /// - Complexity: O(*n*) in the number of declared types.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let name = mimeType.lowercased()
    let declared = UTTypeDeclarations.lastDeclared { type, declaration in
      declaration.mimeTypes.contains(name) && type.conforms(to: supertype)
    }
    guard let declared else { return nil }
    self = declared
  }

  /// Decodes the type from its identifier.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: The decoder's error if the encoded value is not a single string.
  public init(from decoder: any Decoder) throws {
    identifier = try decoder.singleValueContainer().decode(String.self)
  }

  /// Encodes the identifier as a single string.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType {
  /// Declares a type of the program, or replaces the declaration of an existing type.
  ///
  /// An earlier declaration of the identifier is replaced as a whole, with all its extensions and
  /// MIME types. The type then counts as the most recently declared type.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, in reverse-DNS form by convention.
  ///   - supertypes: The types that the new type conforms to.
  ///   - filenameExtensions: The filename extensions without dots, the preferred extension first.
  ///   - mimeTypes: The MIME types, the preferred MIME type first.
  /// - Returns: The declared type.
  /// - Complexity: O(*n*) in the number of declared types.
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
    return UTType(unchecked: identifier)
  }

  /// The first filename extension of the type's declaration, without its dot.
  ///
  /// For a dynamic type, the property is the extension that the type represents. For any other
  /// type, the property is nil if the type is not declared, or is declared without extensions.
  public var preferredFilenameExtension: String? { declaration?.filenameExtensions.first }

  /// The first MIME type of the type's declaration.
  ///
  /// The property is nil if the declaration has no MIME types, or if there is no declaration.
  public var preferredMIMEType: String? { declaration?.mimeTypes.first }

  /// All types that the type conforms to directly or indirectly, without the type itself.
  ///
  /// - Complexity: O(*n*) in the number of supertypes.
  public var supertypes: Set<UTType> {
    var visited: Set<UTType> = [self]
    var rest = directSupertypes
    while let next = rest.popLast() {
      if visited.insert(next).inserted { rest += next.directSupertypes }
    }
    visited.remove(self)
    return visited
  }

  /// Returns whether this type is equal to another type, or is a subtype of the other type.
  ///
  /// - Parameter type: The other type.
  /// - Returns: Whether this type is equal to another type, or is a subtype of the other type.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Returns whether another type is among the ``supertypes`` of this type.
  ///
  /// - Parameter type: The other type.
  /// - Returns: Whether another type is among the ``supertypes`` of this type.
  public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }

  /// Returns whether this type is among the ``supertypes`` of another type.
  ///
  /// - Parameter type: The other type.
  /// - Returns: Whether this type is among the ``supertypes`` of another type.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Whether the type only represents a filename extension, without a declaration.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// Whether the type is declared, by the library or by the program.
  public var isDeclared: Bool { !isDynamic && declaration != nil }

  /// Whether the identifier begins with `public.`, which marks types that no single company owns.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  private var declaration: UTTypeDeclaration? { UTTypeDeclarations[identifier] }

  private var directSupertypes: [UTType] {
    (declaration?.supertypes ?? []).map(UTType.init(unchecked:))
  }
}

extension UTType: CustomStringConvertible {
  /// The identifier of the type, such as `public.text`.
  public var description: String { identifier }
}
#endif

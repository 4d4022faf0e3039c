#if !canImport(Darwin)
import Synchronization

/// What a program or the library has declared about a type of file or data.
struct UTTypeDeclaration: Sendable {
  /// The identifiers of the types that the declared type conforms to.
  let supertypes: [String]
  let filenameExtensions: [String]
  let mimeTypes: [String]
}

/// The declarations of all types, shared by all threads.
enum UTTypeDeclarations {
  /// The declarations and their order; one lock protects both.
  private struct Table: Sendable {
    var declarations: [String: UTTypeDeclaration] = [:]

    /// The identifiers in the order of their last declaration.
    ///
    /// If several types fit, a look-up returns the last of them in this order.
    var order: [String] = []

    mutating func set(_ declaration: UTTypeDeclaration, _ identifier: String) {
      if declarations.updateValue(declaration, forKey: identifier) != nil {
        order.removeAll { $0 == identifier }
      }
      order.append(identifier)
    }
  }

  private static let table = {
    var table = Table()
    for (identifier, declaration) in standard { table.set(declaration, identifier) }
    return Mutex(table)
  }()

  /// The declaration of the type with an identifier; nil for an unknown identifier.
  ///
  /// Setting nil has no effect.
  static subscript(identifier: String) -> UTTypeDeclaration? {
    get { table.withLock { $0.declarations[identifier] } ?? dynamic(identifier) }
    set { if let newValue { table.withLock { $0.set(newValue, identifier) } } }
  }

  /// Declares a type with one supertype, unless the type is declared already.
  static func addIfMissing(_ identifier: String, conformingTo type: UTType) {
    table.withLock { table in
      guard table.declarations[identifier] == nil else { return }
      table.set(
        UTTypeDeclaration(
          supertypes: [type.identifier],
          filenameExtensions: [],
          mimeTypes: []
        ),
        identifier
      )
    }
  }

  /// Returns the type that was declared last among the types that satisfy a condition.
  static func lastDeclared(where holds: (UTType, UTTypeDeclaration) -> Bool) -> UTType? {
    let table = table.withLock { $0 }
    let identifier = table.order.last { identifier in
      table.declarations[identifier].map { holds(UTType(unchecked: identifier), $0) } ?? false
    }
    return identifier.map(UTType.init(unchecked:))
  }

  /// Returns the declaration for the identifier of a type that
  /// ``UTType/dynamic(_:filenameExtension:)`` has created; nil for other identifiers.
  private static func dynamic(_ identifier: String) -> UTTypeDeclaration? {
    guard identifier.hasPrefix("dyn.") else { return nil }
    let name = identifier.dropFirst("dyn.".count)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    return UTTypeDeclaration(
      supertypes: [String(name[..<dot])],
      filenameExtensions: [String(name[dot...].dropFirst().map { $0 == "/" ? "." : $0 })],
      mimeTypes: []
    )
  }
}

extension UTType {
  /// Returns a dynamic type, whose identifier has the form `dyn.SUPERTYPE.EXTENSION`.
  ///
  /// In the identifier, a slash stands for a dot of the extension, because no filename contains a
  /// slash.
  ///
  /// - Parameters:
  ///   - supertype: The type that the dynamic type conforms to.
  ///   - filenameExtension: The extension, in lower case.
  /// - Returns: The type.
  static func dynamic(_ supertype: UTType, filenameExtension: String) -> UTType {
    let name = String(filenameExtension.map { $0 == "." ? "/" : $0 })
    return UTType(unchecked: "dyn.\(supertype.identifier).\(name)")
  }
}
#endif

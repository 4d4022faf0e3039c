#if !canImport(Darwin)
import Synchronization

/// What is said of a type.
struct UTTypeDeclaration: Sendable {
  let supertypes: [String]
  let filenameExtensions: [String]
  let mimeTypes: [String]
}

/// What is said of all types that are known.
enum UTTypeDeclarations {
  private struct Known: Sendable {
    var declarations: [String: UTTypeDeclaration] = [:]

    /// The identifiers in the order in which they were declared: of types with the same extension, the
    /// one that was declared last goes before.
    var order: [String] = []

    mutating func set(_ declaration: UTTypeDeclaration, _ identifier: String) {
      if declarations.updateValue(declaration, forKey: identifier) == nil {
        order.append(identifier)
      }
    }
  }

  private static let known = {
    var known = Known()
    for (identifier, declaration) in usual { known.set(declaration, identifier) }
    return Mutex(known)
  }()

  static subscript(identifier: String) -> UTTypeDeclaration? {
    get { known.withLock { $0.declarations[identifier] } ?? dynamic(identifier) }
    set { if let newValue { known.withLock { $0.set(newValue, identifier) } } }
  }

  static func addIfMissing(_ identifier: String, conformingTo type: UTType) {
    known.withLock { known in
      guard known.declarations[identifier] == nil else { return }
      known.set(
        UTTypeDeclaration(
          supertypes: [type.identifier],
          filenameExtensions: [],
          mimeTypes: []
        ),
        identifier
      )
    }
  }

  /// The type that was declared last of those for which something holds.
  static func first(where holds: (UTType, UTTypeDeclaration) -> Bool) -> UTType? {
    let known = known.withLock { $0 }
    let identifier = known.order.last { identifier in
      known.declarations[identifier].map { holds(UTType(known: identifier), $0) } ?? false
    }
    return identifier.map(UTType.init(known:))
  }

  /// What a dynamic identifier says of itself: `dyn.SUPERTYPE.EXTENSION`.
  private static func dynamic(_ identifier: String) -> UTTypeDeclaration? {
    guard identifier.hasPrefix("dyn."), let dot = identifier.lastIndex(of: ".") else { return nil }
    return UTTypeDeclaration(
      supertypes: [String(identifier[..<dot].dropFirst("dyn.".count))],
      filenameExtensions: [String(identifier[dot...].dropFirst())],
      mimeTypes: []
    )
  }
}
#endif

#if Macros
import SwiftDiagnostics
import SwiftSyntax

/// A `var` that a macro turns into an entry: it has one simple name and no accessors.
struct EntryProperty {
  let declaration: VariableDeclSyntax

  let binding: PatternBindingSyntax

  /// The name as the user wrote it, with backticks if it has them.
  let name: TokenSyntax

  /// Creates a property from a declaration, or throws the reason why the declaration cannot become
  /// an entry.
  init(_ declaration: some DeclSyntaxProtocol, macro: String = "Entry") throws {
    guard let variable = declaration.as(VariableDeclSyntax.self) else {
      throw Diagnostic.misplacedEntry(at: declaration).error
    }
    guard variable.bindingSpecifier.tokenKind == .keyword(.var) else {
      throw Diagnostic.entryOnLet(variable, macro: macro).error
    }
    guard
      variable.bindings.count == 1,
      let binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { throw Diagnostic.entryWithoutSimpleName(variable, macro: macro).error }
    guard binding.accessorBlock == nil else {
      throw Diagnostic.entryOnComputedProperty(variable, macro: macro).error
    }
    self.declaration = variable
    self.binding = binding
    name = pattern.identifier.trimmed
  }
}

extension EntryProperty {
  var type: TypeSyntax? { binding.typeAnnotation?.type }

  /// The default, with its equals sign.
  var initializer: InitializerClauseSyntax? { binding.initializer }

  /// The name without backticks, as messages quote it.
  var plainName: String { name.identifier?.name ?? name.text }

  /// The name of the entry's key, in backticks if the property's name has them.
  var keyName: TokenSyntax {
    let keyName = "__Key_\(plainName)"
    return .identifier(name.text == plainName ? keyName : "`\(keyName)`")
  }

  var isNonisolated: Bool { declaration.modifiers.contains(.nonisolated) }

  /// The `@available` attributes of the property.
  ///
  /// The key of the entry needs these attributes too.
  var availability: [AttributeSyntax] {
    declaration.attributes.compactMap { element in
      guard
        let attribute = element.as(AttributeSyntax.self),
        attribute.attributeName.trimmedDescription == "available"
      else { return nil }
      return attribute.trimmed
    }
  }

  /// Throws an error if the property is static: an entry must be an instance property, for example
  /// of `EnvironmentValues`.
  func checkIsInstanceMember(macro: String = "Entry") throws {
    guard !declaration.modifiers.contains(.static) else {
      throw Diagnostic.staticEntry(declaration, macro: macro).error
    }
  }
}

extension DeclModifierListSyntax {
  /// Whether the list has the modifier, with or without an argument.
  func contains(_ keyword: Keyword) -> Bool {
    contains { $0.name.tokenKind == .keyword(keyword) }
  }
}
#endif

#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

private struct EntryFix: FixItMessage {
  let message: String

  var fixItID: MessageID { MessageID(domain: "Ambient.Entry", id: message) }
}

extension FixIt {
  private init(_ message: String, replace old: some SyntaxProtocol, with new: some SyntaxProtocol) {
    self.init(
      message: EntryFix(message: message),
      changes: [.replace(oldNode: Syntax(old), newNode: Syntax(new))]
    )
  }

  // The replacement is an empty token that preserves the line breaks and comments before the node.
  private init(_ message: String, remove node: Syntax) {
    let nothing = TokenSyntax.identifier("", leadingTrivia: node.leadingTrivia)
    self.init(message, replace: node, with: nothing)
  }
}

// Fix-its for the declaration. Here and below, the summaries show source code before and after the
// fix.
extension FixIt {
  /// The change from `let a = 1` to `var a = 1`.
  static func replaceLetWithVar(_ specifier: TokenSyntax) -> FixIt {
    FixIt(
      "Replace 'let' with 'var'",
      replace: specifier,
      with: specifier.with(\.tokenKind, .keyword(.var))
    )
  }

  /// The change from `static var a = 1` to `var a = 1`.
  static func removeStatic(from declaration: VariableDeclSyntax) -> FixIt {
    let modifiers = declaration.modifiers
    let modifier = modifiers.first { $0.name.tokenKind == .keyword(.static) }
    return FixIt("Remove 'static'", remove: Syntax(modifier) ?? Syntax(modifiers))
  }

  /// The change from `@Entry var a: Int { 1 }` to `var a: Int { 1 }`.
  static func removeEntry(from declaration: VariableDeclSyntax, macro: String) -> FixIt {
    let attributes = declaration.attributes
    let entry = attributes.first { $0.isNamed(macro) }
    return FixIt("Remove '@\(macro)'", remove: Syntax(entry) ?? Syntax(attributes))
  }
}

// Fix-its for the default or the type.
extension FixIt {
  /// The change from `a: Int` to `a: Int = <#default value#>`.
  static func provideDefault(for binding: PatternBindingSyntax) -> FixIt {
    FixIt(
      "Provide default value",
      replace: binding,
      with: binding.settingDefault(to: "<#default value#>")
    )
  }

  /// The change from `a` to `a: <#type#>?`.
  static func addType(to binding: PatternBindingSyntax) -> FixIt {
    var fixed = binding
    fixed.pattern.trailingTrivia = []
    fixed.typeAnnotation = TypeAnnotationSyntax(
      colon: .colonToken(trailingTrivia: .space),
      type: TypeSyntax("<#type#>?").with(\.trailingTrivia, binding.pattern.trailingTrivia)
    )
    return FixIt("Add type annotation", replace: binding, with: fixed)
  }

  /// The change from `Int` or `Int!` to `Int?`.
  static func makeOptional(_ type: TypeSyntax) -> FixIt {
    let bare = type.trimmed
    let optional =
      (bare.isOptional
      ? bare.nonImplicit : TypeSyntax(OptionalTypeSyntax(wrappedType: bare.wrappable)))
      .with(\.leadingTrivia, type.leadingTrivia)
      .with(\.trailingTrivia, type.trailingTrivia)
    return FixIt("Change type to be Optional", replace: type, with: optional)
  }

  /// The change from `a: Int? = 1` to `a: Int?`.
  static func removeDefault(of binding: PatternBindingSyntax) -> FixIt {
    var fixed = binding
    fixed.initializer = nil
    return FixIt("Remove default value", replace: binding, with: fixed.with(\.trailingTrivia, []))
  }

  /// The change from `a: Int? = 1` to `a: Int? = nil`.
  static func changeDefaultToNil(_ value: ExprSyntax) -> FixIt {
    FixIt(
      "Change default value to 'nil'",
      replace: value,
      with: NilLiteralExprSyntax(
        leadingTrivia: value.leadingTrivia,
        trailingTrivia: value.trailingTrivia
      )
    )
  }

  /// The change from `a = { }` to `a = ({ })`, or from `a: (() -> Void)?` to
  /// `a: (() -> Void)? = (nil)`.
  static func parenthesizeDefault(of binding: PatternBindingSyntax) -> FixIt {
    let value = binding.initializer?.value.trimmed ?? "nil"
    return FixIt(
      "Put the default in parentheses to silence this warning",
      replace: binding,
      with: binding.settingDefault(to: "(\(value))")
    )
  }
}

extension PatternBindingSyntax {
  /// Returns the binding with another default.
  ///
  /// The spaces and comments around the old default stay.
  fileprivate func settingDefault(to value: ExprSyntax) -> PatternBindingSyntax {
    var fixed = self
    if let initializer {
      fixed.initializer?.value =
        value
        .with(\.leadingTrivia, initializer.value.leadingTrivia)
        .with(\.trailingTrivia, initializer.value.trailingTrivia)
      return fixed
    }
    fixed.trailingTrivia = []
    fixed.initializer = InitializerClauseSyntax(
      equal: .equalToken(leadingTrivia: .space, trailingTrivia: .space),
      value: value.with(\.trailingTrivia, trailingTrivia)
    )
    return fixed
  }
}

extension TypeSyntax {
  /// The type in a form to which `?` can be appended.
  ///
  /// The type gets parentheses if `?` would apply only to a part of it.
  fileprivate var wrappable: TypeSyntax {
    let bindsTighter =
      self.is(FunctionTypeSyntax.self) || self.is(SomeOrAnyTypeSyntax.self)
      || self.is(AttributedTypeSyntax.self) || self.is(CompositionTypeSyntax.self)
    return bindsTighter ? "(\(self))" : self
  }
}
#endif

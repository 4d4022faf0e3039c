#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

private struct DependencyFix: FixItMessage {
  let message: String

  var fixItID: MessageID { MessageID(domain: "Ambient.Dependency", id: message) }
}

/// The fix-its for dependencies.
///
/// The documentation of each function shows the source code before and after the fix.
extension FixIt {
  private init(
    dependency message: String,
    replace old: some SyntaxProtocol,
    with new: some SyntaxProtocol
  ) {
    self.init(
      message: DependencyFix(message: message),
      changes: [.replace(oldNode: Syntax(old), newNode: Syntax(new))]
    )
  }

  /// The change from `a: (Int) -> Bool` to `a: (Int) -> Bool = { _ in <#Bool#> }`.
  static func insertDefault(of endpoint: Endpoint) -> FixIt {
    let value = "{ \(endpoint.ignoredParameters)<#\(endpoint.result)#> }"
    var fixed = endpoint.binding
    fixed.typeAnnotation?.trailingTrivia = .space
    fixed.initializer = InitializerClauseSyntax(
      equal: .equalToken(trailingTrivia: .space),
      value: ExprSyntax("\(raw: value)").with(\.trailingTrivia, endpoint.binding.trailingTrivia)
    )
    return FixIt(dependency: "Insert '= \(value)'", replace: endpoint.binding, with: fixed)
  }

  /// The change from `a = Store()` to `a: <#Type#> = Store()`.
  static func insertType(of binding: PatternBindingSyntax) -> FixIt {
    var fixed = binding
    fixed.pattern.trailingTrivia = []
    fixed.typeAnnotation = TypeAnnotationSyntax(
      colon: .colonToken(trailingTrivia: .space),
      type: TypeSyntax("<#Type#>").with(\.trailingTrivia, binding.pattern.trailingTrivia)
    )
    return FixIt(dependency: "Insert ': <#Type#>'", replace: binding, with: fixed)
  }

  /// The change from `var a, b: () -> Void` to `var a: () -> Void` and `var b: () -> Void`.
  static func separate(_ declaration: VariableDeclSyntax) -> FixIt {
    let indentation = declaration.leadingTrivia.pieces.reversed().prefix { !$0.isNewline }
    var type: TypeAnnotationSyntax?
    var parts: [MemberBlockItemSyntax] = []
    for (index, binding) in declaration.bindings.enumerated().reversed() {
      type = binding.typeAnnotation?.trimmed ?? (binding.initializer == nil ? type : nil)
      var part = declaration.trimmed
      var own = binding.trimmed
      own.typeAnnotation = type
      own.trailingComma = nil
      if type != nil { own.pattern = own.pattern.trimmed }
      if type != nil, own.initializer != nil { own.typeAnnotation?.trailingTrivia = .space }
      part.bindings = [own]
      let isLast = index == declaration.bindings.count - 1
      part.leadingTrivia =
        index == 0
        ? declaration.leadingTrivia : .newline + Trivia(pieces: indentation.reversed())
      part.trailingTrivia = isLast ? declaration.trailingTrivia : []
      parts.insert(MemberBlockItemSyntax(decl: part), at: 0)
    }
    return FixIt(
      dependency: "Declare each property on a line of its own",
      replace: declaration,
      with: MemberBlockItemListSyntax(parts)
    )
  }

  /// The change from `@DependencyEntry` to `@Entry`.
  static func useEntry(insteadOf attribute: AttributeSyntax) -> FixIt {
    FixIt(
      dependency: "Use '@Entry'",
      replace: attribute,
      with: attribute.with(\.attributeName, "Entry")
        .with(\.attributeName.trailingTrivia, attribute.attributeName.trailingTrivia)
    )
  }
}
#endif

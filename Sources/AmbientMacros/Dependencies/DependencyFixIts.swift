#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// What a fix-it of the dependency macros offers.
private struct DependencyFix: FixItMessage {
  let message: String

  var fixItID: MessageID { MessageID(domain: "Ambient.Dependency", id: message) }
}

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

  /// `a: (Int) -> Bool` → `a: (Int) -> Bool = { _ in <#Bool#> }`.
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

  /// `a = Store()` → `a: <#Type#> = Store()`.
  static func insertType(of binding: PatternBindingSyntax) -> FixIt {
    var fixed = binding
    fixed.pattern.trailingTrivia = []
    fixed.typeAnnotation = TypeAnnotationSyntax(
      colon: .colonToken(trailingTrivia: .space),
      type: TypeSyntax("<#Type#>").with(\.trailingTrivia, binding.pattern.trailingTrivia)
    )
    return FixIt(dependency: "Insert ': <#Type#>'", replace: binding, with: fixed)
  }

  /// `@DependencyEntry` → `@Entry`.
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

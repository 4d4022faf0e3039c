#if Macros
import SwiftDiagnostics
import SwiftSyntax

private struct AnimatableMessage: DiagnosticMessage {
  let id: String
  let message: String
  var severity = DiagnosticSeverity.error

  var diagnosticID: MessageID { MessageID(domain: "Ambient.Animatable", id: id) }
}

private struct AnimatableFix: FixItMessage {
  let message: String

  var fixItID: MessageID { MessageID(domain: "Ambient.Animatable", id: "ignore") }
}

extension Diagnostic {
  private init(
    _ id: String,
    _ message: String,
    at node: some SyntaxProtocol,
    severity: DiagnosticSeverity = .error,
    fixIts: [FixIt] = []
  ) {
    let message = AnimatableMessage(id: id, message: message, severity: severity)
    self.init(node: node, message: message, fixIts: fixIts)
  }

  /// The error for `@Animatable` on a declaration that is not a struct.
  static func animatableOnOther(than attribute: some SyntaxProtocol) -> Diagnostic {
    Diagnostic("struct", "'@Animatable' can only be applied to a struct", at: attribute)
  }

  /// The error for a struct that declares `animatableData` itself.
  static func dataExists(in type: String, _ data: VariableDeclSyntax) -> Diagnostic {
    Diagnostic(
      "data",
      """
      '\(type)' declares 'animatableData' itself; remove the property, or remove '@Animatable' and \
      conform to 'Animatable'
      """,
      at: data
    )
  }

  static func nothingToAnimate(in type: String, _ attribute: some SyntaxProtocol) -> Diagnostic {
    Diagnostic(
      "empty",
      "'\(type)' has no stored property to animate, so '@Animatable' has no effect",
      at: attribute,
      severity: .warning
    )
  }

  static func untypedProperty(_ name: String, _ binding: PatternBindingSyntax) -> Diagnostic {
    Diagnostic(
      "type",
      """
      '@Animatable' needs the type of '\(name)': write it after the name, as in \
      'var \(name): CGFloat', or mark the property with '@AnimatableIgnored'
      """,
      at: binding
    )
  }

  /// The error for `var (a, b): (Double, Double)`.
  static func animatablePattern(_ binding: PatternBindingSyntax) -> Diagnostic {
    Diagnostic(
      "pattern",
      "'@Animatable' needs properties with simple names; declare each one on its own",
      at: binding
    )
  }

  /// The error for a property of a type such as `Bool`.
  static func unanimatableProperty(
    _ name: String,
    _ type: String,
    _ property: VariableDeclSyntax
  ) -> Diagnostic {
    let message = AnimatableFix(message: "Mark '\(name)' with '@AnimatableIgnored'")
    return Diagnostic(
      "unanimatable",
      """
      '\(name)' cannot be animated, because '\(type)' is not 'Animatable'; mark the property with \
      '@AnimatableIgnored'
      """,
      at: property,
      fixIts: [
        FixIt(
          message: message,
          changes: [.replace(oldNode: Syntax(property), newNode: Syntax(property.ignored))]
        )
      ]
    )
  }

  /// The error for `@AnimatableIgnored` on something other than a stored property.
  static func misplacedIgnored(_ attribute: some SyntaxProtocol) -> Diagnostic {
    Diagnostic(
      "ignored",
      "'@AnimatableIgnored' can only be applied to a stored property",
      at: attribute
    )
  }
}

extension VariableDeclSyntax {
  /// The declaration with `@AnimatableIgnored` as its first attribute.
  fileprivate var ignored: VariableDeclSyntax {
    var copy = self
    copy.leadingTrivia = []
    let attribute = AttributeSyntax(
      attributeName: IdentifierTypeSyntax(name: .identifier("AnimatableIgnored")),
      trailingTrivia: .space
    )
    copy.attributes.insert(.attribute(attribute), at: copy.attributes.startIndex)
    copy.leadingTrivia = leadingTrivia
    return copy
  }
}
#endif

#if Macros
import SwiftDiagnostics
import SwiftSyntax

/// A stored property that `@Animatable` animates.
struct AnimatableProperty {
  /// The name as the source code writes it, including any backticks.
  let name: String

  let type: String

  /// Returns the animated properties that a member declares.
  ///
  /// The result is empty for a constant, and for a property that is static, lazy, computed, wrapped
  /// or ignored.
  static func properties(of member: VariableDeclSyntax) throws -> [AnimatableProperty] {
    guard member.bindingSpecifier.tokenKind == .keyword(.var), !member.isStatic, member.isStored,
      !member.isLazy, !member.isWrappedOrIgnored
    else { return [] }
    // In `var a, b: Double`, the type annotation of `b` is the type of both properties.
    var annotated: TypeSyntax?
    var result: [AnimatableProperty] = []
    for binding in member.bindings.reversed() {
      if let type = binding.typeAnnotation?.type {
        annotated = type.trimmed
      } else if binding.initializer != nil {
        annotated = nil
      }
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmed.text
      else { throw Diagnostic.animatablePattern(binding).error }
      let type = annotated?.description ?? binding.initializer?.value.literalType
      if binding.initializer != nil { annotated = nil }
      guard let type else { throw Diagnostic.untypedProperty(name, binding).error }
      if unanimatable.contains(type) {
        throw Diagnostic.unanimatableProperty(name, type, member).error
      }
      result.insert(AnimatableProperty(name: name, type: type), at: 0)
    }
    return result
  }

  /// Common types that are not animatable.
  private static let unanimatable: Set = ["Bool", "Int", "String"]
}

extension VariableDeclSyntax {
  /// Whether the properties are stored: they may have observers, but no getters.
  var isStored: Bool {
    bindings.allSatisfy { binding in
      switch binding.accessorBlock?.accessors {
      case nil: true
      case .getter: false
      case .accessors(let accessors):
        accessors.allSatisfy {
          [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
        }
      }
    }
  }

  var isStatic: Bool {
    modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
  }

  fileprivate var isLazy: Bool { modifiers.contains { $0.name.tokenKind == .keyword(.lazy) } }

  /// Whether the property has the attribute `@AnimatableIgnored` or a wrapper, such as `@State`.
  ///
  /// Every attribute that begins with a capital letter counts as a wrapper, except `@MainActor`.
  fileprivate var isWrappedOrIgnored: Bool {
    attributes.contains { attribute in
      guard let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription else {
        return false
      }
      return name.first?.isUppercase == true && name.split(separator: ".").last != "MainActor"
    }
  }

  func declares(_ name: String) -> Bool {
    bindings.contains { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name }
  }
}

extension ExprSyntax {
  /// The type of a literal; nil for another expression.
  fileprivate var literalType: String? {
    if let sign = self.as(PrefixOperatorExprSyntax.self) { return sign.expression.literalType }
    if self.is(FloatLiteralExprSyntax.self) { return "Double" }
    if self.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if self.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    return self.is(StringLiteralExprSyntax.self) ? "String" : nil
  }
}
#endif

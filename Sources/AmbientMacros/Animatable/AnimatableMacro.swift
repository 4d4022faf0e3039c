#if Macros
import SwiftDiagnostics
package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// The macro `@Animatable`, which combines the stored properties of a type into an animatable
/// value.
package enum AnimatableMacro: ExtensionMacro {
  /// Returns an extension with `animatableData`.
  ///
  /// If the type does not conform to `Animatable`, the extension adds the conformance.
  ///
  /// - Parameters:
  ///   - node: The attribute.
  ///   - declaration: The declaration that has the attribute.
  ///   - type: The type, as the extension names it.
  ///   - protocols: The protocols to which the type does not conform yet.
  ///   - context: The context of the expansion.
  /// - Returns: The extension; none if a property causes an error, for example because its type is
  ///   not animatable.
  /// - Throws: An error if the declaration is not a struct, or if it declares `animatableData`.
  package static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let structure = declaration.as(StructDeclSyntax.self) else {
      throw Diagnostic.animatableOnOther(than: node).error
    }
    let members = structure.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
    if let data = members.first(where: { $0.declares("animatableData") }) {
      throw Diagnostic.dataExists(in: structure.name.text, data).error
    }
    var properties: [AnimatableProperty] = []
    var hasErrors = false
    for member in members {
      do {
        properties += try AnimatableProperty.properties(of: member)
      } catch let error as DiagnosticsError {
        error.diagnostics.forEach(context.diagnose)
        hasErrors = true
      }
    }
    guard !hasErrors else { return [] }
    if properties.isEmpty { context.diagnose(.nothingToAnimate(in: structure.name.text, node)) }
    let conformance = protocols.isEmpty ? "" : ": AmbientAnimation.Animatable"
    let header: SyntaxNodeString = "extension \(type.trimmed)\(raw: conformance)"
    return [try animatableExtension(header, properties, structure.access)]
  }

  private static func animatableExtension(
    _ header: SyntaxNodeString,
    _ properties: [AnimatableProperty],
    _ access: Access
  ) throws -> ExtensionDeclSyntax {
    guard !properties.isEmpty else { return try ExtensionDeclSyntax(header) {} }
    let values = properties.map { "self.\($0.name).animatableData" }.joined(separator: ", ")
    let types = properties.map { "\($0.type).AnimatableData" }.joined(separator: ", ")
    let isSingle = properties.count == 1
    let data = "AmbientAnimation.AnimatableValues"
    return try ExtensionDeclSyntax(header) {
      DeclSyntax(
        """
        \(raw: max(access, .internal).modifier)nonisolated var animatableData: \
        \(raw: isSingle ? types : "\(data)<\(types)>") {
          get {
            \(raw: isSingle ? values : "\(data)(\(values))")
          }
          set {
            \(raw: isSingle ? "\(values) = newValue" : "(\(values)) = newValue.value")
          }
        }
        """
      )
    }
  }
}

/// The macro `@AnimatableIgnored`, which excludes a property from the data of `@Animatable`.
package enum IgnoredAnimatableMacro: PeerMacro {
  /// Returns no declarations; throws if the attribute is not on a stored property.
  ///
  /// - Parameters:
  ///   - node: The attribute.
  ///   - declaration: The declaration that has the attribute.
  ///   - context: The context of the expansion.
  /// - Returns: No declarations.
  /// - Throws: An error if the attribute is not on a stored property.
  package static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.isStored,
      !variable.isStatic
    else { throw Diagnostic.misplacedIgnored(node).error }
    return []
  }
}
#endif

#if Macros
import SwiftDiagnostics
package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// The macro `@DependencyClient`, which turns the function properties of a struct into endpoints,
/// and declares initializers.
package enum ClientMacro {}

extension ClientMacro: MemberAttributeMacro {
  /// Returns the attribute `@DependencyEndpoint` for a property that becomes an endpoint and does
  /// not have the attribute yet.
  ///
  /// `@DependencyEndpoint` can also declare a method that calls the endpoint, for example with
  /// argument labels. For an endpoint with such a method, the result also contains attributes that
  /// hide the property from code completion.
  ///
  /// - Parameters:
  ///   - node: The attribute.
  ///   - declaration: The client.
  ///   - member: A member of the client.
  ///   - context: The context of the expansion.
  /// - Returns: The attributes; none if the member is not an endpoint.
  /// - Throws: Nothing. The requirement of the protocol allows errors.
  package static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard
      declaration.is(StructDeclSyntax.self),
      let variable = member.as(VariableDeclSyntax.self), variable.isEndpoint,
      let endpoint = Endpoint(variable)
    else { return [] }
    let written = variable.attributes.first { $0.isNamed("DependencyEndpoint") }
    let endpointAttribute: [AttributeSyntax] = written == nil ? ["@DependencyEndpoint"] : []
    let name = try? written?.as(AttributeSyntax.self)?.methodName()
    guard EndpointMethod(of: endpoint, named: name) != nil else { return endpointAttribute }
    return endpointAttribute + AttributeSyntax.hidingProperty
  }
}

extension ClientMacro: MemberMacro {
  /// Returns an initializer for all properties, and one for the properties that are not endpoints.
  ///
  /// - Parameters:
  ///   - node: The attribute.
  ///   - declaration: The client.
  ///   - protocols: The protocols to which the type does not conform yet.
  ///   - context: The context of the expansion.
  /// - Returns: The initializers.
  /// - Throws: An error if the client is not a struct, if a property has no type, or if one `var`
  ///   declares several endpoints.
  package static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let client = declaration.as(StructDeclSyntax.self) else {
      throw Diagnostic.clientIsNoStruct(declaration).error
    }
    let all = client.memberBlock.members.flatMap(\.withConditional)
    let properties = all.flatMap { ClientProperty.all(in: $0) }
    let diagnostics =
      properties.filter { $0.type == nil }.map(Diagnostic.untypedProperty)
      + all.compactMap { $0.decl.as(VariableDeclSyntax.self)?.severalEndpoints }
      .map(Diagnostic.severalEndpoints)
    guard diagnostics.isEmpty else { throw DiagnosticsError(diagnostics: diagnostics) }
    return ClientInitializers(of: client).declarations
  }
}

extension AttributeSyntax {
  /// Attributes that make code completion prefer an endpoint's method to its property.
  ///
  /// The attributes deprecate the property in version 9999 of each system. No system has this
  /// version, so no caller sees a warning.
  fileprivate static let hidingProperty: [AttributeSyntax] =
    ["iOS", "macOS", "tvOS", "visionOS", "watchOS"].map { platform in
      """
      @available(\(raw: platform), deprecated: 9999, message: \
      "Call the method with argument labels. Set the property only to replace the method.")
      """
    }
}

extension AttributeListSyntax.Element {
  /// Whether the attribute hides a property from code completion.
  var isOfHiddenProperty: Bool { trimmedDescription.contains("deprecated: 9999") }
}
#endif

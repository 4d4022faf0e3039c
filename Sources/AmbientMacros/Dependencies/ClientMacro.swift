#if Macros
import SwiftDiagnostics
package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// Makes every property of a struct that holds a function an endpoint, and writes its initialisers.
package enum ClientMacro {}

extension ClientMacro: MemberAttributeMacro {
  /// Marks the endpoints, and hides those from completion that have a method.
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
    let mark: [AttributeSyntax] = written == nil ? ["@AmbientDependencies.DependencyEndpoint"] : []
    let name = try? written?.as(AttributeSyntax.self)?.methodName()
    guard EndpointMethod(of: endpoint, named: name) != nil else { return mark }
    return mark + AttributeSyntax.hidingProperty
  }
}

extension ClientMacro: MemberMacro {
  /// Declares an initialiser for all properties, and one for those that are no endpoints.
  package static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let client = declaration.as(StructDeclSyntax.self) else {
      throw Diagnostic.clientIsNoStruct(declaration).error
    }
    let properties = ClientProperty.all(in: client)
    let untyped = properties.filter { $0.type == nil }
    guard untyped.isEmpty else {
      throw DiagnosticsError(diagnostics: untyped.map(Diagnostic.untypedProperty))
    }
    let isVisible = client.access >= .internal
    let access = (properties.map(\.declaration.access) + (isVisible ? [client.access] : [])).min()
    let others = properties.filter { !$0.isEndpoint }
    return (others.count == properties.count ? [properties] : [properties, others])
      .filter { !client.hasInitializer(for: $0) }
      .map { .initializer(of: $0, access: access ?? .internal) }
  }
}

extension DeclSyntax {
  fileprivate static func initializer(of properties: [ClientProperty], access: Access) -> DeclSyntax
  {
    guard !properties.isEmpty else { return "\(raw: access.modifier)init() {\n}" }
    let parameters = properties.compactMap(\.parameter).joined(separator: ",\n  ")
    let assignments = properties.map { "self.\($0.storageName) = \($0.name.text)" }
    return """
      \(raw: access.modifier)init(
        \(raw: parameters)
      ) {
        \(raw: assignments.joined(separator: "\n  "))
      }
      """
  }
}

extension StructDeclSyntax {
  /// Whether the user wrote the initialiser that takes these properties.
  fileprivate func hasInitializer(for properties: [ClientProperty]) -> Bool {
    let labels = properties.map { $0.name.identifier?.name }
    return memberBlock.members.contains { member in
      let parameters = member.decl.as(InitializerDeclSyntax.self)?.signature.parameterClause
        .parameters
      return parameters?.map { $0.firstName.identifier?.name } == labels
    }
  }
}

extension AttributeSyntax {
  /// Lets completion prefer the method; as long as no system has this version, nobody is warned.
  fileprivate static let hidingProperty: [AttributeSyntax] =
    ["iOS", "macOS", "tvOS", "visionOS", "watchOS"].map { platform in
      """
      @available(\(raw: platform), deprecated: 9999, message: \
      "Call the method with labels. The property is there to be replaced.")
      """
    }
}

extension AttributeListSyntax.Element {
  /// Whether the attribute hides a property from completion.
  var isOfHiddenProperty: Bool { trimmedDescription.contains("deprecated: 9999") }
}
#endif

#if Macros
import SwiftDiagnostics
package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// The macro `@DependencyEndpoint`, which gives a default to a property with a function type.
///
/// A test fails if it calls the default. If the macro cannot be applied, only the peer role reports
/// an error, so that the user sees the error once.
package enum EndpointMacro {}

extension EndpointMacro: AccessorMacro {
  /// Returns a getter, a setter and, if the source code has no default, an init accessor.
  ///
  /// - Parameters:
  ///   - node: The attribute.
  ///   - declaration: The declaration that has the attribute.
  ///   - context: The context of the expansion.
  /// - Returns: The accessors; none if the declaration is not an endpoint.
  /// - Throws: Nothing. The requirement of the protocol allows errors.
  package static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let endpoint = Endpoint(declaration) else { return [] }
    let accessors: [AccessorDeclSyntax] = [
      "get { \(endpoint.storageName) }",
      "set { \(endpoint.storageName) = newValue }",
    ]
    // A property with a default in the source code gets no init accessor. With an init accessor,
    // the compiler would store this default unchanged, and a test that calls it would not fail.
    guard endpoint.binding.initializer == nil else { return accessors }
    return [
      """
      @storageRestrictions(initializes: \(endpoint.storageName))
      init(initialValue) { \(endpoint.storageName) = initialValue }
      """
    ] + accessors
  }
}

extension EndpointMacro: PeerMacro {
  /// Returns the stored property with its default and, if the endpoint has a method, the method.
  ///
  /// - Parameters:
  ///   - node: The attribute.
  ///   - declaration: The declaration that has the attribute.
  ///   - context: The context of the expansion.
  /// - Returns: The property and the method.
  /// - Throws: An error if the declaration is not an endpoint, or if the endpoint has observers.
  package static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let endpoint = Endpoint(declaration) else {
      if let accessors = declaration.observersOfEndpoint {
        throw Diagnostic.observedEndpoint(accessors).error
      }
      throw Diagnostic.noEndpoint(declaration).error
    }
    let value = EndpointDefault(of: endpoint, in: context.nameOfEnclosingType)
    value.diagnostics.forEach(context.diagnose)
    let isolation = endpoint.declaration.modifiers.contains(.nonisolated) ? "nonisolated " : ""
    let storage: DeclSyntax = """
      private \(raw: isolation)var \(endpoint.storageName): \(endpoint.type) = \(value.closure)
      """
    do {
      let method = EndpointMethod(of: endpoint, named: try node.methodName())
      return [storage] + [method?.declaration].compactMap(\.self)
    } catch let error as DiagnosticsError {
      error.diagnostics.forEach(context.diagnose)
      return [storage]
    }
  }
}

extension DeclSyntaxProtocol {
  /// The observers that prevent a variable from being an endpoint; nil if there are none.
  fileprivate var observersOfEndpoint: AccessorBlockSyntax? {
    guard
      var variable = self.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      var binding = variable.bindings.first, let accessors = binding.accessorBlock,
      !accessors.isOfComputedProperty
    else { return nil }
    binding.accessorBlock = nil
    variable.bindings = [binding]
    return Endpoint(variable) == nil ? nil : accessors
  }
}

/// The macro `@DependencyEndpointIgnored`, which excludes a property from `@DependencyClient`.
package enum IgnoredEndpointMacro: PeerMacro {
  package static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}

extension MacroExpansionContext {
  fileprivate var nameOfEnclosingType: String? {
    guard let enclosing = lexicalContext.first else { return nil }
    if let type = enclosing.asProtocol((any NamedDeclSyntax).self) {
      return type.name.identifier?.name ?? type.name.text
    }
    guard let type = enclosing.as(ExtensionDeclSyntax.self)?.extendedType else { return nil }
    return type.as(MemberTypeSyntax.self)?.name.text ?? type.trimmedDescription
  }
}
#endif

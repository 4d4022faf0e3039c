#if Macros
import SwiftDiagnostics
package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// Lets a property that holds a function begin with one that a test is told of when it is called.
///
/// The peers report what is wrong; the accessors are there all the same, so that nothing else is.
package enum EndpointMacro {}

extension EndpointMacro: AccessorMacro {
  /// Reads and writes the storage, in initialisers too.
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
    // With an init accessor, a default that is written at the property would win over the storage's.
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
  /// Declares the storage with its default, and a method if there are labels for one.
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
  /// The observers of a variable that would be an endpoint without them.
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

/// Marks a property that `@DependencyClient` is to leave as it is.
package enum IgnoredEndpointMacro: PeerMacro {
  /// Declares nothing.
  package static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}

extension MacroExpansionContext {
  /// The name of the type that the declaration stands in.
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

#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder

/// The initializers of a client: one for all of its properties, and one for the properties that are
/// not endpoints.
struct ClientInitializers {
  private let client: StructDeclSyntax

  /// Creates the initializers of a client whose properties all have a known type.
  init(of client: StructDeclSyntax) { self.client = client }

  /// The declarations of the initializers.
  ///
  /// If the client declares properties in an `#if`, the result is an `#if` with initializers for
  /// each clause.
  var declarations: [DeclSyntax] { declarations(for: Array(client.memberBlock.members), after: []) }

  private func declarations(
    for members: [MemberBlockItemSyntax],
    after earlier: [ClientProperty]
  ) -> [DeclSyntax] {
    var properties = earlier
    for (index, member) in members.enumerated() {
      if let condition = member.decl.as(IfConfigDeclSyntax.self), condition.hasProperties {
        return [branch(condition, then: Array(members[(index + 1)...]), after: properties)]
      }
      properties += ClientProperty.all(in: member)
    }
    return initializers(of: properties)
  }

  /// Returns an `#if` with the initializers for each of its clauses.
  private func branch(
    _ condition: IfConfigDeclSyntax,
    then rest: [MemberBlockItemSyntax],
    after properties: [ClientProperty]
  ) -> DeclSyntax {
    func text(_ members: [MemberBlockItemSyntax]) -> String {
      declarations(for: members + rest, after: properties).map { "\($0)" }.joined(separator: "\n")
    }
    var lines: [String] = []
    for clause in condition.clauses {
      let condition = clause.condition.map { " \($0.trimmedDescription)" } ?? ""
      lines += ["\(clause.poundKeyword.text)\(condition)", text(clause.members)]
    }
    if condition.clauses.last?.condition != nil { lines += ["#else", text([])] }
    return "\(raw: (lines + ["#endif"]).joined(separator: "\n"))"
  }

  private func initializers(of properties: [ClientProperty]) -> [DeclSyntax] {
    let isVisible = client.access >= .internal
    let access = (properties.map(\.declaration.access) + (isVisible ? [client.access] : [])).min()
    let nonEndpoints = properties.filter { !$0.isEndpoint }
    return (nonEndpoints.count == properties.count ? [properties] : [properties, nonEndpoints])
      .filter { !client.hasInitializer(for: $0) }
      .map { initializer(of: $0, access: access ?? .internal) }
  }

  private func initializer(of properties: [ClientProperty], access: Access) -> DeclSyntax {
    guard !properties.isEmpty else { return "\(raw: access.modifier)init() {\n}" }
    let parameters = properties.map { property in
      (property, ClientParameter(of: property, in: client))
    }
    let declarations = parameters.compactMap(\.1.declaration).joined(separator: ",\n  ")
    let assignments = parameters.map { "self.\($0.storageName) = \($1.value)" }
    return """
      \(raw: access.modifier)init(
        \(raw: declarations)
      ) {
        \(raw: assignments.joined(separator: "\n  "))
      }
      """
  }
}

extension StructDeclSyntax {
  /// Returns whether the struct already declares an initializer whose labels are the properties'
  /// names.
  fileprivate func hasInitializer(for properties: [ClientProperty]) -> Bool {
    let labels = properties.map { $0.name.identifier?.name }
    return memberBlock.members.contains { member in
      let parameters = member.decl.as(InitializerDeclSyntax.self)?.signature.parameterClause
        .parameters
      return parameters?.map { $0.firstName.identifier?.name } == labels
    }
  }
}

extension MemberBlockItemSyntax {
  /// The member itself or, for an `#if`, all members inside it.
  var withConditional: [MemberBlockItemSyntax] {
    guard let condition = decl.as(IfConfigDeclSyntax.self) else { return [self] }
    return condition.clauses.flatMap(\.members).flatMap(\.withConditional)
  }
}

extension IfConfigDeclSyntax {
  /// Whether a clause contains a property that an initializer sets.
  fileprivate var hasProperties: Bool {
    clauses.flatMap(\.members).flatMap(\.withConditional).contains {
      !ClientProperty.all(in: $0).isEmpty
    }
  }
}

extension IfConfigClauseSyntax {
  fileprivate var members: [MemberBlockItemSyntax] {
    guard case .decls(let members) = elements else { return [] }
    return Array(members)
  }
}
#endif

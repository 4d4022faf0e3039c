/// The conditions by which a test or a host looks for a node of the accessibility tree.
///
/// A condition that is nil matches every node.
@MainActor
package struct AccessibilityQuery {
  package var role: AccessibilityRole?

  /// The name of the node, one of its input labels, or the name of a node inside it: see
  /// ``matches(among:)``.
  package var name: String?

  /// The value of the node, such as `on` for a toggle.
  package var value: String?

  /// The identifier of the node, which users do not see.
  package var identifier: String?

  package init(
    role: AccessibilityRole?,
    name: String?,
    value: String? = nil,
    identifier: String? = nil
  ) {
    self.role = role
    self.name = name
    self.value = value
    self.identifier = identifier
  }

  /// Returns the nodes that meet the conditions, in the order in which a user reaches them.
  ///
  /// A node matches a name if the name is the node's ``AccessibilityNode/name`` or one of its input
  /// labels. If the query has a role, and no node of this role has the name, the query finds the
  /// nodes of this role that contain a node with the name. For example, it finds a row by the name
  /// of a text in the row.
  ///
  /// - Parameter nodes: The nodes from which the result is chosen.
  /// - Returns: The nodes.
  package func matches(among nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    let candidates = nodes.filter {
      (role == nil || $0.role == role) && (value == nil || $0.value == value)
        && (identifier == nil || $0.identifier == identifier)
    }
    guard let name else { return candidates }
    let named = candidates.filter { $0.name == name || $0.inputLabels.contains(name) }
    if !named.isEmpty || role == nil { return named }
    return candidates.filter { $0.all.dropFirst().contains { $0.name == name } }
  }

  /// The words for the conditions, such as `button "Save"`.
  package var description: String {
    var words = role?.rawValue ?? "element"
    if let name { words += " \"\(name)\"" }
    if let value { words += " with the value \"\(value)\"" }
    if let identifier {
      words += " \(value == nil ? "with" : "and") the identifier \"\(identifier)\""
    }
    return words
  }

  /// Returns one of the nodes that meet the conditions.
  ///
  /// - Parameters:
  ///   - number: The position of the node among the matches, counted from 1; nil for the first
  ///     enabled match or, if no match is enabled, for the first match.
  ///   - scope: The node whose contents are searched; nil for the whole tree.
  ///   - tree: The tree of the elements.
  ///   - isInArea: Returns whether a node is in the area to which the test has limited its actions.
  /// - Returns: The node.
  /// - Throws: An error that describes similar nodes, hidden nodes and the tree.
  package func find(
    number: Int? = nil,
    in scope: AccessibilityNode? = nil,
    of tree: any HostedTree,
    where isInArea: (AccessibilityNode) -> Bool = { _ in true }
  ) throws(UserActionError) -> AccessibilityNode {
    let nodes = (scope.map { Array($0.all.dropFirst()) } ?? tree.accessibilityTree.all)
      .filter(isInArea)
    let matches = matches(among: nodes)
    if let number {
      if matches.indices.contains(number - 1) { return matches[number - 1] }
    } else if let match = matches.first(where: \.isEnabled) ?? matches.first {
      return match
    }
    throw missing(number, matches.count, nodes, in: scope, of: tree, where: isInArea)
  }
}

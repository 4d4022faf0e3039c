extension AccessibilityQuery {
  /// Returns the error for a search without a match.
  ///
  /// If `count` is greater than 0, the error states this number. Otherwise, the error lists nodes
  /// that meet only some of the conditions. It also describes a match that is hidden, or else a
  /// match outside of `scope`. The error ends with the lines of `scope`, or of the whole tree.
  ///
  /// - Parameters:
  ///   - number: The requested position among the matches, counted from 1; nil for none.
  ///   - count: The number of matches. The caller passes 0, or the number of matches if none of
  ///     them is at the position `number`.
  ///   - nodes: The searched nodes.
  ///   - scope: The node to which the search was limited; nil for the whole tree.
  ///   - tree: The tree of the host.
  ///   - isInArea: Returns whether a node is in the area to which the test has limited its actions.
  /// - Returns: The error.
  func missing(
    _ number: Int?,
    _ count: Int,
    _ nodes: [AccessibilityNode],
    in scope: AccessibilityNode?,
    of tree: any HostedTree,
    where isInArea: (AccessibilityNode) -> Bool
  ) -> UserActionError {
    let place = scope.map { " in the \($0.titled)" } ?? ""
    var facts: [(String, String)] = []
    var remedies: [String] = []
    if let number, count > 0 {
      return UserActionError(
        "There is no \(description) number \(number)\(place).",
        facts: [("Present", count == 1 ? "1 such element" : "\(count) such elements")],
        remedies: ["Use a number from 1 to \(count)."]
      ).adding(scope?.lines ?? tree.accessibilityTree.nodes.flatMap(\.lines))
    }
    let sameRole = nodes.filter { role != nil && $0.role == role }
    let near = nodesNear(sameRole)
    if !near.isEmpty {
      facts.append(("Similar", near.titles))
    } else if !sameRole.isEmpty {
      facts.append(("Present", sameRole.titles))
    }
    let others = AccessibilityQuery(role: nil, name: name, identifier: identifier)
      .matches(among: name == nil && identifier == nil ? [] : nodes)
      .filter { $0.role != role || value != nil }
    if !others.isEmpty { facts.append(("Other", others.titles)) }
    let hidden = AccessibilityTree(tree, withHidden: true).hidden.filter { hidden in
      isInArea(hidden.node) && (scope.map { hidden.node.element.isInside($0.element) } ?? true)
    }
    let matches = hidden.filter { !self.matches(among: [$0.node]).isEmpty }
    if let first = matches.first {
      facts.append(("Hidden", "\(first.node.titled): \(first.reason)"))
      remedies.append(first.reason.remedy)
    } else if scope != nil,
      let outside = self.matches(among: tree.accessibilityTree.all.filter(isInArea)).first
    {
      facts.append(("Outside", outside.titled))
      remedies.append("Search in the whole tree, or in another element.")
    }
    return UserActionError(
      "There is no \(description)\(place).",
      facts: facts,
      remedies: remedies
    ).adding(scope?.lines ?? tree.accessibilityTree.nodes.flatMap(\.lines))
  }

  /// Returns the nodes whose names are similar to the queried name, the most similar first.
  private func nodesNear(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    guard let name else { return [] }
    let names = name.similar(among: nodes.map(\.name).withoutRepetitions)
    return names.compactMap { name in nodes.first { $0.name == name } }
  }
}

extension UserActionError {
  /// Returns the error with at most thirty lines of a tree below the message.
  fileprivate func adding(_ lines: [String]) -> UserActionError {
    var shown = lines.prefix(30).map { "  " + $0 }
    if lines.isEmpty { shown = ["  (empty)"] }
    if lines.count > 30 { shown.append("  … and \(lines.count - 30) more lines") }
    return UserActionError(
      description + "\n\nThe accessibility tree:\n" + shown.joined(separator: "\n")
    )
  }
}

extension AccessibilityNode {
  package var titled: String { name.isEmpty ? role.rawValue : "\(role) \"\(name)\"" }
}

@MainActor
extension [AccessibilityNode] {
  /// The roles and names of the first ten nodes, and the number of the other nodes.
  fileprivate var titles: String { map(\.titled).list(ofFirst: 10) }
}

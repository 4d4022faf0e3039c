/// The elements that a user of an assistive technology can reach, with their roles and names.
///
/// A screen reader presents this tree, and tests find views in it by role and name. The property
/// ``HostedTree/accessibilityTree`` makes the tree from the current elements. The tree does not
/// change afterward.
///
/// ```swift
/// for node in tree.accessibilityTree.all where node.role == .button {
///   speak(node.name)
/// }
/// ```
@MainActor
public struct AccessibilityTree {
  /// The outermost nodes, in the order in which a user reaches them.
  public let nodes: [AccessibilityNode]

  /// The nodes that a user cannot reach, each with a reason; empty if `withHidden` is false.
  let hidden: [Hidden]

  struct Hidden {
    let node: AccessibilityNode
    let reason: HidingReason
  }

  /// Makes the accessibility tree of a host's elements.
  ///
  /// - Parameters:
  ///   - tree: The tree of the elements.
  ///   - withHidden: Whether to collect the nodes that a user cannot reach.
  init(_ tree: any HostedTree, withHidden: Bool = false) {
    var builder = AccessibilityBuilder(
      focused: tree.focusedElement?.id,
      collectsHidden: withHidden
    )
    let built = builder.nodes(of: tree)
    var labels: [AccessibilityLink: String] = [:]
    for node in built.flatMap(\.all) {
      for modifier in node.modifiers where modifier[.pairRole] == "label" {
        modifier.detail(AccessibilityLink.self).map { labels[$0] = node.name }
      }
    }
    nodes = labels.isEmpty ? built : built.map { $0.named(by: labels) }
    hidden = builder.hidden
  }

  /// All nodes, in the order in which a user reaches them.
  ///
  /// - Complexity: O(n) for n nodes.
  public var all: [AccessibilityNode] { nodes.flatMap(\.all) }
}

extension HostedTree {
  /// The tree that assistive technologies present, made from the current elements.
  ///
  /// - Complexity: O(n) in the number of views.
  public var accessibilityTree: AccessibilityTree { AccessibilityTree(self) }
}

extension AccessibilityNode {
  /// Returns a copy of the node in which the labels include the titles of labeled pairs.
  ///
  /// The modifier `accessibilityLabeledPair` connects a title to its content. In the copy, the
  /// label of the content begins with the name of the title. `labels` has the names of all titles.
  fileprivate func named(by labels: [AccessibilityLink: String]) -> AccessibilityNode {
    var node = self
    for modifier in modifiers where modifier[.pairRole] == "content" {
      guard let name = modifier.detail(AccessibilityLink.self).flatMap({ labels[$0] }) else {
        continue
      }
      node.label = [name, node.label ?? ""].spoken
    }
    node.children = children.map { $0.named(by: labels) }
    return node
  }
}

extension AccessibilityTree: @preconcurrency CustomStringConvertible {
  /// The tree as indented text, one line for each node.
  ///
  /// A line begins with the role. The other parts of the node follow: the label, the value, the
  /// identifier, the hint, the heading level, the traits, the states, the input labels, the custom
  /// content, the rotors and the actions. A line leaves out traits and actions that elements of the
  /// role usually have.
  ///
  /// ```text
  /// heading "Settings"
  /// toggle "News" value "on"
  /// list
  ///   row
  ///     text "Milk"
  ///     button "Delete" disabled
  /// ```
  public var description: String { nodes.flatMap(\.lines).joined(separator: "\n") }
}

extension AccessibilityNode: @preconcurrency CustomStringConvertible {
  /// The node and the nodes inside it as indented text, in the format of an ``AccessibilityTree``.
  public var description: String { lines.joined(separator: "\n") }

  var lines: [String] { [line] + children.flatMap { $0.lines.map { "  " + $0 } } }

  private var line: String {
    var parts = [role.rawValue]
    if let label, !label.isEmpty { parts.append("\"\(label)\"") }
    if let value { parts.append("value \"\(value)\"") }
    if let identifier { parts.append("identifier \"\(identifier)\"") }
    if let hint { parts.append("hint \"\(hint)\"") }
    if let headingLevel { parts.append("level \(headingLevel)") }
    parts += traits.subtracting(role.traits).subtracting(roleOfKind.traits).names
    if !isEnabled { parts.append("disabled") }
    if isFocused { parts.append("focused") }
    if !inputLabels.isEmpty { parts.append("input labels \(inputLabels.quotedList)") }
    parts += customContent.map { "content \"\($0.label)\" is \"\($0.value)\"" }
    if !rotors.isEmpty {
      let rotors = rotors.map { "\"\($0.name)\" (\($0.entries.count))" }
      parts.append("rotors \(rotors.joined(separator: ", "))")
    }
    let actions = actions.filter { !role.implies($0.kind) }.map { action in
      if case .named(let name) = action.kind { "\"\(name)\"" } else { action.name }
    }
    if !actions.isEmpty { parts.append("actions \(actions.joined(separator: ", "))") }
    return parts.joined(separator: " ")
  }
}

extension AccessibilityRole {
  /// Whether elements with the role usually have the action.
  fileprivate func implies(_ action: AccessibilityNode.Action.Kind) -> Bool {
    switch action {
    case .activate: [.button, .toggle, .link, .option, .tab].contains(self)
    case .increment, .decrement: [.slider, .stepper, .pageControl].contains(self)
    default: false
    }
  }
}

/// The focus of an assistive technology, such as the element that a screen reader reads out.
///
/// A host with an assistive technology keeps an instance for its tree. The host moves the focus
/// with ``move(to:)``. A program can move the focus too, with `accessibilityFocused`. The host
/// therefore calls ``follow()`` after the tree has settled.
///
/// ```swift
/// let focus = AssistiveFocus(in: tree)
/// focus.move(to: node)
/// tree.settle()
/// focus.follow()
/// speak(focus.node?.name ?? "")
/// ```
@MainActor
public final class AssistiveFocus {
  private let tree: any HostedTree

  /// The name of the technology: `voiceOver` or `switchControl`.
  public let technology: String

  /// The node that has the focus, as it was when the focus moved there.
  private var focused: AccessibilityNode?

  /// The modifiers `accessibilityFocused` around the node that has the focus.
  private var holders: [Element] = []

  /// The modifiers `accessibilityFocused` whose state was true at the last call of ``follow()``.
  private var wanted: Set<ElementID> = []

  /// Creates the focus of a technology in a tree; at first, no node has the focus.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - technology: The name of the technology: `voiceOver` or `switchControl`.
  public init(in tree: any HostedTree, technology: String = "voiceOver") {
    self.tree = tree
    self.technology = technology
  }

  /// The node that has the focus; nil if none has it, or if the node has left the tree.
  ///
  /// - Complexity: O(n) in the number of views.
  public var node: AccessibilityNode? {
    guard let focused else { return nil }
    return tree.accessibilityTree.all.first { $0.representsSamePart(as: focused) }
  }

  /// Moves the focus to a node, or removes the focus; the host must settle the tree afterward.
  ///
  /// The modifiers `accessibilityFocused` around the old and the new node update their states.
  ///
  /// - Parameter node: The node; nil for none.
  public func move(to node: AccessibilityNode?) {
    let entered = node?.modifiers.filter { $0.takes(AssistiveFocusEvent.self) } ?? []
    let ids = Set(entered.map(\.id))
    for holder in holders where !ids.contains(holder.id) {
      tree.send(AssistiveFocusEvent(isFocused: false, technology: technology), to: holder)
    }
    for holder in entered where !holders.contains(where: { $0.id == holder.id }) {
      tree.send(AssistiveFocusEvent(isFocused: true, technology: technology), to: holder)
    }
    focused = node
    holders = entered
  }

  /// Moves the focus as the program requests; the host calls this after the tree has settled.
  ///
  /// The focus moves to the first node in a view whose `accessibilityFocused` has become true. A
  /// node loses the focus when the node leaves the tree, or when no `accessibilityFocused` around
  /// the node is true any longer.
  ///
  /// - Returns: Whether the focus moved. If so, the host settles the tree again.
  /// - Complexity: O(n) in the number of views.
  @discardableResult
  public func follow() -> Bool {
    let nodes = tree.accessibilityTree.all
    var wanting: [ElementID] = []
    for modifier in nodes.flatMap(\.modifiers) where modifier[.wantsFocus] == true {
      wanting.append(modifier.id)
    }
    let new = wanting.first { !wanted.contains($0) && !holders.map(\.id).contains($0) }
    wanted = Set(wanting)
    if let new, let target = nodes.first(where: { $0.modifiers.contains { $0.id == new } }) {
      move(to: target)
      return true
    }
    guard let focused else { return false }
    let isPresent = nodes.contains { $0.representsSamePart(as: focused) }
    let isDismissed = !holders.isEmpty && !holders.contains { wanted.contains($0.id) }
    guard !isPresent || isDismissed else { return false }
    move(to: nil)
    return true
  }
}

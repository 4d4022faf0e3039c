/// Nodes that wait for work, the deepest first.
@MainActor
struct NodesByDepth {
  private var levels: [Int: [ObjectIdentifier: LayoutNode]] = [:]

  private var deepest: Int? { levels.keys.max() }

  var isEmpty: Bool { levels.isEmpty }

  mutating func insert(_ node: LayoutNode) {
    levels[node.depth, default: [:]][ObjectIdentifier(node)] = node
  }

  mutating func takeDeepest() -> [LayoutNode] {
    guard let deepest, let level = levels.removeValue(forKey: deepest) else { return [] }
    return Array(level.values)
  }
}

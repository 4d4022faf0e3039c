package import AmbientGraph
package import AmbientSupport

extension ViewNode {
  /// The names of the views from this node up to the root, the innermost first.
  ///
  /// The library's own views are left out.
  package var chainOfViews: [String] {
    var names: [String] = []
    var candidate: ViewNode? = self
    while let node = candidate {
      if let name = node.bodyName { names.append(name) }
      candidate = node.parent
    }
    return names
  }
}

extension Graph {
  /// The names of the views from the running body up to the root; empty outside of a body.
  package var runningViews: [String] { (running as? ViewNode)?.chainOfViews ?? [] }
}

extension ViewNode {
  /// The subtree as text: one line for each node, with the sources that the node read in its last
  /// run.
  var graphDescription: String {
    var lines: [String] = []
    func add(_ node: ViewNode) {
      let indent = String(repeating: "  ", count: Int(node.depth - depth))
      let reads = node.sources.map(\.label)
      lines.append(
        indent + node.label + (reads.isEmpty ? "" : " ← \(reads.joined(separator: ", "))")
      )
    }
    add(self)
    forEachDescendant(add)
    return lines.joined(separator: "\n")
  }
}

extension Diagnostic {
  /// Joins the names of views with arrows, from the innermost view to the root.
  ///
  /// - Parameter views: The names of the views, the innermost first.
  /// - Returns: A text that ends with the root.
  package static func chain(_ views: [String]) -> String {
    (views + ["[root]"]).joined(separator: " ← ")
  }
}

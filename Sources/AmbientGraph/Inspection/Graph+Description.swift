extension Graph: CustomStringConvertible {
  /// The effects in the order of the tree, then the values that they depend on, as text.
  ///
  /// Each vertex is followed by the sources that it read in its last run. If a source has changed
  /// since then, the revision of the change follows. If vertices have the same label, all but the
  /// first have a number.
  ///
  ///     Revision 4
  ///
  ///     Body: possibly stale, waits to run
  ///       total, seen at 3
  ///
  ///     total: possibly stale, changed at 3
  ///       price, seen at 1, changed at 4
  ///     price: clean, changed at 4
  ///
  /// - Complexity: O(vertices and edges).
  public var description: String {
    let vertices = ReachableVertices(of: self)
    let effects = vertices.all.filter { $0 is Effect }
    let sources = vertices.all.filter { $0 is Source }
    return [["Revision \(revision)"], effects.lines(vertices), sources.lines(vertices)]
      .filter { !$0.isEmpty }
      .map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n")
  }
}

extension [Vertex] {
  fileprivate func lines(_ vertices: ReachableVertices) -> [String] {
    flatMap { [$0.headline(vertices)] + $0.readEdges.map { $0.pointee.line(vertices) } }
  }
}

extension Vertex {
  fileprivate func headline(_ vertices: ReachableVertices) -> String {
    var line = "\(vertices.name(of: self)): \(state)"
    if let source = self as? Source { line += ", changed at \(source.changedAt)" }
    if let effect = self as? Effect, effect.positionInQueue != nil { line += ", waits to run" }
    return line
  }
}

extension Edge {
  fileprivate func line(_ vertices: ReachableVertices) -> String {
    guard let source else { return "  a released source, seen at \(seen)" }
    let line = "  \(vertices.name(of: source)), seen at \(seen)"
    return source.changedAt == seen ? line : line + ", changed at \(source.changedAt)"
  }
}

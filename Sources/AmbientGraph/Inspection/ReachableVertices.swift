/// The effects of a graph and all vertices that are connected to them, for dumps and checks.
///
/// First come the effects in the order of the tree, then the waiting effects that were not inserted
/// into this order. After all these effects come the vertices that edges connect to the effects,
/// directly or through other vertices. The direction of the edges does not matter. All other
/// vertices are left out.
struct ReachableVertices {
  private(set) var all: [Vertex] = []
  private var names: [ObjectIdentifier: String] = [:]
  private var uses: [String: Int] = [:]

  init(of graph: Graph) {
    graph.effects.forEach { add($0) }
    graph.queue.forEach { add($0) }
    var position = 0
    while position < all.count {
      let vertex = all[position]
      for edge in vertex.readEdges { if let source = edge.pointee.source { add(source) } }
      if let source = vertex as? Source {
        for edge in source.readerEdges { add(edge.pointee.reader) }
      }
      position += 1
    }
  }

  /// Returns the label of a vertex, with a number if an earlier vertex has the same label.
  func name(of vertex: Vertex) -> String { names[ObjectIdentifier(vertex)] ?? vertex.label }

  private mutating func add(_ vertex: Vertex) {
    guard names[ObjectIdentifier(vertex)] == nil else { return }
    let label = vertex.label
    let use = uses[label, default: 0] + 1
    uses[label] = use
    names[ObjectIdentifier(vertex)] = use == 1 ? label : "\(label) #\(use)"
    all.append(vertex)
  }
}

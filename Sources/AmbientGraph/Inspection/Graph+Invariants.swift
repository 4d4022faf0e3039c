extension Graph {
  /// Looks for contradictions in the records of the graph; for tests.
  ///
  /// - Returns: For each contradiction, a sentence that names the vertices; empty if there is none.
  /// - Complexity: O(vertices and edges).
  public func checkInvariants() -> [String] {
    let check = InvariantCheck(self)
    check.checkOrder()
    check.checkQueue()
    check.checkVertices()
    if !isUpdating, evaluations.isEmpty { check.checkIdle() }
    return check.contradictions
  }
}

private final class InvariantCheck {
  let graph: Graph
  let vertices: ReachableVertices
  private(set) var contradictions: [String] = []
  private var ordered: Set<ObjectIdentifier> = []
  private var readEdges: Set<EdgePointer> = []
  private var readerEdges: Set<EdgePointer> = []

  init(_ graph: Graph) {
    self.graph = graph
    vertices = ReachableVertices(of: graph)
    for vertex in vertices.all {
      readEdges.formUnion(vertex.readEdges)
      if let source = vertex as? Source { readerEdges.formUnion(source.readerEdges) }
    }
  }

  private func expect(_ condition: Bool, _ contradiction: @autoclosure () -> String) {
    if !condition { contradictions.append(contradiction()) }
  }

  private func name(_ vertex: Vertex) -> String { vertices.name(of: vertex) }

  // MARK: The order of the tree, and the queue

  func checkOrder() {
    var previous: Effect?
    graph.effects.forEach { effect in
      expect(
        effect.previous === previous,
        "\(name(effect)) does not point back to the effect before it."
      )
      if let previous {
        expect(
          previous.orderLabel < effect.orderLabel,
          "\(name(effect)) comes after \(name(previous)), but its label is not greater."
        )
      }
      expect(effect.state != .retired, "\(name(effect)) is retired, but in the order of the tree.")
      ordered.insert(ObjectIdentifier(effect))
      previous = effect
    }
  }

  func checkQueue() {
    graph.queue.forEach { effect in
      expect(
        effect.state.isWaiting,
        "\(name(effect)) waits to run, but is \(effect.state)."
      )
    }
    contradictions += graph.queue.contradictions(naming: \.label)
  }

  // MARK: Vertices and edges

  func checkVertices() {
    for vertex in vertices.all {
      checkReads(of: vertex)
      if let source = vertex as? Source { checkReaders(of: source) }
      if let effect = vertex as? Effect { checkEffect(effect) }
    }
  }

  private func checkReads(of reader: Vertex) {
    for edge in reader.readEdges {
      expect(
        edge.pointee.reader === reader,
        "\(name(reader)) holds an edge of \(name(edge.pointee.reader))."
      )
      guard let source = edge.pointee.source else { continue }
      expect(
        readerEdges.contains(edge),
        "\(name(reader)) read \(name(source)), which does not list it as a reader."
      )
      expect(
        edge.pointee.seen <= source.changedAt,
        "\(name(reader)) saw a revision of \(name(source)) that is yet to come."
      )
      guard reader.state == .clean else { continue }
      expect(
        source.state == .clean,
        "\(name(reader)) is clean, but read \(name(source)), which is \(source.state)."
      )
      expect(
        edge.pointee.seen == source.changedAt,
        "\(name(reader)) is clean, but has not seen the last change of \(name(source))."
      )
    }
  }

  private func checkReaders(of source: Source) {
    expect(
      source.changedAt <= graph.revision,
      "\(name(source)) changed at a revision that is yet to come."
    )
    var previous: EdgePointer?
    for edge in source.readerEdges {
      let reader = edge.pointee.reader
      expect(
        edge.pointee.source === source,
        "\(name(source)) lists an edge of \(name(reader)) that leads to another source."
      )
      expect(
        edge.pointee.previousReader == previous,
        """
        The edge from \(name(reader)) to \(name(source)) does not point back to the edge before it.
        """
      )
      expect(
        readEdges.contains(edge),
        "\(name(source)) lists \(name(reader)), which does not read it."
      )
      previous = edge
    }
    expect(source.lastReader == previous, "\(name(source)) has a wrong last reader.")
  }

  private func checkEffect(_ effect: Effect) {
    if effect.state == .retired {
      expect(effect.firstEdge == nil, "\(name(effect)) is retired, but still reads.")
      expect(effect.positionInQueue == nil, "\(name(effect)) is retired, but waits to run.")
      return
    }
    expect(
      ordered.contains(ObjectIdentifier(effect)),
      "\(name(effect)) is not in the order of the tree."
    )
  }

  // MARK: Between updates

  func checkIdle() {
    expect(graph.reading.runner == nil, "A vertex is reading, though nothing runs.")
    expect(
      graph.firstWithUnmarkedReaders == nil,
      "A source still has readers to mark as possibly stale, though no write is in progress."
    )
    for vertex in vertices.all {
      switch vertex.state {
      case .checking, .running, .overtaken:
        contradictions.append("\(name(vertex)) is \(vertex.state), though nothing runs.")
      case .possiblyStale, .stale:
        guard let effect = vertex as? Effect else { continue }
        expect(
          effect.positionInQueue != nil,
          "\(name(effect)) is \(effect.state), but does not wait to run."
        )
      case .clean, .retired:
        break
      }
    }
  }
}

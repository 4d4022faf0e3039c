package import AmbientSupport

extension Graph {
  /// Push: marks everything downstream of a source as possibly stale, and computes nothing.
  ///
  /// - Complexity: O(vertices downstream that were clean).
  public func markReaders(of source: Source) {
    announcing { markAll(downstreamOf: source) }
  }

  /// Lets a vertex run in the next update, whatever its sources say.
  ///
  /// A derived value that is being computed now is left alone.
  public func invalidate(_ vertex: Vertex) {
    if let effect = vertex as? Effect { return schedule(effect) }
    guard vertex.state != .running, vertex.state != .overtaken else { return }
    announcing {
      mark(vertex)
      vertex.state = .stale
    }
  }

  /// Lets an effect run in the update of now if its turn is still to come, or else in the next.
  public func schedule(_ effect: Effect) {
    guard effect.state != .retired else { return }
    announcing {
      effect.state = .stale
      queue.insert(effect)
    }
  }

  /// The same for an effect that whoever makes it holds.
  package func schedule(_ effect: Unretained<Effect>) {
    effect.with { schedule($0) }
  }

  /// Marks one vertex, and everything downstream of it, as possibly stale.
  func mark(_ vertex: Vertex) {
    markOne(vertex)
    markFurther()
  }

  private func markAll(downstreamOf source: Source) {
    markDirectReaders(of: source)
    markFurther()
  }

  private func markFurther() {
    while let source = firstToMarkFurther {
      source.with {
        firstToMarkFurther = $0.nextToMarkFurther
        markDirectReaders(of: $0)
      }
    }
  }

  private func markDirectReaders(of source: Source) {
    var next = source.firstReader
    while let edge = next {
      next = edge.pointee.nextReader
      edge.pointee.unretainedReader.with { markOne($0) }
    }
  }

  private func markOne(_ vertex: Vertex) {
    switch vertex.state {
    case .clean:
      counters.marked += 1
      vertex.state = .possiblyStale
      vertex.becamePossiblyStale(in: self)
    case .checking:
      // Sources that it found unchanged may be the ones that were written.
      vertex.state = .stale
    case .running:
      vertex.state = .overtaken
    case .possiblyStale, .stale, .overtaken, .retired:
      // What is downstream was marked before.
      break
    }
  }

  /// Marks, and then tells the host if that is why an update is needed.
  ///
  /// Afterwards, because the host may update at once, and that changes the lists that marking walks.
  @inline(__always)
  func announcing(isWrite: Bool = true, _ marking: () -> Void) {
    if isWrite, WriteContext.isAnyOpen { noteContext() }
    let nothingWaited = queue.isEmpty
    marking()
    if nothingWaited, !queue.isEmpty, !isUpdating { onNeedsUpdate?() }
  }
}

/// Memory for edges, taken in blocks and used again, so that a read costs no allocation of its own.
final class EdgePool {
  // The graph's owner alone works with it, one call after the other.
  @exclusivity(unchecked) private var blocks: [EdgePointer] = []
  @exclusivity(unchecked) private var free: EdgePointer?
  @exclusivity(unchecked) private var unused = 0
  private let blockSize = 128

  /// How many edges there is memory for.
  var capacity: Int { blocks.count * blockSize }

  deinit {
    // Edges hold no references, so their memory needs no deinitialisation.
    for block in blocks { block.deallocate() }
  }

  func make(_ edge: Edge) -> EdgePointer {
    let place: EdgePointer
    if let reused = free {
      free = reused.pointee.nextSource
      place = reused
    } else {
      if unused == 0 {
        blocks.append(.allocate(capacity: blockSize))
        unused = blockSize
      }
      unused -= 1
      place = blocks[blocks.count - 1] + unused
    }
    place.initialize(to: edge)
    return place
  }

  func recycle(_ edge: EdgePointer) {
    edge.pointee.nextSource = free
    free = edge
  }
}

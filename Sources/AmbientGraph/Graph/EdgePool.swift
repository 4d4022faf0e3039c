/// Memory for edges, taken in blocks and used again, so that a read costs no allocation of its own.
final class EdgePool {
  // The graph's owner alone works with it, one call after the other.
  private var blocks: [EdgePointer] = []
  private var free: EdgePointer?

  // What was never used of the last block.
  private var next: EdgePointer?
  private var unused = 0

  private let blockSize = 128

  /// How many edges there is memory for.
  var capacity: Int { blocks.count * blockSize }

  deinit {
    // Edges hold no references, so their memory needs no deinitialisation.
    for block in blocks { block.deallocate() }
  }

  /// A place for an edge, which is not initialised.
  // Inlined always: it is a few instructions, and asked for at every new read.
  @inline(__always)
  func place() -> EdgePointer {
    if let reused = free {
      free = reused.pointee.nextSource
      return reused
    }
    if let place = next, unused > 0 {
      next = place + 1
      unused -= 1
      return place
    }
    return placeInNewBlock()
  }

  private func placeInNewBlock() -> EdgePointer {
    let block = EdgePointer.allocate(capacity: blockSize)
    blocks.append(block)
    next = block + 1
    unused = blockSize - 1
    return block
  }

  func recycle(_ edge: EdgePointer) {
    edge.pointee.nextSource = free
    free = edge
  }
}

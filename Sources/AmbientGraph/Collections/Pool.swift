/// A plain value whose memory a ``Pool`` gives out.
///
/// It holds no references, so that its memory needs no deinitialization.
protocol PoolElement {
  /// The next one that is free; used by the pool alone, while it has this one back.
  var nextFree: UnsafeMutablePointer<Self>? { get set }
}

/// Memory for values of one type, taken in blocks and used again, so that a value costs no allocation of its own.
final class Pool<Element: PoolElement> {
  typealias Pointer = UnsafeMutablePointer<Element>

  // The owner of the pool alone works with it, one call after the other.
  private var blocks: [Pointer] = []
  private var free: Pointer?

  // What was never used of the last block.
  private var next: Pointer?
  private var unused = 0

  private let blockSize = 128

  /// How many values there is memory for.
  var capacity: Int { blocks.count * blockSize }

  init() { assert(_isPOD(Element.self), "A pool does not end what is in its places.") }

  deinit {
    for block in blocks { block.deallocate() }
  }

  /// A place for a value, which is not initialized.
  // Inlined always: it is a few instructions, and asked for at every new edge.
  @inline(__always)
  func place() -> Pointer {
    if let reused = free {
      free = reused.pointee.nextFree
      return reused
    }
    if let place = next, unused > 0 {
      next = place + 1
      unused -= 1
      return place
    }
    return placeInNewBlock()
  }

  private func placeInNewBlock() -> Pointer {
    let block = Pointer.allocate(capacity: blockSize)
    blocks.append(block)
    next = block + 1
    unused = blockSize - 1
    return block
  }

  /// Takes back a place that holds a value.
  func recycle(_ place: Pointer) {
    place.pointee.nextFree = free
    free = place
  }
}

/// A plain value whose memory a ``Pool`` manages.
///
/// A pool element holds no references, so its memory needs no deinitialization.
protocol PoolElement {
  /// The next free element. Only the pool uses this property, and only while this element is free.
  var nextFree: UnsafeMutablePointer<Self>? { get set }
}

/// Memory for values of one type.
///
/// A pool allocates memory in blocks. A new value reuses the memory of a recycled value.
final class Pool<Element: PoolElement> {
  typealias Pointer = UnsafeMutablePointer<Element>

  // These fields need no lock, because only the thread that owns the graph uses them.
  private var blocks: [Pointer] = []
  private var free: Pointer?

  // The next unused element of the last block.
  private var next: Pointer?
  private var unused = 0

  private let blockSize = 128

  /// The number of values that fit into the allocated memory.
  var capacity: Int { blocks.count * blockSize }

  init() { assert(_isPOD(Element.self), "A pool does not deinitialize its elements.") }

  deinit {
    for block in blocks { block.deallocate() }
  }

  /// Returns uninitialized memory for a value.
  // Always inlined, because these few instructions run for every new edge.
  @inline(__always)
  func allocate() -> Pointer {
    if let reused = free {
      free = reused.pointee.nextFree
      return reused
    }
    if let pointer = next, unused > 0 {
      next = pointer + 1
      unused -= 1
      return pointer
    }
    return allocateInNewBlock()
  }

  private func allocateInNewBlock() -> Pointer {
    let block = Pointer.allocate(capacity: blockSize)
    blocks.append(block)
    next = block + 1
    unused = blockSize - 1
    return block
  }

  /// Makes the memory of a value available for another value.
  func recycle(_ pointer: Pointer) {
    pointer.pointee.nextFree = free
    free = pointer
  }
}

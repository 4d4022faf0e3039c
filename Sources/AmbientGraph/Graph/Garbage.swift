import Synchronization

/// Takes what a vertex leaves behind, and lets go of it piece by piece.
///
/// If a vertex let go of the next one itself, a long chain of them would be taken down recursively, and
/// would overflow the stack.
final class Garbage: Sendable {
  // Unchecked: nobody looks at a piece; it is handed over from thread to thread to be released.
  private struct Piece: @unchecked Sendable { let content: Any }

  private struct Heap {
    var pieces: [Piece] = []
    var isBeingReleased = false
  }

  private let heap = Mutex(Heap())

  init() {}

  /// Releases a piece: now, or when the release that is going on gets to it.
  func release(_ content: Any) {
    let piece = Piece(content: content)
    let wasBeingReleased = heap.withLock { heap in
      heap.pieces.append(piece)
      defer { heap.isBeingReleased = true }
      return heap.isBeingReleased
    }
    guard !wasBeingReleased else { return }
    // Outside the lock, because the end of one piece brings the next.
    while let piece = takeLast() { _ = consume piece }
  }

  private func takeLast() -> Piece? {
    heap.withLock { heap in
      heap.isBeingReleased = !heap.pieces.isEmpty
      return heap.pieces.popLast()
    }
  }
}

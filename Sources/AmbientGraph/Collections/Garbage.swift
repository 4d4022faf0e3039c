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

  /// Empties a place, and releases what was there: now, or when the release that is going on gets to it.
  ///
  /// A place, and not its content, because the caller must not hold on to that.
  func release<Content>(_ place: inout Content?) {
    let isFirst = add(Piece(content: place as Any))
    place = nil
    // Outside the lock, because the end of one piece brings the next.
    if isFirst { while releaseLast() {} }
  }

  /// Keeps a piece; true if nobody is releasing, so that the caller has to.
  private func add(_ piece: Piece) -> Bool {
    heap.withLock { heap in
      heap.pieces.append(piece)
      defer { heap.isBeingReleased = true }
      return !heap.isBeingReleased
    }
  }

  private func releaseLast() -> Bool {
    let last = heap.withLock { heap in
      heap.isBeingReleased = !heap.pieces.isEmpty
      return heap.pieces.popLast()
    }
    return last != nil
  }
}

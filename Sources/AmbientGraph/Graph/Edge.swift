/// One read: which vertex read which source, and the revision of the source that it saw.
///
/// An edge is a member of two lists:
///
///     reader ──firstEdge──▶ edge ──nextSource──▶ edge ──▶ …        what the reader read, in order
///                            ▲ │
///     source ──firstReader───┘ └─nextReader──▶ edge ──▶ …          who read the source
///            ◀─previousReader─
///
/// Both ends are unowned and unsafe because a vertex removes its edges before it goes away.
struct Edge {
  unowned(unsafe) var source: Source
  unowned(unsafe) var reader: Vertex
  var seen: UInt64
  var nextSource: EdgePointer?
  var previousReader: EdgePointer?
  var nextReader: EdgePointer?
}

typealias EdgePointer = UnsafeMutablePointer<Edge>

/// Memory for edges, taken in blocks and used again, so that a read costs no allocation of its own.
final class EdgePool {
  private var blocks: [EdgePointer] = []
  private var free: EdgePointer?
  private var unused = 0
  private let blockSize = 128

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

extension Graph {
  /// Adds an edge behind `previous` in the reader's list, and at the end of the source's.
  func link(_ source: Source, to reader: Vertex, after previous: EdgePointer?) -> EdgePointer {
    let edge = edges.make(
      Edge(source: source, reader: reader, seen: source.changedAt))
    if let previous {
      edge.pointee.nextSource = previous.pointee.nextSource
      previous.pointee.nextSource = edge
    } else {
      edge.pointee.nextSource = reader.firstEdge
      reader.firstEdge = edge
    }
    appendReader(edge, to: source)
    return edge
  }

  private func appendReader(_ edge: EdgePointer, to source: Source) {
    edge.pointee.source = source
    edge.pointee.previousReader = source.lastReader
    edge.pointee.nextReader = nil
    if let last = source.lastReader {
      last.pointee.nextReader = edge
    } else {
      source.firstReader = edge
    }
    source.lastReader = edge
  }

  private func removeReader(_ edge: EdgePointer) {
    let source = edge.pointee.source
    let (previous, next) = (edge.pointee.previousReader, edge.pointee.nextReader)
    if let previous { previous.pointee.nextReader = next } else { source.firstReader = next }
    if let next { next.pointee.previousReader = previous } else { source.lastReader = previous }
  }

  /// Forgets everything that the reader read after `last`; everything, if `last` is nil.
  func removeEdges(of reader: Vertex, after last: EdgePointer? = nil) {
    var next = last.map(\.pointee.nextSource) ?? reader.firstEdge
    while let edge = next {
      next = edge.pointee.nextSource
      removeReader(edge)
      edges.recycle(edge)
    }
    if let last { last.pointee.nextSource = nil } else { reader.firstEdge = nil }
  }

  /// Takes a source that goes away out of its readers' lists; they have to run again.
  func detachReaders(of source: Source) {
    while let edge = source.firstReader {
      let reader = edge.pointee.reader
      removeReader(edge)
      if reader.firstEdge == edge {
        reader.firstEdge = edge.pointee.nextSource
      } else {
        var previous = reader.firstEdge
        while let candidate = previous, candidate.pointee.nextSource != edge {
          previous = candidate.pointee.nextSource
        }
        previous?.pointee.nextSource = edge.pointee.nextSource
      }
      edges.recycle(edge)
      invalidate(reader)
    }
  }

  /// Lets readers of one source read another in its place.
  ///
  /// - Parameters:
  ///   - unchanged: whether both have the same value; the readers are not woken then.
  ///   - isMeant: which of the readers move.
  public func redirectReaders(
    from old: Source,
    to new: Source,
    unchanged: Bool,
    where isMeant: (Vertex) -> Bool
  ) {
    var next = old.firstReader
    while let edge = next {
      next = edge.pointee.nextReader
      guard isMeant(edge.pointee.reader) else { continue }
      // A reader may not have seen the old source's value of now.
      let isUpToDate = unchanged && edge.pointee.seen == old.changedAt
      removeReader(edge)
      appendReader(edge, to: new)
      // Revision 0 was never given to a source, so a reader that saw it finds a change.
      edge.pointee.seen = isUpToDate ? new.changedAt : 0
      if !isUpToDate { mark(edge.pointee.reader) }
    }
  }
}

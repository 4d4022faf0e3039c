public import AmbientSupport

/// One read: a reader, the source that was read, and the revision of the source at that time.
///
/// An edge is a member of two lists:
///
///     reader ──firstEdge──▶ edge ──nextSource──▶ edge ──▶ …     sources, in the order of the reads
///                            ▲ │
///     source ──firstReader───┘ └─nextReader──▶ edge ──▶ …       readers of the source
///
/// In the list of readers, `previousReader` leads back to the previous edge.
///
/// An edge retains neither its reader nor its source. Before a reader is released, the reader
/// removes its edges. Before a source is released, the source clears the references to itself.
/// Following an edge therefore needs no reference counting.
///
/// A source may be released while its reader runs, and this run may still refer to the edge. The
/// edge therefore stays in the reader's list, without a source, until the reader runs again.
@usableFromInline
struct Edge: PoolElement {
  @usableFromInline var unretainedSource: Unretained<Source>?
  var unretainedReader: Unretained<Vertex>
  @usableFromInline var seen: UInt64
  @usableFromInline var nextSource: EdgePointer?
  var previousReader: EdgePointer?
  var nextReader: EdgePointer?

  /// The next free edge of the pool.
  ///
  /// A free edge is in no list of sources. The field `nextSource` can therefore hold this link.
  var nextFree: EdgePointer? {
    get { nextSource }
    set { nextSource = newValue }
  }

  /// The source that was read; nil if the source was removed from the graph or released.
  var source: Source? { unretainedSource?.object }

  @inlinable
  func reads(_ source: Source) -> Bool {
    unretainedSource == Unretained(source)
  }

  var reader: Vertex { unretainedReader.object }

  /// Whether the source has changed since the read.
  ///
  /// If the source is possibly stale, bring the source up to date before you read this property.
  var isOutdated: Bool {
    unretainedSource?.with { $0.changedAt != seen } ?? false
  }
}

@usableFromInline
typealias EdgePointer = UnsafeMutablePointer<Edge>

extension Vertex {
  /// The edges to the sources that the vertex read in its last run, in the order of the reads.
  final var readEdges: [EdgePointer] { edges(from: firstEdge, \.nextSource) }
}

extension Source {
  /// The edges from the source's readers, in the order in which they were added.
  final var readerEdges: [EdgePointer] { edges(from: firstReader, \.nextReader) }
}

private func edges(
  from first: EdgePointer?,
  _ next: (Edge) -> EdgePointer?
) -> [EdgePointer] {
  var result: [EdgePointer] = []
  var candidate = first
  while let edge = candidate {
    result.append(edge)
    candidate = next(edge.pointee)
  }
  return result
}

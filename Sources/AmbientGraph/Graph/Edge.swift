public import AmbientSupport

/// One read: which vertex read which source, and the revision of the source that it saw.
///
/// An edge is a member of two lists:
///
///     reader ──firstEdge──▶ edge ──nextSource──▶ edge ──▶ …        what the reader read, in order
///                            ▲ │
///     source ──firstReader───┘ └─nextReader──▶ edge ──▶ …          who read the source
///            ◀─previousReader─
///
/// Both ends are not retained because a vertex sees to its edges before it goes away: a reader removes
/// them, a source takes its name out of them. To follow an edge then counts no references. An edge
/// without a source stays where it is until its reader runs again, because a run may be holding on to
/// it.
@usableFromInline
struct Edge {
  @usableFromInline var unretainedSource: Unretained<Source>?
  var unretainedReader: Unretained<Vertex>
  @usableFromInline var seen: UInt64
  @usableFromInline var nextSource: EdgePointer?
  var previousReader: EdgePointer?
  var nextReader: EdgePointer?

  /// What was read; nil once it is gone.
  var source: Source? { unretainedSource?.object }

  @inlinable
  func reads(_ source: Source) -> Bool {
    unretainedSource == Unretained(source)
  }

  /// Who read it.
  var reader: Vertex { unretainedReader.object }

  /// Whether the source has changed since; not asked about sources that are possibly stale.
  var isOutdated: Bool {
    unretainedSource?.with { $0.changedAt != seen } ?? false
  }
}

@usableFromInline
typealias EdgePointer = UnsafeMutablePointer<Edge>

extension Vertex {
  /// The edges to what it read in its last run, in the order of the reads.
  final var readEdges: [EdgePointer] { edges(from: firstEdge, \.nextSource) }
}

extension Source {
  /// The edges from its readers, in the order in which they came.
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

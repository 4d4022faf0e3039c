public import AmbientSupport

/// The vertex that is currently running, and the edge to the newest dependency of its run.
///
/// If the reads of the running vertex are tracked, this vertex is also the reader. The references
/// to vertices are unretained, because a vertex stays alive while it runs.
@usableFromInline
struct Reading {
  @usableFromInline var unretainedRunner: Unretained<Vertex>?
  @usableFromInline var unretainedReader: Unretained<Vertex>?
  /// The edge to the newest dependency of the current run; nil before the first dependency.
  @usableFromInline var last: EdgePointer?
  @usableFromInline var run: UInt64 = 0

  @inlinable var isRunning: Bool { unretainedRunner != nil }

  /// The vertex that is running, whether or not its reads are tracked.
  var runner: Vertex? { unretainedRunner?.object }
}

/// A derived value that is being brought up to date, and the next source to check.
@usableFromInline
struct Evaluation {
  // Unretained, because the reader keeps the value alive. The reader is code outside of the graph,
  // a running vertex, or a vertex that waits for the value.
  let unretainedVertex: Unretained<Source>
  var next: EdgePointer?

  var vertex: Source { unretainedVertex.object }
}

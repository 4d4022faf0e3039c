public import AmbientSupport

/// Who is reading now, and how far it is in its own list of sources.
///
/// Its vertices are not retained: they are alive while they run.
@usableFromInline
struct Reading {
  @usableFromInline var unretainedRunner: Unretained<Vertex>?
  @usableFromInline var unretainedReader: Unretained<Vertex>?
  /// The last edge that this run has confirmed or made.
  @usableFromInline var last: EdgePointer?
  @usableFromInline var run: UInt64 = 0

  @inlinable var isRunning: Bool { unretainedRunner != nil }

  /// Who runs, whether or not its reads are tracked.
  var runner: Vertex? { unretainedRunner?.object }
}

/// A derived value that is being brought up to date, and how far the look at its sources has come.
@usableFromInline
struct Evaluation {
  // Not retained, because somebody who waits or runs reads it, and keeps it by that.
  let unretainedVertex: Unretained<Source>
  var next: EdgePointer?

  var vertex: Source { unretainedVertex.object }
}

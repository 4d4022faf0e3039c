import AmbientCore
import AmbientGraph
import AmbientReflection
import AmbientSupport

// `@unchecked`: only the thread that owns the graph uses `parts`, and any thread may read `event`.
/// The size and the position of one view, from the last event of the host.
///
/// Each part that a body reads is a separate derived value in the graph. A body therefore runs
/// again only after a change of a part that the body read.
final class ViewGeometry: RetiringStorage, @unchecked Sendable {
  private let event: LatestEvent
  private var parts: [Part: Source] = [:]

  init(in graph: Graph) { event = LatestEvent(nil, in: graph) }

  func place(_ new: GeometryEvent) { event.set(new) }

  var isPlaced: Bool { read(.isPlaced) { $0 != nil } }

  /// The size in points; zero before the host has sent a geometry.
  var size: CGSize { read(.size) { $0?.frame.size ?? .zero } }

  /// The coordinates of the view.
  ///
  /// Before the host has sent a geometry, these are the coordinates of the screen.
  var coordinates: ViewCoordinates { read(.coordinates) { $0?.coordinates ?? .screen } }

  var safeAreaInsets: EdgeInsets {
    read(.safeAreaInsets) { $0?.safeAreaInsets ?? EdgeInsets() }
  }

  /// The sizes of texts and images in the host; nil if the host does not know the sizes.
  var measure: DrawingMeasure? { read(.measure) { $0?.measure } }

  func frame(in space: CoordinateSpace) -> CGRect {
    read(.frame(space)) { $0?.frame(in: space) ?? .zero }
  }

  /// Returns the bounds of a coordinate space around the view, relative to the view; nil if there
  /// is no such space.
  func bounds(of space: CoordinateSpace) -> CGRect? {
    read(.bounds(space)) { $0?.bounds(of: space) }
  }

  private enum Part: Hashable, CustomStringConvertible {
    case isPlaced
    case size
    case coordinates
    case safeAreaInsets
    case measure
    case frame(CoordinateSpace)
    case bounds(CoordinateSpace)

    /// The name of the part in reports of why a body ran.
    var description: String {
      switch self {
      case .isPlaced: "GeometryProxy"
      case .size: "GeometryProxy.size"
      case .coordinates: "GeometryProxy[anchor]"
      case .safeAreaInsets: "GeometryProxy.safeAreaInsets"
      case .measure: "GraphicsContext.resolve"
      case .frame(let space): "GeometryProxy.frame(in: \(space.label))"
      case .bounds(let space): "GeometryProxy.bounds(of: \(space.label))"
      }
    }
  }

  /// Returns a part, and makes the part a dependency of the current reader.
  private func read<Value>(
    _ part: Part,
    _ compute: @escaping (GeometryEvent?) -> Value
  ) -> Value {
    guard event.graph.isReading, !event.isRetired else { return compute(event.currentValue) }
    if let known = parts[part] as? Computed<Value> { return known.read() }
    if parts.count >= 8 { retireParts { !$0.hasReaders } }
    let new = Computed("\(part)", in: event.graph) { [event] in compute(event.read()) }
    parts[part] = new
    return new.read()
  }

  private func retireParts(where isUnused: (Source) -> Bool) {
    for (part, value) in parts where isUnused(value) {
      value.retire(notifyingReaders: false)
      parts[part] = nil
    }
  }

  func retire() {
    retireParts { _ in true }
    event.retire(notifyingReaders: false)
  }
}

private final class LatestEvent: Input<GeometryEvent?> {
  override var label: String { "GeometryProxy" }

  override func isSame(
    _ old: UnsafePointer<GeometryEvent?>,
    _ new: UnsafePointer<GeometryEvent?>
  ) -> Bool {
    old.pointee == new.pointee
  }
}

/// A property that stores the geometry of its view in the view's node.
struct GeometryStorage: BuiltInProperty, SelfComparing {
  /// The geometry; nil while the view is not in a tree.
  private(set) var geometry: ViewGeometry?

  mutating func install(in owner: PropertyOwner, name: LiteralText, storage: inout AnyObject?) {
    let installed = storage as? ViewGeometry ?? ViewGeometry(in: owner.graph)
    storage = installed
    geometry = installed
  }

  /// Returns true, because the node keeps the same geometry when the view is created again.
  func isSame(as other: GeometryStorage) -> Bool { true }
}

import AmbientCore
import AmbientGraph
import AmbientReflection
import AmbientSupport

// `@unchecked`: only the thread that owns the graph uses `parts` and `ofViews`. Any thread may read
// `event`.
/// The size and the position of one view, from the last event of the host.
///
/// Each part that a body reads is a separate derived value in the graph. A body therefore runs
/// again only after a change of a part that the body read.
///
/// If a modifier applies to several views, the size and the position are those of the first view.
final class ViewGeometry: RetiringStorage, @unchecked Sendable {
  private let event: LatestEvent
  private var parts: [Part: Source] = [:]

  /// The geometries of all views to which the modifier applies; nil until there are several views.
  private var ofViews: [ViewKey: ViewGeometry]?

  init(_ event: GeometryEvent? = nil, in graph: Graph) {
    self.event = LatestEvent(event, in: graph)
  }

  func place(_ new: GeometryEvent) {
    if ofViews != nil || !new.furtherViews.isEmpty { placeViews(new) }
    event.set(new)
  }

  /// The geometries of all views to which the modifier applies.
  var views: [OfView] {
    let keys = read(.views) { $0?.keys ?? [] }
    guard let ofViews else { return keys.map { OfView(id: $0, geometry: self) } }
    return keys.compactMap { key in ofViews[key].map { OfView(id: key, geometry: $0) } }
  }

  private func placeViews(_ new: GeometryEvent) {
    var remaining = ofViews ?? [:]
    var present: [ViewKey: ViewGeometry] = [:]
    for (key, geometry) in zip(new.keys, new.ofViews) {
      var single = geometry
      single.furtherViews = []
      let view = remaining.removeValue(forKey: key)
      view?.place(single)
      present[key] = view ?? ViewGeometry(single, in: event.graph)
    }
    ofViews = present
    for view in remaining.values { view.retire() }
  }

  /// The geometry of one of several views, with the identity of the view.
  struct OfView: Identifiable {
    let id: ViewKey
    let geometry: ViewGeometry
  }

  /// The identity of a view among the views to which a modifier applies.
  struct ViewKey: Hashable {
    let view: ElementID?

    /// The index of the geometry among the geometries that have the same `view`.
    ///
    /// A background or overlay of several views is shown once for each of these views. An element
    /// in the background or overlay then has several geometries. All of them have the identifier of
    /// this element as their `view`.
    let number: Int
  }

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

  /// The object that measures texts and images for the host; nil if the host has none.
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
    case views
    case size
    case coordinates
    case safeAreaInsets
    case measure
    case frame(CoordinateSpace)
    case bounds(CoordinateSpace)

    /// The name of the part in a report that says why a body ran.
    var description: String {
      switch self {
      case .isPlaced, .views: "GeometryProxy"
      case .size: "GeometryProxy.size"
      case .coordinates: "GeometryProxy[anchor]"
      case .safeAreaInsets: "GeometryProxy.safeAreaInsets"
      case .measure: "GraphicsContext.resolve"
      case .frame(let space): "GeometryProxy.frame(in: \(space.label))"
      case .bounds(let space): "GeometryProxy.bounds(of: \(space.label))"
      }
    }
  }

  /// Returns the value of a part, and makes the part a dependency of the current reader.
  private func read<Value>(
    _ part: Part,
    _ compute: @escaping (GeometryEvent?) -> Value
  ) -> Value {
    guard event.graph.isReading, !event.isRetired else { return compute(event.currentValue) }
    if let existing = parts[part] as? Computed<Value> { return existing.read() }
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
    for view in (ofViews ?? [:]).values { view.retire() }
  }
}

extension GeometryEvent {
  /// The geometries of all views to which the modifier applies.
  var ofViews: [GeometryEvent] { [self] + furtherViews }

  /// The identities of all views to which the modifier applies.
  fileprivate var keys: [ViewGeometry.ViewKey] {
    var counts: [ElementID?: Int] = [:]
    return ofViews.map { event in
      defer { counts[event.view, default: 0] += 1 }
      return ViewGeometry.ViewKey(view: event.view, number: counts[event.view, default: 0])
    }
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

  mutating func install(in owner: PropertyOwner, name: StaticText, storage: inout AnyObject?) {
    let installed = storage as? ViewGeometry ?? ViewGeometry(in: owner.graph)
    storage = installed
    geometry = installed
  }

  /// Returns true, because the node keeps the same geometry when the view is created again.
  func isSame(as other: GeometryStorage) -> Bool { true }
}

import AmbientCore
import AmbientGraph
import AmbientReflection
import AmbientSupport

/// The element of a canvas.
///
/// The element is updated after a change of a value that the canvas's closure has read.
struct CanvasElement<Symbols: View> {
  let canvas: Canvas<Symbols>
  let geometries: CanvasGeometries?
  let subviews: [Subview]
}

extension CanvasElement: ElementView {
  /// The views that the closure can draw, each in an element of its own.
  var content: some View {
    ForEach(subviews) { subview in
      GeometryElement(
        kind: .canvasSymbol,
        geometry: geometries?.geometry(of: subview.id),
        content: subview
      )
    }
  }

  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.canvas)
    if canvas.isOpaque { description[.opaque] = true }
    if canvas.colorMode != .nonLinear { description[.colorMode] = "\(canvas.colorMode)" }
    if canvas.rendersAsynchronously { description[.rendersAsynchronously] = true }
    guard let geometries else { return description }
    let geometry = geometries.canvas
    description.on(GeometryEvent.self) { geometry.place($0) }
    let symbols = subviews.map { (view: $0, geometry: geometries.geometry(of: $0.id)) }
    // The closure may ask for the sizes of the views. The closure therefore runs only after the
    // host has placed the views.
    guard geometry.isPlaced, symbols.allSatisfy({ $0.geometry.isPlaced }) else {
      return description
    }
    let size = geometry.size
    var context = GraphicsContext(
      environment: environment,
      size: size,
      measure: geometry.measure ?? DrawingMeasure(),
      symbols: symbols.map { symbol in
        GraphicsContext.Symbol(
          hasTag: { symbol.view.hasTag($0) },
          size: { symbol.geometry.size }
        )
      }
    )
    canvas.renderer(&context, size)
    description.set(CanvasDetail(context.recording.commands))
    return description
  }
}

extension Subview {
  /// Returns whether the argument is a tag or an identifier of the view.
  fileprivate func hasTag(_ id: AnyHashable) -> Bool {
    func hasTag<ID: Hashable>(_ id: ID) -> Bool { tag(for: ID.self) == id }
    return (id.base as? any Hashable).map { hasTag($0) } ?? false
  }
}

// `@unchecked`: only the thread that owns the graph uses `symbols`.
/// The geometries of a canvas and of the views that it can draw.
final class CanvasGeometries: RetiringStorage, @unchecked Sendable {
  let canvas: ViewGeometry

  private let graph: Graph
  private var symbols: [Subview.ID: ViewGeometry] = [:]

  init(in graph: Graph) {
    self.graph = graph
    canvas = ViewGeometry(in: graph)
  }

  func geometry(of id: Subview.ID) -> ViewGeometry {
    if let cached = symbols[id] { return cached }
    let new = ViewGeometry(in: graph)
    symbols[id] = new
    return new
  }

  func retire() {
    canvas.retire()
    for geometry in symbols.values { geometry.retire() }
    symbols = [:]
  }
}

/// A property that stores the geometries of a canvas in the node of the canvas.
struct CanvasStorage: BuiltInProperty, SelfComparing {
  /// The geometries; nil while the canvas is not in a tree.
  private(set) var geometries: CanvasGeometries?

  mutating func install(in owner: PropertyOwner, name: StaticText, storage: inout AnyObject?) {
    let installed = storage as? CanvasGeometries ?? CanvasGeometries(in: owner.graph)
    storage = installed
    geometries = installed
  }

  /// Returns true, because the node keeps the same geometries when the view is created again.
  func isSame(as other: CanvasStorage) -> Bool { true }
}

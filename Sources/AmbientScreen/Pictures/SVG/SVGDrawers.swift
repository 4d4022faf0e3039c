import AmbientHosting
import AmbientLayout
import AmbientViews

/// The drawing of each kind of element in SVG.
struct SVGDrawers: Sendable {
  /// A function that draws an element, and its views with `content`.
  ///
  /// What it draws before the content is behind it. A drawer that does not call `content` hides the
  /// views.
  typealias Drawer =
    @MainActor @Sendable (
      _ drawn: DrawnElement,
      _ canvas: inout SVGCanvas,
      _ content: (inout SVGCanvas) -> Void
    ) -> Void

  private var drawers: [ElementKind: Drawer] = [:]

  /// Sets a drawer for several kinds.
  mutating func set(_ kinds: ElementKind..., to drawer: @escaping Drawer) {
    for kind in kinds { drawers[kind] = drawer }
  }

  /// The drawings of the kinds of the library.
  static let standard: SVGDrawers = {
    var drawers = SVGDrawers()
    drawers.addShapes()
    drawers.addEffects()
    drawers.addButtons()
    drawers.addControls()
    drawers.addContainers()
    return drawers
  }()

  /// Draws elements, and the views in them.
  @MainActor
  func draw(_ elements: [DrawnElement], _ canvas: inout SVGCanvas) {
    for drawn in elements {
      let content = { (canvas: inout SVGCanvas) in draw(drawn.views, &canvas) }
      if let drawer = drawers[drawn.element.kind] {
        drawer(drawn, &canvas, content)
      } else {
        if let text = drawn.drawnText { canvas.write(text, of: drawn) }
        content(&canvas)
      }
    }
  }
}

import AmbientHosting
import AmbientLayout
import AmbientViews

/// The functions that draw the elements of each kind on a canvas.
///
/// Shapes, effects and drawings are drawn in the same way on all canvases. Each canvas adds
/// functions for controls and containers.
@MainActor
struct Drawers<Canvas: PictureCanvas> {
  /// A function that draws an element, and calls `content` to draw the views in the element.
  ///
  /// What the function draws before it calls `content` is behind the views. What it draws after the
  /// call is in front of the views. A function that does not call `content` hides the views.
  typealias Drawer =
    (_ drawn: DrawnElement, _ canvas: inout Canvas, _ content: (inout Canvas) -> Void) -> Void

  private var drawers: [ElementKind: Drawer] = [:]

  /// Creates the functions that are the same for all canvases.
  init() {
    addShapes()
    addClipping()
    addEffects()
    addDrawings()
    addTextRenderers()
  }

  mutating func set(_ kinds: ElementKind..., to drawer: @escaping Drawer) {
    set(kinds, to: drawer)
  }

  mutating func set(_ kinds: [ElementKind], to drawer: @escaping Drawer) {
    for kind in kinds { drawers[kind] = drawer }
  }

  /// Draws elements, and the views in them.
  ///
  /// If an element's kind has no function, only the text and the views of the element are drawn.
  func draw(_ elements: [DrawnElement], _ canvas: inout Canvas) {
    for drawn in elements {
      guard drawn.opacity == 1 else {
        canvas.faded(drawn.opacity) { draw(drawn, &$0) }
        continue
      }
      draw(drawn, &canvas)
    }
  }

  private func draw(_ drawn: DrawnElement, _ canvas: inout Canvas) {
    let content = { (canvas: inout Canvas) in draw(drawn.views, &canvas) }
    if let drawer = drawers[drawn.element.kind] {
      drawer(drawn, &canvas, content)
    } else {
      if let text = drawn.drawnText { canvas.write(text, drawn.textLook) }
      content(&canvas)
    }
  }
}

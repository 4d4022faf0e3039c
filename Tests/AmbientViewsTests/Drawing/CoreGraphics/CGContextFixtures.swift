import Ambient
import AmbientTesting
import Testing

/// Runs Core Graphics code in a canvas of 100 x 50 points, and returns the drawing commands.
@MainActor
func recorded(_ content: @escaping (CGContext) -> Void) -> [CanvasDetail.Command] {
  recordedInCanvas { context, _ in context.withCGContext(content: content) }
}

/// Runs a renderer in a canvas of 100 x 50 points, and returns the drawing commands.
@MainActor
func recordedInCanvas(
  _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
) -> [CanvasDetail.Command] {
  let host = TestHost { Canvas(renderer: renderer) }
  host.place(.canvas)
  guard let detail = host.elements(of: .canvas).first?.detail(CanvasDetail.self) else {
    Issue.record("The canvas was not drawn.")
    return []
  }
  return detail.commands
}

extension CanvasDetail.Shading {
  static func gray(_ white: Double, opacity: Double = 1) -> Self {
    Self(paint: .color(Color(white: white, opacity: opacity)))
  }
}

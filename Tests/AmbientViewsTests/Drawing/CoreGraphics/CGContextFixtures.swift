import Ambient
import AmbientTesting

/// Returns the commands that a closure draws in a canvas of 100 x 50 points.
@MainActor
func recorded(_ content: @escaping (CGContext) -> Void) -> [CanvasDetail.Command] {
  recordedInCanvas { context, _ in context.withCGContext(content: content) }
}

/// Returns the commands of a canvas of 100 x 50 points.
@MainActor
func recordedInCanvas(
  _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
) -> [CanvasDetail.Command] {
  let host = TestHost { Canvas(renderer: renderer) }
  host.place(.canvas)
  return host.elements(of: .canvas).first?.detail(CanvasDetail.self)?.commands ?? []
}

extension CanvasDetail.Shading {
  /// A gray as a shading.
  static func gray(_ white: Double, opacity: Double = 1) -> Self {
    Self(paint: .color(Color(white: white, opacity: opacity)))
  }
}

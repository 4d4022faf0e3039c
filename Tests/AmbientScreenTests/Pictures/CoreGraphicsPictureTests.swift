import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Pictures of Core Graphics drawings` {
  @Test func `A picture shows paths that Core Graphics functions draw`() {
    let lines = lines {
      Canvas { context, _ in
        context.withCGContext { context in
          context.translateBy(x: 5, y: 5)
          context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
          context.setStrokeColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
          context.setLineWidth(2)
          context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
          context.drawPath(using: .fillStroke)
        }
      }
    }
    #expect(lines.contains { $0.contains("<path") && $0.contains("fill=\"#FF0000\"") })
    #expect(
      lines.contains { $0.contains("stroke=\"#0000FF\"") && $0.contains("stroke-width=\"2\"") }
    )
  }
}

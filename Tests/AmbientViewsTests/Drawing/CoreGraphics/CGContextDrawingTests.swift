import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Drawings with the interface of Core Graphics` {
  private let unit = CGRect(x: 0, y: 0, width: 10, height: 10)
  private let black = CanvasDetail.Shading.gray(0)

  @Test func `A path is drawn with the fill color, the stroke color and the line style`() {
    let triangle = Path { path in
      path.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
      path.closeSubpath()
    }
    let commands = recorded { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      context.setStrokeColor(gray: 0.5, alpha: 1)
      context.setLineWidth(3)
      context.setLineCap(.round)
      context.setLineJoin(.bevel)
      context.setMiterLimit(4)
      context.setLineDash(phase: 1, lengths: [2, 3])
      context.beginPath()
      context.move(to: .zero)
      context.addLine(to: CGPoint(x: 10, y: 0))
      context.addLine(to: CGPoint(x: 0, y: 10))
      context.closePath()
      context.drawPath(using: .eoFillStroke)
    }
    let red = CanvasDetail.Shading(paint: .color(Color(red: 1, green: 0, blue: 0, opacity: 0.5)))
    let style = StrokeStyle(
      lineWidth: 3,
      lineCap: .round,
      lineJoin: .bevel,
      miterLimit: 4,
      dash: [2, 3],
      dashPhase: 1
    )
    #expect(
      commands.map(\.drawing) == [
        .fill(triangle, red, FillStyle(eoFill: true)), .stroke(triangle, .gray(0.5), style),
      ]
    )
  }

  @Test func `Drawing or clipping in a CGContext removes the current path`() {
    var isEmpty: [Bool] = []
    let commands = recorded { context in
      for draw in [
        { context.fillPath() }, { context.strokePath() }, { context.clip() },
        { context.drawPath(using: .fillStroke) }, { context.fill(unit) },
        { context.stroke(unit, width: 2) }, { context.clip(to: unit) },
      ] {
        context.addRect(unit)
        draw()
        isEmpty.append(context.isPathEmpty)
      }
      context.fillPath()
      context.strokePath()
    }
    #expect(isEmpty == Array(repeating: true, count: 7))
    // 'drawPath' draws a fill and a stroke, and four other calls in the loop draw one command each.
    // The two clips draw nothing. The last two calls draw nothing because there is no current path.
    #expect(commands.count == 6)
  }

  @Test func `Rectangles, ellipses and lines can be drawn without a current path`() {
    let circle = Path(ellipseIn: unit)
    let lines = Path { path in
      path.addLines([.zero, CGPoint(x: 5, y: 0)])
      path.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 5, y: 5)])
    }
    let commands = recorded { context in
      context.fill(unit)
      context.fill([unit, unit.offsetBy(dx: 20, dy: 0)])
      context.fillEllipse(in: unit)
      context.stroke(unit)
      context.stroke(unit, width: 4)
      context.strokeEllipse(in: unit)
      context.strokeLineSegments(between: [
        .zero, CGPoint(x: 5, y: 0), CGPoint(x: 0, y: 5), CGPoint(x: 5, y: 5), CGPoint(x: 9, y: 9),
      ])
    }
    // Each pair of points is a line. The fifth point has no partner, so that it is ignored.
    let both = Path { $0.addRects([unit, unit.offsetBy(dx: 20, dy: 0)]) }
    let line = StrokeStyle()
    #expect(
      commands.map(\.drawing) == [
        .fill(Path(unit), black, FillStyle()), .fill(both, black, FillStyle()),
        .fill(circle, black, FillStyle()), .stroke(Path(unit), black, line),
        .stroke(Path(unit), black, StrokeStyle(lineWidth: 4)), .stroke(circle, black, line),
        .stroke(lines, black, line),
      ]
    )
  }

  @Test func `Clearing a rectangle ignores the opacity and the shadow of the context`() {
    let commands = recorded { context in
      context.setAlpha(0.5)
      context.setShadow(offset: CGSize(width: 1, height: 2), blur: 8)
      context.clear(unit)
    }
    #expect(commands.map(\.blendMode) == [.clear])
    #expect(commands.map(\.opacity) == [1])
    #expect(commands.map(\.filters) == [[]])
  }

  @Test func `Drawings have the opacity, the blend mode and the shadow of the context`() {
    let commands = recorded { context in
      context.setAlpha(0.5)
      context.setBlendMode(.plusLighter)
      context.setShadow(offset: CGSize(width: 1, height: 2), blur: 8)
      context.fill(unit)
      context.setShadow(offset: .zero, blur: 0, color: nil)
      context.setShouldAntialias(false)
      context.fill(unit)
    }
    #expect(commands.map(\.opacity) == [0.5, 0.5])
    #expect(commands.map(\.blendMode) == [.plusLighter, .plusLighter])
    // The function 'setShadow(offset:blur:)' sets a black shadow with the opacity 1/3. The radius
    // of the shadow is half of its blur. The color nil removes the shadow.
    let shadow = Color(white: 0, opacity: 1 / 3)
    #expect(
      commands.map(\.filters) == [[.shadow(shadow, radius: 4, x: 1, y: 2, .normal, [])], []]
    )
    #expect(commands.last?.drawing == .fill(Path(unit), black, FillStyle(antialiased: false)))
  }

  @Test func `Blend modes of Core Graphics become blend modes with the same names`() {
    let modes: [(CGBlendMode, GraphicsContext.BlendMode)] = [
      (.normal, .normal), (.overlay, .overlay), (.exclusion, .exclusion), (.hue, .hue),
      (.luminosity, .luminosity), (.clear, .clear), (.copy, .copy), (.sourceAtop, .sourceAtop),
      (.destinationAtop, .destinationAtop), (.xor, .xor), (.plusDarker, .plusDarker),
      (.plusLighter, .plusLighter),
    ]
    let commands = recorded { context in
      for mode in modes {
        context.setBlendMode(mode.0)
        context.fill(unit)
      }
    }
    #expect(commands.map(\.blendMode) == modes.map(\.1))
  }

  @Test func `withCGContext draws one layer if the graphics context has an opacity`() {
    let commands = recordedInCanvas { context, _ in
      context.opacity = 0.5
      context.translateBy(x: 5, y: 0)
      context.withCGContext { context in
        context.fill(unit)
        context.fill(unit)
      }
    }
    #expect(commands.map(\.opacity) == [0.5])
    #expect(commands.map(\.transform) == [.identity])
    guard case .layer(let inner)? = commands.first?.drawing else {
      Issue.record("no layer")
      return
    }
    #expect(inner.map(\.opacity) == [1, 1])
    #expect(inner.map(\.transform.tx) == [5, 5])
  }

  @Test func `withCGContext throws the error of its closure`() {
    struct Failure: Error {}
    var isThrown = false
    _ = recordedInCanvas { context, _ in
      do { try context.withCGContext { _ in throw Failure() } } catch { isThrown = true }
    }
    #expect(isThrown)
  }
}

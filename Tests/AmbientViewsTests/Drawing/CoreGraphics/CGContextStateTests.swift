import Ambient
import AmbientTestSupport
import AmbientTesting
import Testing

@Suite @MainActor struct `The state of a context of Core Graphics` {
  private let unit = CGRect(x: 0, y: 0, width: 10, height: 10)
  private let black = CanvasDetail.Shading.gray(0)

  @Test func `restoreGState restores the transform, the clips and the styles`() {
    let commands = recorded { context in
      context.saveGState()
      context.translateBy(x: 10, y: 20)
      context.scaleBy(x: 2, y: 2)
      context.clip(to: unit)
      context.setFillColor(.white)
      context.setLineWidth(5)
      context.fill(unit)
      context.restoreGState()
      context.fill(unit)
      context.stroke(unit)
    }
    #expect(commands.count == 3)
    #expect(commands.first?.transform == CGAffineTransform(2, 0, 0, 2, 10, 20))
    #expect(
      commands.map(\.clips) == [
        [.path(Path(CGRect(x: 10, y: 20, width: 20, height: 20)), FillStyle(), isInverted: false)],
        [], [],
      ]
    )
    #expect(
      commands.map(\.drawing) == [
        .fill(Path(unit), .gray(1), FillStyle()), .fill(Path(unit), black, FillStyle()),
        .stroke(Path(unit), black, StrokeStyle()),
      ]
    )
  }

  @Test func `withCGContext begins with the transform and the clip of the graphics context`() {
    var transform = CGAffineTransform.identity
    var box = CGRect.null
    let commands = recordedInCanvas { context, _ in
      context.translateBy(x: 1, y: 1)
      context.clip(to: Path(unit))
      context.withCGContext { inner in
        transform = inner.ctm
        box = inner.boundingBoxOfClipPath
        inner.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
        inner.resetClip()
        inner.fill(unit)
      }
    }
    let clip = Path(unit.offsetBy(dx: 1, dy: 1))
    #expect(transform == CGAffineTransform(translationX: 1, y: 1))
    #expect(box == unit)
    #expect(commands.map(\.transform) == [transform])
    #expect(commands.map(\.clips) == [[.path(clip, FillStyle(), isInverted: false)]])
  }

  @Test func `A change of the transform does not move the current path on the canvas`() {
    // The first rectangle is added before the transform changes, and stays in its place on the
    // canvas. In the new coordinates of the context, its corner is at x = (20 - 20) / 2, and its
    // size is 10 / 2. The second rectangle is added with the new transform. On the canvas, its
    // corner is at x = 20 + 2 * 0 and y = 2 * 10, and its size is 2 * 5.
    var paths: [CGPath?] = []
    let commands = recorded { context in
      context.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
      context.saveGState()
      context.translateBy(x: 20, y: 0)
      context.scaleBy(x: 2, y: 2)
      paths.append(context.path)
      context.addRect(CGRect(x: 0, y: 10, width: 5, height: 5))
      context.restoreGState()
      paths.append(context.path)
      context.fillPath()
    }
    #expect(paths.first == CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil))
    let both = Path {
      $0.addRects([
        CGRect(x: 20, y: 0, width: 10, height: 10), CGRect(x: 20, y: 20, width: 10, height: 10),
      ])
    }
    #expect(paths.last == both.cgPath)
    #expect(commands.map(\.drawing) == [.fill(both, black, FillStyle())])
  }

  @Test func `A clip limits drawings to the inside of the path until the clips are reset`() {
    var boxes: [CGRect] = []
    let commands = recorded { context in
      boxes.append(context.boundingBoxOfClipPath)
      context.addEllipse(in: unit)
      context.clip(using: .evenOdd)
      context.clip(to: [unit])
      context.clip()
      boxes.append(context.boundingBoxOfClipPath)
      context.fill(unit)
      context.resetClip()
      context.fill(unit)
    }
    #expect(boxes == [CGRect(x: 0, y: 0, width: 100, height: 50), unit])
    let circle = CanvasDetail.Clip.path(
      Path(ellipseIn: unit),
      FillStyle(eoFill: true),
      isInverted: false
    )
    let square = CanvasDetail.Clip.path(Path(unit), FillStyle(), isInverted: false)
    #expect(commands.map(\.clips) == [[circle, square], []])
  }

  @Test func `An opacity that is set before a transparency layer applies to the whole layer`() {
    let commands = recorded { context in
      context.setAlpha(0.5)
      context.translateBy(x: 5, y: 0)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(.white)
      context.saveGState()
      context.fill(unit)
      context.endTransparencyLayer()
      context.fill(unit)
    }
    #expect(commands.map(\.opacity) == [0.5, 0.5])
    guard case .layer(let inner)? = commands.first?.drawing else {
      Issue.record("no layer")
      return
    }
    #expect(inner.map(\.drawing) == [.fill(Path(unit), .gray(1), FillStyle())])
    #expect(inner.map(\.opacity) == [1])
    #expect(inner.map(\.transform.tx) == [5])
    #expect(commands.last?.drawing == .fill(Path(unit), black, FillStyle()))
  }

  @Test func `A transparency layer can be limited to a rectangle`() {
    let commands = recorded { context in
      context.beginTransparencyLayer(in: unit, auxiliaryInfo: nil)
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
      context.endTransparencyLayer()
    }
    guard case .layer(let inner)? = commands.first?.drawing else {
      Issue.record("no layer")
      return
    }
    #expect(inner.map(\.clips) == [[.path(Path(unit), FillStyle(), isInverted: false)]])
  }

  @Test func `resetClip in a transparency layer keeps the rectangle of the layer`() {
    let commands = recorded { context in
      context.beginTransparencyLayer(in: unit, auxiliaryInfo: nil)
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
      context.resetClip()
      context.fill(unit)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.clip(to: unit)
      context.resetClip()
      context.fill(unit)
      context.endTransparencyLayer()
      context.endTransparencyLayer()
    }
    guard case .layer(let outer)? = commands.first?.drawing,
      case .layer(let inner)? = outer.last?.drawing
    else {
      Issue.record("no layers")
      return
    }
    #expect(outer.first?.clips == [.path(Path(unit), FillStyle(), isInverted: false)])
    #expect(inner.map(\.clips) == [[]])
  }

  @Test func `The opacity of drawings is limited to the range from 0 to 1`() {
    let commands = recorded { context in
      for alpha in [-1, 2, 0.5, CGFloat.nan] {
        context.setAlpha(alpha)
        context.fill(unit)
      }
    }
    #expect(commands.map(\.opacity) == [0, 1, 0.5, 0])
  }

  @Test func `Unbalanced calls for states and transparency layers cause warnings`() {
    var commands: [CanvasDetail.Command] = []
    let texts = warnings {
      commands = recorded { context in
        context.restoreGState()
        context.endTransparencyLayer()
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fill(unit)
      }
    }
    #expect(
      texts == [
        """
        CGContext: 'restoreGState()' was called, but no state is saved

        To fix this:
          • Call 'saveGState()' once before each 'restoreGState()', in the same transparency layer.
        """,
        """
        CGContext: 'endTransparencyLayer()' was called, but no layer has begun

        To fix this:
          • Call 'beginTransparencyLayer(auxiliaryInfo:)' before each 'endTransparencyLayer()'.
        """,
        """
        CGContext: a transparency layer was not ended

          Open layers  1

        To fix this:
          • Call 'endTransparencyLayer()' for each layer before the drawing closure returns.
        """,
      ]
    )
    #expect(commands.count == 1)
  }
}

import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `A gradient of Core Graphics` {
  private let canvas = CGRect(x: 0, y: 0, width: 100, height: 50)

  private func gradient() throws -> CGGradient {
    let colors = [CGColor.white, CGColor.black] as CFArray
    return try #require(CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1]))
  }

  /// Returns the paths that the code fills in a canvas of 100 x 50 points.
  private func areas(_ content: @escaping (CGContext) -> Void) -> [Path] {
    recorded(content).compactMap { command in
      if case .fill(let path, _, _) = command.drawing { path } else { nil }
    }
  }

  @Test func `A linear gradient is drawn between two points`() throws {
    let gradient = try gradient()
    let commands = recorded { context in
      context.drawLinearGradient(
        gradient,
        start: CGPoint(x: 20, y: 0),
        end: CGPoint(x: 60, y: 0),
        options: []
      )
    }
    guard case .fill(let path, let shading, _)? = commands.first?.drawing else {
      Issue.record("no drawing")
      return
    }
    // The gradient covers the canvas from the x of its start to the x of its end, at full height.
    #expect(path.boundingRect == CGRect(x: 20, y: 0, width: 40, height: 50))
    let colors = Gradient(colors: [Color(white: 1), Color(white: 0)])
    let paint = ShapePaint.linearGradient(
      colors,
      from: UnitPoint(x: 20, y: 0),
      to: UnitPoint(x: 60, y: 0)
    )
    #expect(shading.paint == .anchored(paint, CGRect(x: 0, y: 0, width: 1, height: 1)))
  }

  @Test func `Options can extend a linear gradient beyond the two points`() throws {
    let gradient = try gradient()
    let areas = areas { context in
      let options: [CGGradientDrawingOptions] = [
        .drawsBeforeStartLocation, .drawsAfterEndLocation,
        [.drawsBeforeStartLocation, .drawsAfterEndLocation],
      ]
      for option in options {
        context.drawLinearGradient(
          gradient,
          start: CGPoint(x: 20, y: 25),
          end: CGPoint(x: 60, y: 25),
          options: option
        )
      }
      // This call draws nothing, because the two points are equal.
      context.drawLinearGradient(gradient, start: .zero, end: .zero, options: [])
    }
    // The start of the gradient is at x = 20, and its end is at x = 60. The canvas reaches from
    // x = 0 to x = 100.
    #expect(
      areas.map(\.boundingRect) == [
        CGRect(x: 0, y: 0, width: 60, height: 50), CGRect(x: 20, y: 0, width: 80, height: 50),
        canvas,
      ]
    )
  }

  @Test func `A radial gradient is drawn between two circles`() throws {
    let gradient = try gradient()
    let center = CGPoint(x: 50, y: 25)
    let areas = areas { context in
      for options in [[], .drawsBeforeStartLocation, .drawsAfterEndLocation]
        as [CGGradientDrawingOptions]
      {
        context.drawRadialGradient(
          gradient,
          startCenter: center,
          startRadius: 5,
          endCenter: center,
          endRadius: 20,
          options: options
        )
      }
    }
    // The first point is inside the start circle. The second point is between the two circles. The
    // third point is outside of the end circle.
    let inner = CGPoint(x: 52, y: 25)
    #expect(areas.map { $0.contains(inner, eoFill: true) } == [false, true, false])
    #expect(areas.map { $0.contains(CGPoint(x: 60, y: 25), eoFill: true) } == [true, true, true])
    #expect(areas.map { $0.contains(CGPoint(x: 1, y: 1), eoFill: true) } == [false, false, true])
  }

  @Test func `A radial gradient from a large circle to a small circle has reversed colors`() throws
  {
    let gradient = try gradient()
    let commands = recorded { context in
      context.drawRadialGradient(
        gradient,
        startCenter: .zero,
        startRadius: 20,
        endCenter: .zero,
        endRadius: 0,
        options: []
      )
    }
    guard case .fill(_, let shading, _)? = commands.first?.drawing else {
      Issue.record("no drawing")
      return
    }
    let paint = ShapePaint.radialGradient(
      Gradient(colors: [Color(white: 0), Color(white: 1)]),
      center: UnitPoint(x: 0, y: 0),
      startRadius: 0,
      endRadius: 20
    )
    #expect(shading.paint == .anchored(paint, CGRect(x: 0, y: 0, width: 1, height: 1)))
  }

  /// Returns the fills of a radial gradient between two circles.
  ///
  /// The start circle is inside the end circle. The circles have different centers.
  private func rings(
    startRadius: CGFloat,
    _ options: CGGradientDrawingOptions
  ) throws -> [(path: Path, shading: CanvasDetail.Shading)] {
    let gradient = try gradient()
    let commands = recorded { context in
      context.drawRadialGradient(
        gradient,
        startCenter: CGPoint(x: 45, y: 25),
        startRadius: startRadius,
        endCenter: CGPoint(x: 50, y: 25),
        endRadius: 20,
        options: options
      )
    }
    guard case .layer(let layer)? = commands.first?.drawing else { return [] }
    return layer.compactMap { command in
      guard case .fill(let path, let shading, _) = command.drawing else { return nil }
      return (path, shading)
    }
  }

  @Test func `A radial gradient between circles with different centers draws 64 rings`() throws {
    let fills = try rings(startRadius: 0, .drawsAfterEndLocation)
    // One fill covers the area around the circles. The other fills are the 64 rings.
    #expect(fills.count == 65)
    #expect(fills.first?.path.boundingRect == canvas)
    #expect(fills.first?.shading == .gray(0))
    // The last ring touches the end circle, which has the center (50, 25) and the radius 20.
    #expect(fills.last?.path.boundingRect == CGRect(x: 30, y: 5, width: 40, height: 40))
  }

  @Test func `A gradient between circles with different centers paints no point twice`() throws {
    // The first point is inside the start circle. The second point is between the two circles. The
    // third point is outside of the end circle. The function 'counts' returns how many fills
    // contain each point.
    let points = [CGPoint(x: 45, y: 25), CGPoint(x: 61, y: 25), CGPoint(x: 1, y: 1)]
    func counts(_ options: CGGradientDrawingOptions) throws -> [Int] {
      let fills = try rings(startRadius: 5, options)
      return points.map { point in
        fills.filter { $0.path.contains(point, eoFill: true) }.count
      }
    }
    #expect(try counts([]) == [0, 1, 0])
    #expect(try counts(.drawsBeforeStartLocation) == [1, 1, 0])
    #expect(try counts([.drawsBeforeStartLocation, .drawsAfterEndLocation]) == [1, 1, 1])
  }

  @Test func `A gradient from color components sorts the colors by location`() throws {
    let gradient = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceRGB(),
        colorComponents: [1, 0, 0, 1, 0, 0, 1, 0.5],
        locations: [1, 0.25],
        count: 2
      )
    )
    let commands = recorded { context in
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 1, y: 0), options: [])
    }
    guard case .fill(_, let shading, _)? = commands.first?.drawing,
      case .anchored(.linearGradient(let colors, _, _), _) = shading.paint
    else {
      Issue.record("no gradient")
      return
    }
    #expect(colors.stops.map(\.location) == [0.25, 1])
    #expect(colors.stops.first?.color == Color(red: 0, green: 0, blue: 1, opacity: 0.5))
  }

  @Test(arguments: [0, -1])
  func `A CGGradient without colors is nil`(count: Int) {
    let gradient = CGGradient(
      colorSpace: CGColorSpaceCreateDeviceRGB(),
      colorComponents: [],
      locations: nil,
      count: count
    )
    #expect(gradient == nil)
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
  }
}

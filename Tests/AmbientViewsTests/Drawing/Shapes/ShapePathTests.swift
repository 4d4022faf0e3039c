import Ambient
import AmbientTesting
import Testing

private let frame = CGRect(x: 10, y: 20, width: 40, height: 20)

/// A triangle along the bottom and left edges of its rectangle.
///
/// The triangle is as wide as the rectangle. `height` is a fraction of the height of the rectangle.
private struct Wedge: Shape {
  var height: CGFloat = 1

  var animatableData: CGFloat {
    get { height }
    set { height = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY - rect.height * height))
      path.closeSubpath()
    }
  }
}

private func expect(
  _ path: Path,
  contains inside: [(CGFloat, CGFloat)],
  butNot outside: [(CGFloat, CGFloat)],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for (x, y) in inside {
    #expect(path.contains(CGPoint(x: x, y: y)), "\(x) \(y)", sourceLocation: sourceLocation)
  }
  for (x, y) in outside {
    #expect(!path.contains(CGPoint(x: x, y: y)), "\(x) \(y)", sourceLocation: sourceLocation)
  }
}

@Suite struct `The path of a shape` {
  @Test func `The path of a shape fits the rectangle of the view`() {
    for shape in [AnyShape(.rect), AnyShape(.ellipse), AnyShape(.capsule)] {
      #expect(shape.path(in: frame).boundingRect == frame)
    }
    #expect(AnyShape(.containerRelative).path(in: frame).boundingRect == frame)
    #expect(Circle().path(in: frame).boundingRect == CGRect(x: 20, y: 20, width: 20, height: 20))
    expect(
      Ellipse().path(in: frame),
      contains: [(30, 30), (11, 30)],
      butNot: [(11, 21), (49, 39)]
    )
    expect(Capsule().path(in: frame), contains: [(25, 21), (11, 30)], butNot: [(11, 21)])
  }

  @Test func `The path of a rounded rectangle leaves out the corners of the rectangle`() {
    let round = RoundedRectangle(cornerRadius: 8, style: .circular).path(in: frame)
    expect(round, contains: [(14, 24), (30, 20.5)], butNot: [(11, 21), (49, 39)])
    let flat = RoundedRectangle(cornerSize: CGSize(width: 16, height: 2)).path(in: frame)
    expect(flat, contains: [(12, 23), (40, 21)], butNot: [(10.5, 20.2)])
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 8).path(in: frame)
    expect(uneven, contains: [(49.5, 39.5), (49.5, 20.5)], butNot: [(11, 21)])
  }

  @Test func `An uneven rounded rectangle and its path reduce corner radii that do not fit`() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 30, topTrailingRadius: 10)
    let size = CGSize(width: 20, height: 100)
    #expect(shape.corners(in: nil)?.topLeading == .fixed(30))
    // Together, the radii at the top are 40 points, which is twice the width. They are halved.
    #expect(shape.corners(in: size)?.topLeading == .fixed(15))
    #expect(shape.corners(in: size)?.topTrailing == .fixed(5))
    #expect(shape.corners(in: size)?.bottomLeading == .fixed(0))
    let area = CGRect(origin: .zero, size: size)
    let fitted = UnevenRoundedRectangle(topLeadingRadius: 15, topTrailingRadius: 5)
    #expect(shape.path(in: area) == fitted.path(in: area))
  }

  @Test func `An inset moves the path of a shape inward and reduces its corner radius`() {
    let inner = frame.insetBy(dx: 4, dy: 4)
    #expect(Rectangle().inset(by: 4).path(in: frame) == Path(inner))
    #expect(Rectangle().inset(by: 1).inset(by: 3).path(in: frame) == Path(inner))
    #expect(Ellipse().inset(by: 4).path(in: frame) == Path(ellipseIn: inner))
    #expect(Circle().inset(by: 4).path(in: frame) == Circle().path(in: inner))
    #expect(
      RoundedRectangle(cornerRadius: 6).inset(by: 4).path(in: frame)
        == RoundedRectangle(cornerRadius: 2).path(in: inner)
    )
    #expect(
      UnevenRoundedRectangle(topLeadingRadius: 6, topTrailingRadius: 3).inset(by: 4)
        .path(in: frame) == UnevenRoundedRectangle(topLeadingRadius: 2).path(in: inner)
    )
    #expect(Rectangle().inset(by: 11).path(in: frame).isEmpty)
    #expect(Rectangle().inset(by: -5).path(in: frame).boundingRect == frame.insetBy(dx: -5, dy: -5))
  }

  @Test func `A shape can be moved, scaled, rotated and transformed`() {
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    func bounds(_ shape: some Shape) -> CGRect {
      let rect = shape.path(in: square).boundingRect
      return CGRect(
        x: rect.minX.rounded(),
        y: rect.minY.rounded(),
        width: rect.width.rounded(),
        height: rect.height.rounded()
      )
    }
    let rect = Rectangle()
    #expect(bounds(rect.offset(x: 3, y: -2)) == CGRect(x: 3, y: -2, width: 10, height: 10))
    #expect(bounds(rect.offset(CGSize(width: 1, height: 2))).origin == CGPoint(x: 1, y: 2))
    #expect(bounds(rect.offset(CGPoint(x: 1, y: 2))).origin == CGPoint(x: 1, y: 2))
    #expect(bounds(rect.scale(2)) == CGRect(x: -5, y: -5, width: 20, height: 20))
    #expect(bounds(rect.scale(x: 3, anchor: .zero)) == CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(
      bounds(rect.rotation(.degrees(90), anchor: .topLeading))
        == CGRect(x: -10, y: 0, width: 10, height: 10)
    )
    #expect(
      bounds(rect.transform(CGAffineTransform(scaleX: 1, y: 2)))
        == CGRect(x: 0, y: 0, width: 10, height: 20)
    )
    #expect(
      bounds(rect.size(width: 4, height: 6)) == CGRect(x: 0, y: 0, width: 4, height: 6)
    )
    #expect(
      bounds(rect.size(CGSize(width: 4, height: 6), anchor: .bottomTrailing))
        == CGRect(x: 6, y: 4, width: 4, height: 6)
    )
    #expect(
      bounds(rect.rotation(.degrees(180)).inset(by: 2)) == CGRect(x: 2, y: 2, width: 6, height: 6)
    )
    #expect(
      bounds(rect.offset(x: 1).inset(by: 2)) == CGRect(x: 3, y: 2, width: 6, height: 6)
    )
  }

  @Test func `Trimming or stroking a shape creates another shape`() {
    let half = Rectangle().trim(from: 0, to: 0.5).path(
      in: CGRect(x: 0, y: 0, width: 10, height: 10)
    )
    #expect(
      half
        == Rectangle().path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).trimmedPath(
          from: 0,
          to: 0.5
        )
    )
    let ring = Circle().stroke(lineWidth: 4).path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    expect(ring, contains: [(1, 20), (-1, 20)], butNot: [(20, 20), (5, 20)])
    let line = Rectangle().stroke(style: StrokeStyle(lineWidth: 2)).path(in: frame)
    #expect(line.boundingRect == frame.insetBy(dx: -1, dy: -1))
  }

  @Test func `Two shapes can be united, intersected and subtracted`() {
    let left = Rectangle().size(width: 20, height: 20)
    let right = left.offset(x: 10)
    // In `frame`, `left` extends from x = 10 to x = 30, and `right` from x = 20 to x = 40. The
    // points are in `left` only, in both shapes, and in `right` only.
    let points: [(CGFloat, CGFloat)] = [(15, 30), (25, 30), (35, 30)]
    let table: [(AnyShape, [Bool])] = [
      (AnyShape(left.union(right)), [true, true, true]),
      (AnyShape(left.intersection(right)), [false, true, false]),
      (AnyShape(left.subtracting(right)), [true, false, false]),
      (AnyShape(left.symmetricDifference(right)), [true, false, true]),
    ]
    for (shape, truths) in table {
      let path = shape.path(in: frame)
      #expect(points.map { path.contains(CGPoint(x: $0.0, y: $0.1)) } == truths)
    }
  }

  @Test func `A right-to-left layout mirrors a custom shape, and keeps the path of a rectangle`() {
    let path = ShapeDetail(Wedge()).path(in: frame, layoutDirection: .rightToLeft)
    expect(path, contains: [(49, 25)], butNot: [(11, 25)])
    expect(Wedge().path(in: frame), contains: [(11, 25)], butNot: [(49, 25)])
    let rect = ShapeDetail(Rectangle()).path(in: frame, layoutDirection: .rightToLeft)
    #expect(rect == Rectangle().path(in: frame))
  }

  @Test func `The animatable data of a shape changes its path`() {
    var shape = Wedge().trim(from: 0.25, to: 0.5)
    var data = shape.animatableData
    data.scale(by: 2)
    shape.animatableData = data
    #expect(shape.path(in: frame) == Wedge(height: 2).trim(from: 0.5, to: 1).path(in: frame))
    var rounded = RoundedRectangle(cornerRadius: 3)
    rounded.animatableData.scale(by: 2)
    #expect(rounded.cornerSize == CGSize(width: 6, height: 6))
    var rotated = Rectangle().rotation(.degrees(10), anchor: .topTrailing)
    rotated.animatableData.scale(by: 2)
    #expect(rotated.angle == .degrees(20))
    #expect(rotated.anchor == UnitPoint(x: 2, y: 0))
  }

  @Test func `A path is a shape itself`() {
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 1, y: 1))
    }
    #expect(line.path(in: frame) == line)
    #expect(line.offset(x: 1).path(in: frame) == line.offsetBy(dx: 1, dy: 0))
  }
}

@Suite @MainActor struct `The detail of a shape` {
  private struct Painted: View {
    @State private var height: CGFloat = 1
    @State private var count = 0

    var body: some View {
      Text("\(count)")
      Wedge(height: height).fill(.red)
      Button("Grow") { height += 1 }
      Button("Count") { count += 1 }
    }
  }

  @Test func `The detail of a shape lists fills and strokes in drawing order`() throws {
    let host = TestHost {
      Wedge().fill(.red, style: FillStyle(eoFill: true)).stroke(.blue, lineWidth: 4)
      Rectangle().strokeBorder(
        .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom),
        style: StrokeStyle(lineWidth: 4, lineCap: .round)
      )
      Circle().stroke(lineWidth: 2)
    }
    #expect(
      host.tree == """
        Shape fill=red lineWidth=4 shape=Wedge stroke=blue
        Shape isLineInside=true lineWidth=4 shape=rectangle \
        stroke=linearGradient red 0, blue 1 from 0.5 0 to 0.5 1
        Shape fill=foreground shape=StrokedShape<Circle>
        """
    )
    #expect(host.takeBodies() == [])
    let wedge = try #require(host.elements[0].detail(ShapeDetail.self))
    #expect(wedge.layers.map(\.paint) == [.color(.red), .color(.blue)])
    #expect(wedge.layers[0].part == .area(FillStyle(eoFill: true)))
    #expect(wedge.path(in: frame) == Wedge().path(in: frame))
    let border = try #require(host.elements[1].detail(ShapeDetail.self))
    let outline = border.outline(of: border.layers[0], in: frame)
    expect(outline, contains: [(11, 21), (13, 30)], butNot: [(15, 30), (9, 30)])
  }

  @Test func `The element of a shape updates only when the shape changes`() {
    let host = TestHost { Painted() }
    var updated: [ElementKind] = []
    host.viewTree.onMutations = { mutations in
      for case .update(let element) in mutations { updated.append(element.kind) }
    }
    host.tap("Count")
    #expect(updated == ["Text"])
    host.tap("Grow")
    #expect(updated == ["Text", "Shape"])
  }

  @Test func `Clips, content shapes, backgrounds and overlays have a shape as a detail`() throws {
    let even = FillStyle(eoFill: true)
    let host = TestHost {
      Text("a").clipShape(Wedge(), style: even)
      Text("b").contentShape(.hoverEffect, Wedge(), eoFill: true)
      Text("c").background(.red, in: Wedge(), fillStyle: even)
      Text("d").overlay(.red, in: Wedge(), fillStyle: even)
      Text("e").mask { Wedge() }
      Text("f").border(.red)
    }
    #expect(
      host.tree == """
        Clip shape=Wedge
          Text "a"
        ContentShape kinds=hoverEffect shape=Wedge
          Text "b"
        Background shape=Wedge style=red
          Text "c"
        Overlay shape=Wedge style=red
          Text "d"
        Mask
          Text "e"
          Layer
            Shape fill=foreground shape=Wedge
        Border style=red
          Text "f"
        """
    )
    for kind: ElementKind in [.clip, .contentShape, .background, .overlay] {
      let element = try #require(host.elements.first { $0.kind == kind })
      let detail = try #require(element.detail(ShapeDetail.self))
      #expect(detail.fillStyle == even)
      #expect(detail.shape is Wedge)
      #expect(detail.layers.map(\.paint) == (element[.style] == nil ? [] : [.color(.red)]))
    }
    #expect(
      host.elements.first { $0.kind == .border }?.detail(PaintDetail.self)?.paint == .color(.red)
    )
  }
}

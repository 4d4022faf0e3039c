import Ambient
import AmbientScreen
import AmbientTesting
import Testing

@Suite @MainActor struct `A shape that follows a container` {
  /// A rectangle whose corners are quarters of circles.
  ///
  /// Each edge is `amount` points inside the space for the shape.
  private struct Rounded: Shape {
    let radius: CGFloat
    var amount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
      let rect = rect.insetBy(dx: amount, dy: amount)
      return Path(roundedRect: rect, cornerRadius: radius, style: .circular)
    }
  }

  private struct Square: Shape {
    func path(in rect: CGRect) -> Path { Path(rect) }
  }

  private let size = CGSize(width: 100, height: 100)
  private let container = RoundedRectangle(cornerRadius: 20, style: .circular)

  private func svg(_ view: some View) -> String { TestHost(size: size) { view }.svg }

  /// Returns a view of 60 x 60 points that shows `shape` inside a container.
  ///
  /// The corners of the container have a radius of 20 points.
  private func card(_ shape: some View) -> some View {
    ZStack { shape }.frame(width: 60, height: 60).containerShape(container)
  }

  @Test func `The corner radius of containerRelative shapes shrinks by the distance to the edge`() {
    // The radius is 20 - 8 points.
    let relative = svg(card(ContainerRelativeShape().fill(.red).padding(8)))
    #expect(relative == svg(card(Rounded(radius: 12).fill(.red).padding(8))))
    // The distance to the nearest edge counts: 4 points, not the 24 points at the bottom.
    let low = svg(card(ContainerRelativeShape().fill(.red).padding(.bottom, 20).padding(4)))
    #expect(low == svg(card(Rounded(radius: 16).fill(.red).padding(.bottom, 20).padding(4))))
  }

  @Test func `A containerRelative shape far from the edge of its container has square corners`() {
    let relative = svg(card(ContainerRelativeShape().fill(.red).padding(25)))
    #expect(relative == svg(card(Rounded(radius: 0).fill(.red).padding(25))))
  }

  /// A trapezoid with a slanted right edge.
  ///
  /// The layout direction does not mirror the shape.
  private struct Notched: InsettableShape {
    var amount: CGFloat = 0
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path {
      let rect = rect.insetBy(dx: amount, dy: amount)
      return Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX - 10, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }

    func inset(by amount: CGFloat) -> Notched { Notched(amount: self.amount + amount) }
  }

  @Test func `A containerRelative shape is mirrored only if the shape of its container is`() {
    let card = ZStack { ContainerRelativeShape().fill(.red) }
      .frame(width: 60, height: 60).containerShape(Notched())
    #expect(svg(card.environment(\.layoutDirection, .rightToLeft)) == svg(card))
  }

  @Test func `A containerRelative shape can be inset and stroked`() {
    // The edge of the shape is 5 + 3 points from the edge of the container.
    let relative = svg(card(ContainerRelativeShape().inset(by: 3).fill(.red).padding(5)))
    #expect(relative == svg(card(Rounded(radius: 12, amount: 3).fill(.red).padding(5))))
    // The line of 4 points is drawn inside the edge, so its middle is 2 points from the edge.
    let line = svg(card(ContainerRelativeShape().strokeBorder(.red, lineWidth: 4)))
    #expect(line == svg(card(Rounded(radius: 18, amount: 2).stroke(.red, lineWidth: 4))))
  }

  @Test func `A containerRelative shape can be the shape of a background or of a clip`() {
    func view(_ shape: some Shape) -> some View {
      card(Color.blue.clipShape(shape).padding(2).background(.red, in: Rectangle()))
    }
    #expect(svg(view(ContainerRelativeShape())) == svg(view(Rounded(radius: 18))))
    func background(_ shape: some Shape) -> some View {
      card(Text("A").frame(width: 40, height: 40).background(.red, in: shape))
    }
    // The background has 40 x 40 points, so it is 10 points from each edge of the container.
    #expect(svg(background(.containerRelative)) == svg(background(Rounded(radius: 10))))
  }

  @Test func `A containerRelative shape follows the innermost container, or is a rectangle`() {
    let inner = card(ContainerRelativeShape().fill(.red).containerShape(.rect))
    #expect(svg(inner) == svg(card(Square().fill(.red))))
    // Without a container, the shape is a rectangle.
    #expect(svg(ContainerRelativeShape().fill(.red)) == svg(Square().fill(.red)))
  }

  @Test func `A host makes a containerRelative shape from the details of two elements`() throws {
    let host = TestHost(size: size) { card(ContainerRelativeShape().padding(8)) }
    let outer = try #require(host.elements(of: .containerShape).first)
    #expect(outer[.shape] == "roundedRectangle")
    let detail = try #require(host.elements(of: .shape).first?.detail(ShapeDetail.self))
    let shape = try #require(outer.detail(ShapeDetail.self))
    #expect(detail.followsContainer && !shape.followsContainer)
    let rect = CGRect(x: 0, y: 0, width: 44, height: 44)
    #expect(detail.following(shape, at: 8).path(in: rect) == Rounded(radius: 12).path(in: rect))
    #expect(shape.following(shape, at: 8).isSame(as: shape))
  }
}

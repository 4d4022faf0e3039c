import Ambient
import AmbientScreen
import AmbientTesting
import Testing

/// Compares the SVG of concentric rectangles with the SVG of rectangles with given corner radii.
@Suite @MainActor struct `A rectangle with concentric corners` {
  /// The container of most tests: each of its corners has a radius of 20 points.
  private let container = RoundedRectangle(cornerRadius: 20, style: .circular)

  private func svg(_ view: some View) -> String {
    TestHost(size: CGSize(width: 100, height: 100)) { view }.svg
  }

  /// Returns a view of 60 x 60 points that has `container` as its shape, and shows `shape` inside.
  ///
  /// The tests pad `shape`. The padding is the distance between the edges of both shapes.
  private func card(_ shape: some View, in container: some InsettableShape) -> some View {
    ZStack { shape }.frame(width: 60, height: 60).containerShape(container)
  }

  private func card(_ shape: some View) -> some View { card(shape, in: container) }

  private func uneven(
    _ topLeading: CGFloat,
    _ topTrailing: CGFloat,
    _ bottomLeading: CGFloat,
    _ bottomTrailing: CGFloat
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeading,
      bottomLeadingRadius: bottomLeading,
      bottomTrailingRadius: bottomTrailing,
      topTrailingRadius: topTrailing,
      style: .circular
    )
  }

  @Test func `A concentric radius is the container radius minus the distance between the edges`() {
    let concentric = svg(card(ConcentricRectangle().fill(.red).padding(8)))
    #expect(concentric == svg(card(uneven(12, 12, 12, 12).fill(.red).padding(8))))
    let named = svg(card(Color.red.clipShape(.rect(corners: .concentric)).padding(8)))
    #expect(named == svg(card(Color.red.clipShape(uneven(12, 12, 12, 12)).padding(8))))
  }

  @Test func `Corners far inside the container are square, or have their minimum radius`() {
    func view(_ shape: some Shape) -> some View { card(shape.fill(.red).padding(.bottom, 30)) }
    // The bottom corners are 30 points from the corners of the container. This distance is larger
    // than the radius of the container, which is 20 points.
    #expect(svg(view(ConcentricRectangle())) == svg(view(uneven(20, 20, 0, 0))))
    let least = ConcentricRectangle(corners: .concentric(minimum: 6))
    #expect(svg(view(least)) == svg(view(uneven(20, 20, 6, 6))))
    // The largest of the four radii applies to all corners.
    let uniform = ConcentricRectangle(corners: .concentric(minimum: .fixed(6)), isUniform: true)
    #expect(svg(view(uniform)) == svg(view(uneven(20, 20, 20, 20))))
  }

  @Test func `Corners can have different styles, and uniform corners share their largest radius`() {
    func view(_ shape: some Shape) -> some View {
      card(shape.fill(.red).padding([.top, .leading], 5).padding(.trailing, 30))
    }
    // Each corner has a horizontal and a vertical distance from the corner of the container. The
    // larger one counts: 5 points for the leading corners, and 30 points for the trailing corners.
    // The concentric radii are thus 15 and 0.
    let each = ConcentricRectangle(topTrailingCorner: .fixed(3), bottomTrailingCorner: 2.5)
    #expect(svg(view(each)) == svg(view(uneven(15, 3, 15, 2.5))))
    #expect(
      svg(view(.rect(uniformTopCorners: .concentric))) == svg(view(uneven(15, 15, 15, 0)))
    )
    #expect(
      svg(view(.rect(uniformBottomCorners: .concentric, topLeadingCorner: 1)))
        == svg(view(uneven(1, 0, 15, 15)))
    )
    #expect(
      svg(view(.rect(uniformLeadingCorners: .concentric))) == svg(view(uneven(15, 0, 15, 0)))
    )
    #expect(
      svg(view(.rect(uniformTrailingCorners: .concentric(minimum: 4), topLeadingCorner: 2)))
        == svg(view(uneven(2, 4, 15, 4)))
    )
    #expect(
      svg(view(.rect(uniformTopCorners: 7, uniformBottomCorners: .concentric)))
        == svg(view(uneven(7, 7, 15, 15)))
    )
    #expect(
      svg(view(.rect(uniformLeadingCorners: .concentric, uniformTrailingCorners: 9)))
        == svg(view(uneven(15, 9, 15, 9)))
    )
  }

  @Test func `Concentric corners match unequal corners of a container in both layout directions`() {
    func view(_ shape: some Shape) -> some View {
      card(shape.fill(.red).padding(5), in: uneven(20, 10, 8, 4))
    }
    // Each radius is 5 points smaller than the radius of the container's corner, but at least 0.
    #expect(svg(view(ConcentricRectangle())) == svg(view(uneven(15, 5, 3, 0))))
    func mirrored(_ shape: some Shape) -> some View {
      view(shape).environment(\.layoutDirection, .rightToLeft)
    }
    #expect(svg(mirrored(ConcentricRectangle())) == svg(mirrored(uneven(15, 5, 3, 0))))
  }

  @Test func `Concentric corners follow the corners of a capsule, and are square in an ellipse`() {
    func view(_ shape: some Shape, _ container: some InsettableShape) -> some View {
      card(shape.fill(.red).padding(10), in: container)
    }
    // The corners of the capsule have a radius of 30 points: half of its side.
    #expect(
      svg(view(ConcentricRectangle(), Capsule(style: .circular)))
        == svg(view(uneven(20, 20, 20, 20), Capsule(style: .circular)))
    )
    #expect(
      svg(view(ConcentricRectangle(), Ellipse())) == svg(view(uneven(0, 0, 0, 0), Ellipse()))
    )
  }

  @Test func `Without a container, a corner has only its fixed or minimum radius`() {
    let rectangle = ConcentricRectangle(
      topLeadingCorner: .concentric,
      topTrailingCorner: .fixed(4),
      bottomLeadingCorner: .concentric(minimum: 5),
      bottomTrailingCorner: .fixed(-1)
    )
    let expected = UnevenRoundedRectangle(bottomLeadingRadius: 5, topTrailingRadius: 4)
    #expect(svg(rectangle.fill(.red)) == svg(expected.fill(.red)))
  }

  @Test func `A concentric rectangle can be the container of another concentric rectangle`() {
    func view(_ shape: some Shape, _ inner: some InsettableShape) -> some View {
      card(
        ZStack { shape.fill(.red).padding(4) }.containerShape(inner).padding(6)
      )
    }
    // The inner container has radii of 20 - 6 points. The shape in it has radii of 14 - 4 points.
    #expect(
      svg(view(ConcentricRectangle(), ConcentricRectangle()))
        == svg(view(uneven(10, 10, 10, 10), ConcentricRectangle()))
    )
  }

  @Test func `strokeBorder draws the same border for concentric and for fixed corners`() {
    let line = svg(card(ConcentricRectangle().strokeBorder(.red, lineWidth: 4)))
    #expect(line == svg(card(uneven(20, 20, 20, 20).strokeBorder(.red, lineWidth: 4))))
  }

  /// A custom shape whose corners have a radius of 16 points.
  private struct Plate: RoundedRectangularShape {
    func path(in rect: CGRect) -> Path {
      Path(roundedRect: rect, cornerRadius: 16, style: .circular)
    }

    func corners(in size: CGSize?) -> Corners? {
      Corners(topLeading: 16, topTrailing: 16, bottomLeading: 16, bottomTrailing: 16)
    }
  }

  @Test func `A custom shape can be the container of a concentric rectangle`() throws {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      ZStack { ConcentricRectangle().padding(6) }
        .frame(width: 60, height: 60)
        .containerShape(Plate())
    }
    let outer = try #require(host.elements(of: .containerShape).first)
    let detail = try #require(host.elements(of: .shape).first?.detail(ShapeDetail.self))
    let container = try #require(outer.detail(ShapeDetail.self))
    #expect(detail.followsContainer)
    // The padding of 6 points makes the rectangle 48 points wide, and each radius 16 - 6 points.
    let rect = CGRect(x: 0, y: 0, width: 48, height: 48)
    let expected = UnevenRoundedRectangle(
      topLeadingRadius: 10,
      bottomLeadingRadius: 10,
      bottomTrailingRadius: 10,
      topTrailingRadius: 10
    )
    #expect(detail.following(container, at: 6).path(in: rect) == expected.path(in: rect))
    #expect(host.elements(of: .shape).first?[.shape] == "concentricRectangle")
  }
}

import Ambient
import AmbientScreen
import AmbientTestSupport
import AmbientTesting
import Testing

/// Two blue views side by side, which are sources, and a view that follows one of them.
///
/// A tap on "Next" selects the second source.
private struct Tabs<Follower: View>: View {
  @ViewBuilder let follower: (_ selection: Int, _ namespace: Namespace.ID) -> Follower
  @Namespace private var namespace
  @State private var selection = 0

  var body: some View {
    Button("Next") { withAnimation(.linear(duration: 1)) { selection += 1 } }
    ZStack(alignment: .topLeading) {
      follower(selection, namespace)
      HStack(spacing: 0) {
        Color.blue.frame(width: 20, height: 40).matchedGeometryEffect(id: 0, in: namespace)
        Color.blue.frame(width: 60, height: 40).matchedGeometryEffect(id: 1, in: namespace)
      }
    }
  }
}

@Suite @MainActor struct `A matched geometry` {
  private let size = CGSize(width: 200, height: 200)

  /// Returns a host in which a red color follows one of two blue colors.
  ///
  /// - Parameters:
  ///   - properties: The properties of the blue color that the red color follows.
  ///   - anchor: The anchor of the red color.
  ///   - frame: The width and height of a frame inside `matchedGeometryEffect`; nil for no frame.
  ///   - runsAnimations: Whether the host runs animations.
  /// - Returns: The host.
  private func host(
    _ properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    frame: CGFloat? = nil,
    runsAnimations: Bool = false
  ) -> TestHost {
    TestHost(size: size, runsAnimations: runsAnimations) {
      Tabs { selection, namespace in
        Color.red
          .frame(width: frame, height: frame)
          .matchedGeometryEffect(
            id: selection,
            in: namespace,
            properties: properties,
            anchor: anchor,
            isSource: false
          )
          .frame(width: 10, height: 10)
      }
    }
  }

  /// Returns the element of the view that is not a source.
  private func follower(of host: TestHost) -> Element? {
    host.elements(of: .matchedGeometry).first { $0[.isSource] == false }
  }

  /// Returns the frames of the red color and the two blue colors.
  private func colors(_ host: TestHost) throws -> (red: CGRect, first: CGRect, second: CGRect) {
    let frames = host.elements(of: .color).compactMap { host.frame(of: $0) }
    try #require(frames.count == 3)
    return (frames[0], frames[1], frames[2])
  }

  @Test func `A view gets the size and the position of the source`() throws {
    let host = host()
    let before = try colors(host)
    #expect(before.red == before.first)
    #expect(before.red.size == CGSize(width: 20, height: 40))
    #expect(host.bodies { host.tap("Next") }.map { $0.prefix(5) } == ["Tabs<"])
    let after = try colors(host)
    #expect(after.red == after.second)
    #expect(after.red.size == CGSize(width: 60, height: 40))
  }

  @Test func `The views around a view that follows a source do not move`() throws {
    let host = host()
    let element = try #require(follower(of: host))
    let frame = try #require(host.frame(of: element))
    #expect(frame.size == CGSize(width: 10, height: 10))
    let first = try colors(host).first
    #expect(frame.origin == first.origin)
    host.tap("Next")
    #expect(host.frame(of: element) == frame)
    #expect(try colors(host).first == first)
  }

  @Test func `A view of a fixed size keeps its size, and its anchor lies at the source's anchor`()
    throws
  {
    let center = try colors(host(frame: 10))
    #expect(center.red.size == CGSize(width: 10, height: 10))
    #expect(center.red.midX == center.first.midX)
    #expect(center.red.midY == center.first.midY)
    let corner = try colors(host(anchor: .bottomTrailing, frame: 10))
    #expect(corner.red.size == CGSize(width: 10, height: 10))
    #expect(corner.red.maxX == corner.first.maxX)
    #expect(corner.red.maxY == corner.first.maxY)
  }

  @Test func `A view can follow only the size or only the position of a source`() throws {
    let sized = try colors(host(.size))
    #expect(sized.red.size == CGSize(width: 20, height: 40))
    // The red color is in a frame of 10 x 10 points. The top left corner of this frame is at the
    // top left corner of the blue color. The center of the red color stays at the center of the
    // frame, which is at (5, 5) in the frame.
    #expect(abs(sized.red.midX - sized.first.minX - 5) < 0.001)
    #expect(abs(sized.red.midY - sized.first.minY - 5) < 0.001)
    let moved = host(.position)
    moved.tap("Next")
    let colors = try colors(moved)
    #expect(colors.red.size == CGSize(width: 10, height: 10))
    #expect(colors.red.midX == colors.second.midX)
    #expect(colors.red.midY == colors.second.midY)
  }

  @Test func `A view moves and grows step by step in an animation, and no body runs`() throws {
    let host = host(runsAnimations: true)
    host.tap("Next")
    #expect(try colors(host).red == colors(host).first)
    #expect(host.bodies { host.advance(by: 0.5) } == [])
    let (red, first, _) = try colors(host)
    // Halfway, the width is in the middle between 20 and 60 points. The left edges of the two
    // sources are 20 points apart, and the red color has moved by half of this distance.
    #expect(red.size == CGSize(width: 40, height: 40))
    #expect(abs(red.minX - first.minX - 10) < 0.001)
    #expect(red.minY == first.minY)
    host.advance(by: 0.5)
    #expect(try colors(host).red == colors(host).second)
  }

  @Test func `A geometry reader that follows a source reads the size of the source`() throws {
    let host = TestHost(size: size) {
      Tabs { selection, namespace in
        GeometryReader { proxy in
          Text("\(Int(proxy.size.width)) x \(Int(proxy.size.height))")
        }
        .matchedGeometryEffect(id: selection, in: namespace, isSource: false)
        .frame(width: 10, height: 10)
      }
    }
    #expect(host.texts.contains("20 x 40"))
    host.tap("Next")
    #expect(host.texts.contains("60 x 40"))
  }

  @Test func `A picture shows a view at the position of the source`() {
    struct Line: View {
      @Namespace private var namespace

      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear
            .frame(width: 16, height: 16)
            .matchedGeometryEffect(id: 0, in: namespace)
            .padding(.leading, 32)
          Text("Hi")
            .matchedGeometryEffect(
              id: 0,
              in: namespace,
              properties: .position,
              anchor: .topLeading,
              isSource: false
            )
        }
      }
    }
    let host = TestHost(size: CGSize(width: 80, height: 48)) { Line() }
    // The stack is 48 points wide: 32 points of padding, and the source with 16 points. It is
    // centered on a screen of 80 points, so the stack begins at 16 points. The source begins at 48
    // points, which is the place after six characters of 8 points.
    #expect(host.picture == "\n      Hi")
    #expect(host.frame(of: "Hi")?.minX == 48)
  }

  @Test func `A right-to-left view follows a right-to-left source`() throws {
    let host = TestHost(size: size) {
      Tabs { selection, namespace in
        Color.red
          .matchedGeometryEffect(id: selection, in: namespace, isSource: false)
          .frame(width: 10, height: 10)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(try colors(host).red == colors(host).first)
    host.tap("Next")
    #expect(try colors(host).red == colors(host).second)
  }

  @Test func `In a scaled and rotated stack, a view still gets the frame of its source`() throws {
    let host = TestHost(size: size) {
      VStack {
        Tabs { selection, namespace in
          Color.red
            .matchedGeometryEffect(id: selection, in: namespace, isSource: false)
            .frame(width: 10, height: 10)
        }
      }
      .scaleEffect(2)
      .rotationEffect(.degrees(90))
    }
    let element = try #require(follower(of: host))
    func isNear(_ attribute: ElementAttribute<Double>, _ expected: Double) -> Bool {
      element[attribute].map { abs($0 - expected) < 1e-9 } ?? false
    }
    #expect(isNear(.width, 20))
    #expect(isNear(.height, 40))
    // The source is 20 x 40 points. Its top left corner is also the corner of the follower, so its
    // center is at (10, 20) in the coordinates of the follower.
    #expect(isNear(.x, 10))
    #expect(isNear(.y, 20))
  }

  @Test func `Two growing views are stopped if each view follows a source in the other view`() {
    struct Growing: View {
      @Namespace private var namespace

      var body: some View {
        ZStack {
          side(source: "first", follows: "second")
          side(source: "second", follows: "first")
        }
      }

      private func side(source: String, follows other: String) -> some View {
        // Each side follows the source in the other side. The negative padding makes the side's own
        // source 2 points wider and taller than the source in the other side. Without a limit, both
        // sources would grow forever.
        Color.red
          .matchedGeometryEffect(id: source, in: namespace)
          .padding(-1)
          .matchedGeometryEffect(id: other, in: namespace, isSource: false)
          .frame(width: 10, height: 10)
      }
    }
    var host: TestHost?
    let messages = warnings { host = TestHost(size: size) { Growing() } }
    #expect(messages.count == 1)
    let claim = "The size of a MatchedGeometry changed again after each update of the views"
    #expect(messages.first?.hasPrefix(claim) == true)
    #expect(host?.bodies { host?.settle() } == [])
  }

  @Test func `Without a screen, a matched geometry has an identifier, but no position`() throws {
    let host = TestHost {
      Tabs { selection, namespace in
        Color.red.matchedGeometryEffect(id: selection, in: namespace, isSource: false)
      }
    }
    let element = try #require(follower(of: host))
    #expect(element[.matchedID] == "0")
    #expect(element.attributes[named: "x"] == nil)
  }
}

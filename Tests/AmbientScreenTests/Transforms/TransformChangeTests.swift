import Ambient
import AmbientTesting
import Testing

@testable import AmbientScreen

/// A view whose accessibility identifier is its frame in a coordinate space, for example
/// `80,80 40x40`: x and y of the top left corner, width and height.
private struct Framed: View {
  let space: CoordinateSpace

  var body: some View {
    GeometryReader { proxy in
      let frame = proxy.frame(in: space)
      let corner = "\(Int(frame.minX.rounded())),\(Int(frame.minY.rounded()))"
      Color.clear.accessibilityIdentifier(
        "\(corner) \(Int(frame.width.rounded()))x\(Int(frame.height.rounded()))"
      )
    }
  }
}

/// A square that grows and turns, with readers of its frame in three coordinate spaces.
private struct Square: View {
  var animation: Animation?
  @State private var scale: CGFloat = 1
  @State private var angle = 0.0

  var body: some View {
    ZStack {
      Framed(space: .global)
      Framed(space: .local)
      Framed(space: .named("square"))
    }
    .frame(width: 40, height: 40)
    .coordinateSpace(.named("square"))
    .scaleEffect(scale)
    .rotationEffect(.degrees(angle))
    .overlay(alignment: .bottom) {
      HStack {
        Button("Grow") { withAnimation(animation) { scale += 2 } }
        Button("Turn") { angle += 10 }
      }
      .fixedSize().offset(y: 40)
    }
  }
}

@Suite @MainActor struct `A transform that changes` {
  private let screen = CGSize(width: 200, height: 200)

  /// Returns the frames of the `Framed` views, in tree order.
  private func frames(in host: TestHost) -> [String] {
    host.elements(of: .accessibility).compactMap { $0[.accessibilityIdentifier] }
  }

  @Test func `A new scale changes only the global frame, and lays out nothing`() {
    let host = TestHost(size: screen) { Square() }
    #expect(frames(in: host) == ["80,80 40x40", "0,0 40x40", "0,0 40x40"])
    let counters = host.screen?.counters
    let runs = host.runs { host.tap("Grow") }
    #expect(runs.map(\.view) == ["Square", "GeometryReader"])
    #expect(runs.last?.reason == .changed("GeometryProxy.frame(in: .global)"))
    #expect(frames(in: host) == ["40,40 120x120", "0,0 40x40", "0,0 40x40"])
    #expect(host.screen?.counters == counters)
  }

  @Test func `A new rotation changes only the global frame`() {
    let host = TestHost(size: screen) { Square() }
    let reasons = host.runs { host.tap("Turn") }.dropFirst().map(\.reason)
    #expect(reasons == [.changed("GeometryProxy.frame(in: .global)")])
    // The square has sides of 40 points. After a turn by 10 degrees, the smallest upright square
    // around it has sides of 46 points.
    #expect(frames(in: host) == ["77,77 46x46", "0,0 40x40", "0,0 40x40"])
  }

  @Test func `An animated scale sends the readers a new frame at each step`() {
    let host = TestHost(size: screen, runsAnimations: true) {
      Square(animation: .linear(duration: 1))
    }
    host.tap("Grow")
    let counters = host.screen?.counters
    #expect(host.bodies { host.advance(by: 0.5) } == ["GeometryReader"])
    #expect(frames(in: host).first == "60,60 80x80")
    #expect(host.bodies { host.advance(by: 0.5) } == ["GeometryReader"])
    #expect(frames(in: host).first == "40,40 120x120")
    #expect(host.screen?.counters == counters)
  }

  @Test func `A transform that depends on the size of a view changes with the size`() {
    struct Bar: View {
      @State private var width: CGFloat = 20
      var body: some View {
        Color.clear.frame(width: width, height: 20)
          .overlay(alignment: .leading) { Framed(space: .global).frame(width: 20) }
          .scaleEffect(2, anchor: .trailing)
          .frame(width: 200, alignment: .leading)
        Button("Widen") { width = 60 }
      }
    }
    let host = TestHost(size: screen) { Bar() }
    // The bar is laid out from x = 0 to 20. The scale doubles the distance of each point from the
    // trailing edge. It draws the leading edge at x = 20 - 2 * 20, and at x = 60 - 2 * 60 after the
    // tap.
    #expect(frames(in: host).first?.hasPrefix("-20,") == true)
    host.tap("Widen")
    #expect(frames(in: host).first?.hasPrefix("-60,") == true)
  }

  @Test func `The geometry event of a view with a scale of 1 has no transforms`() throws {
    let host = TestHost(size: screen) {
      Framed(space: .global).frame(width: 40, height: 40).scaleEffect(1)
      Color.red.scaleEffect(2).visualEffect { content, _ in content.opacity(0.5) }
    }
    let screen = try #require(host.screen)
    let node = try #require(
      host.elements(of: .geometryReader).first.flatMap { screen.nodes[$0.id] }
    )
    var known = TransformCache()
    #expect(screen.geometry(of: node, &known)?.transforms == [])
  }

  @Test func `Every visible row of a list that is scaled down is in the tree`() {
    func rows(_ scale: CGFloat) -> Int {
      let host = TestHost(size: screen) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { Text("\($0)").frame(height: 20) }
          }
        }
        .frame(width: 100, height: 400).scaleEffect(scale)
      }
      return host.texts.count
    }
    // The list is 400 points high, and shows 20 rows. Drawn at half of its size, the list is as
    // high as the screen. At its full size, 5 of the 20 rows are above the screen, and 5 are below
    // it.
    #expect(rows(0.5) >= 20)
    #expect(rows(1) < 20)
  }

  @Test(arguments: [-60.0, 60])
  func `Every visible row of a list that is turned away from the eye is in the tree`(
    degrees: Double
  ) {
    let host = TestHost(size: screen) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { Text("\($0)").frame(height: 20) }
        }
      }
      .frame(width: 100, height: 100).rotation3DEffect(.degrees(degrees), axis: (x: 1, y: 0, z: 0))
    }
    // The turned list lies in a plane. Like the ground, the plane has a horizon: no point of the
    // plane is drawn beyond this line. The distance from the eye to the screen is the longer side
    // of the list's frame, here 100 points. After a turn by 60 degrees, the horizon is 100 /
    // tan(60°) = 58 points from the middle of the screen. Two corners of the screen are beyond the
    // horizon, so they show no point of the plane. The layout has to find the visible rows without
    // these two corners.
    #expect((0..<5).allSatisfy { host.texts.contains("\($0)") })
    // After this scroll, the list shows its content from y = 510 to 610: rows 25 to 30.
    host.scroll(by: CGSize(width: 0, height: 510))
    #expect((25..<31).allSatisfy { host.texts.contains("\($0)") })
  }
}

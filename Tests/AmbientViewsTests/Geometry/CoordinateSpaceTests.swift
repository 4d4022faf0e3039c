import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `A coordinate space` {
  @Test func `The name of a coordinate space is an attribute of its element`() {
    enum Place { case board }
    let host = TestHost {
      Text("a").coordinateSpace(.named("board"))
      Text("b").coordinateSpace(name: 7)
      Text("c").coordinateSpace(.named(Place.board))
    }
    #expect(
      host.elements(of: .coordinateSpace).map { $0[.spaceName]?.suffix(7) } == [
        #""board""#, "7", "e.board",
      ]
    )
    #expect(
      host.elements(of: .coordinateSpace).flatMap(\.children).compactMap(\.text) == ["a", "b", "c"]
    )
  }

  private typealias Space = GeometryEvent.Space

  /// The coordinate spaces around the view, from the innermost space to the outermost space.
  ///
  /// A space without a name is the space of a scroll view, which scrolls along `axes`.
  nonisolated private static let spaces: [Space] = [
    Space(nil, x: 5, y: 5, axes: .vertical),
    Space(#""inner""#, x: 10, y: 20),
    Space(nil, x: 30, y: 30, axes: .horizontal),
    Space(#""inner""#, x: 50, y: 50),
    Space("7", x: 60, y: 60),
  ]

  /// Coordinate spaces, and the position of the top leading corner of a view in each space.
  ///
  /// On the screen, the corner is at `100,200`. For a space in `spaces`, the position is `100,200`
  /// minus the origin of the space. If two spaces have the same name, the innermost space counts.
  /// If no space has the name, the position is the position on the screen.
  nonisolated private static var places: [(CoordinateSpace, String)] {
    [
      (.global, "100,200"),
      (.local, "0,0"),
      (.named("inner"), "90,180"),
      (.named(7), "40,140"),
      (.named("missing"), "100,200"),
      (NamedCoordinateSpace.scrollView.coordinateSpace, "95,195"),
      (NamedCoordinateSpace.scrollView(axis: .vertical).coordinateSpace, "95,195"),
      (NamedCoordinateSpace.scrollView(axis: .horizontal).coordinateSpace, "70,170"),
    ]
  }

  @Test(arguments: places.indices)
  func `A frame in a coordinate space is relative to the origin of the space`(index: Int) {
    let (space, place) = Self.places[index]
    let host = TestHost { GeometryReader { Text($0.frame(in: space).short) } }
    host.place(x: 100, y: 200, in: Self.spaces)
    #expect(host.texts == ["\(place) 100x50"])
  }

  @Test func `A geometry proxy returns frames for coordinate spaces of each type`() {
    let host = TestHost {
      GeometryReader { proxy in
        Text(proxy.frame(in: .global).short)
        Text(proxy.frame(in: .local).short)
        Text(proxy.frame(in: .named("inner")).short)
        Text(proxy.frame(in: .scrollView).short)
        Text(proxy.frame(in: .scrollView(axis: .horizontal)).short)
      }
    }
    host.place(x: 100, y: 200, in: Self.spaces)
    #expect(
      host.texts.map { $0.prefix { $0 != " " } } == [
        "100,200", "0,0", "90,180", "95,195", "70,170",
      ]
    )
  }

  @Test func `A geometry proxy returns bounds of coordinate spaces relative to its own view`() {
    let host = TestHost {
      GeometryReader { proxy in
        Text(proxy.bounds(of: .named("inner"))?.short ?? "none")
        Text(proxy.bounds(of: .scrollView)?.short ?? "none")
        Text(proxy.bounds(of: .named("missing"))?.short ?? "none")
      }
    }
    host.place(x: 100, y: 200, in: Self.spaces)
    #expect(host.texts == ["-90,-180 300x300", "-95,-195 300x300", "none"])
  }

  @Test func `A reader of a frame in a coordinate space runs only when the frame changes`() {
    let host = TestHost { GeometryReader { Text($0.frame(in: .named("board")).short) } }
    func place(_ x: CGFloat, in space: CGFloat) {
      host.place(x: x, in: [Space(#""board""#, x: space)])
    }
    place(10, in: 0)
    #expect(host.bodies { place(30, in: 20) } == [])
    let runs = host.runs { place(31, in: 20) }
    #expect(runs.map(\.reason) == [.changed(#"GeometryProxy.frame(in: .named("board"))"#)])
    #expect(host.texts == ["11,0 100x50"])
    #expect(host.bodies { place(31, in: 21) } == ["GeometryReader"])
  }

  @Test func `A coordinate space knows whether it is global or local`() {
    #expect(CoordinateSpace.global.isGlobal && !CoordinateSpace.global.isLocal)
    #expect(CoordinateSpace.local.isLocal && !CoordinateSpace.local.isGlobal)
    #expect(!CoordinateSpace.named("global").isGlobal)
    #expect(NamedCoordinateSpace.named("a") == .named("a"))
    #expect(NamedCoordinateSpace.named("a") != .named("b"))
    #expect(NamedCoordinateSpace.named("a").coordinateSpace == .named("a"))
    #expect(NamedCoordinateSpace.scrollView != .scrollView(axis: .vertical))
  }

  @Test func `A geometry reader can read a different coordinate space in each run`() {
    let host = TestHost {
      GeometryReader { proxy in
        Text(proxy.frame(in: .named(Int(proxy.size.width))).short)
      }
    }
    for name in 1...100 { host.place(x: 1, width: CGFloat(name), in: [Space("\(name)", x: 1)]) }
    #expect(host.texts == ["0,0 100x50"])
    #expect(
      host.bodies { host.place(x: 2, width: 100, in: [Space("100", x: 1)]) } == ["GeometryReader"]
    )
  }
}

import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Modifiers of size and position` {
  private struct Screen: View {
    @State private var x = 1.0

    var body: some View {
      Ball().position(x: x, y: 2)
      Button("Move") { x += 1 }
    }
  }

  private struct Ball: View {
    var body: some View { Text("ball") }
  }

  @Test func `A position or offset modifier becomes an element with x and y`() {
    let host = TestHost {
      Text("a").position(x: 1, y: 2.5)
      Text("b").position(CGPoint(x: 3, y: -4))
      Text("c").position()
      Text("d").offset(CGSize(width: 5, height: 6))
    }
    #expect(
      host.tree == """
        Position x=1 y=2.5
          Text "a"
        Position x=3 y=-4
          Text "b"
        Position x=0 y=0
          Text "c"
        Offset x=5 y=6
          Text "d"
        """
    )
  }

  @Test func `A changed position updates the element and runs no body of the moved view`() {
    let host = TestHost { Screen() }
    host.takeBodies()
    #expect(host.bodies { host.tap("Move") } == ["Screen"])
    #expect(host.elements[0][.x] == 2)
  }

  @Test func `An aspect ratio can come from a size, unless the height of the size is zero`() {
    let host = TestHost {
      Text("a").aspectRatio(CGSize(width: 3, height: 2), contentMode: .fit)
      Text("b").aspectRatio(CGSize(width: 3, height: 0), contentMode: .fill)
      Text("c").aspectRatio(2, contentMode: .fill)
      Text("d").scaledToFit()
    }
    #expect(
      host.tree == """
        AspectRatio mode=fit ratio=1.5
          Text "a"
        AspectRatio mode=fill
          Text "b"
        AspectRatio mode=fill ratio=2
          Text "c"
        AspectRatio mode=fit
          Text "d"
        """
    )
  }

  @Test func `A container-relative frame passes axes, counts and lengths to the host`() {
    let host = TestHost {
      Text("a").containerRelativeFrame(.horizontal)
      Text("b").containerRelativeFrame([.horizontal, .vertical], alignment: .topLeading)
      Text("c").containerRelativeFrame(.vertical, count: 5, spacing: 8)
      Text("d").containerRelativeFrame(.vertical, count: 5, span: 2, spacing: 0, alignment: .top)
      Text("e").containerRelativeFrame(.horizontal) { length, _ in length / 3 }
    }
    #expect(
      host.tree == """
        ContainerRelativeFrame axes=horizontal
          Text "a"
        ContainerRelativeFrame alignment=topLeading axes=horizontal vertical
          Text "b"
        ContainerRelativeFrame axes=vertical count=5 spacing=8
          Text "c"
        ContainerRelativeFrame alignment=top axes=vertical count=5 spacing=0 span=2
          Text "d"
        ContainerRelativeFrame axes=horizontal
          Text "e"
        """
    )
    let details = host.elements(of: .containerRelativeFrame)
      .map { $0.detail(ContainerLengthDetail.self)?.length(300, .horizontal) }
    #expect(details == [nil, nil, nil, nil, 100])
  }

  @Test func `Padding for an empty set of edges passes no length to the host`() {
    let host = TestHost {
      Text("a").padding([], 4)
      Text("b").padding([])
    }
    #expect(
      host.tree == """
        Padding edges=
          Text "a"
        Padding edges=
          Text "b"
        """
    )
  }

  @Test func `layoutDirectionBehavior mirrors a view in one layout direction`() {
    let host = TestHost {
      Text("a").layoutDirectionBehavior(.mirrors)
      Text("b").layoutDirectionBehavior(.mirrors(in: .leftToRight))
      Text("c").layoutDirectionBehavior(.fixed)
    }
    #expect(host.elements(of: .mirror).map { $0[.isFlipped] } == [nil, true, nil])
    host.set(\.layoutDirection, to: .rightToLeft)
    #expect(host.elements(of: .mirror).map { $0[.isFlipped] } == [true, nil, nil])
  }
}

@Suite @MainActor struct `The views of ViewThatFits` {
  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  @Test func `ViewThatFits contains all of its views as elements`() {
    let host = TestHost {
      ViewThatFits {
        Text("long text")
        Text("text")
      }
      ViewThatFits(in: .horizontal) { Text("a") }
      ViewThatFits(in: []) { Text("b") }
    }
    #expect(
      host.tree == """
        ViewThatFits
          Text "long text"
          Text "text"
        ViewThatFits axes=horizontal
          Text "a"
        ViewThatFits axes=
          Text "b"
        """
    )
  }

  @Test func `A view in ViewThatFits can change its state`() {
    let host = TestHost {
      ViewThatFits {
        Counter()
        Text("short")
      }
    }
    host.tap("count 0")
    #expect(host.texts == ["count 1", "short"])
  }
}

import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Shapes` {
  @Test func `An element of kind Shape has attributes for its shape and its paint`() {
    let host = TestHost {
      Rectangle()
      Circle().fill(.red)
      Capsule().stroke(.blue, lineWidth: 2)
      Ellipse().fill().stroke(.foreground, lineWidth: 3)
      RoundedRectangle(cornerRadius: 8).strokeBorder(.tint)
      RoundedRectangle(cornerRadius: 8, style: .circular).fill(.red).fill(.blue)
    }
    #expect(
      host.tree == """
        Shape fill=foreground shape=rectangle
        Shape fill=red shape=circle
        Shape lineWidth=2 shape=capsule stroke=blue
        Shape fill=foreground lineWidth=3 shape=ellipse stroke=foreground
        Shape cornerRadius=8 isLineInside=true shape=roundedRectangle stroke=tint
        Shape cornerRadius=8 corners=circular fill=blue shape=roundedRectangle
        """
    )
    #expect(host.takeBodies() == [])
  }

  @Test func `Modifiers for shapes, safe areas and traits put an element around the view`() {
    let host = TestHost {
      Text("a").clipShape(.capsule)
      Text("b").contentShape(.rect(cornerRadius: 4))
      Text("c").background(.red, in: .circle)
      Text("d").background(in: Ellipse()).backgroundStyle(.green)
      Text("e").overlay(.blue, in: .rect)
      Text("f").ignoresSafeArea()
      Text("g").ignoresSafeArea(.keyboard, edges: .bottom)
      Text("h").accessibilityAddTraits([.isHeader, .isButton])
      Text("i").accessibilityRemoveTraits(.isImage)
    }
    #expect(
      host.tree == """
        Clip shape=capsule
          Text "a"
        ContentShape cornerRadius=4 shape=roundedRectangle
          Text "b"
        Background shape=circle style=red
          Text "c"
        Background shape=ellipse style=green
          Text "d"
        Overlay shape=rectangle style=blue
          Text "e"
        IgnoresSafeArea
          Text "f"
        IgnoresSafeArea edges=bottom regions=keyboard
          Text "g"
        Accessibility adds=isButton isHeader
          Text "h"
        Accessibility removes=isImage
          Text "i"
        """
    )
  }

  private struct Dot: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Circle().fill(scheme == .dark ? .white : .black) }
  }

  private struct Painted: View {
    @State private var isRed = false

    var body: some View {
      VStack {
        Still()
        Text("text").foregroundStyle(.foreground)
      }
      .foregroundStyle(isRed ? .red : .blue)
      Button("Paint") { isRed.toggle() }
    }
  }

  private struct Still: View {
    var body: some View { Circle() }
  }

  @Test
  func `A shape takes a new foreground style although the body that contains it does not run`() {
    let host = TestHost { Painted() }
    #expect(host.elements.first { $0.kind == "Shape" }?[.fill] == "blue")
    host.takeBodies()
    host.tap("Paint")
    #expect(host.elements.first { $0.kind == "Shape" }?[.fill] == "red")
    #expect(host.takeBodies() == ["Painted"])
  }

  @Test func `A shape changes its fill when the body that contains the shape runs again`() {
    let host = TestHost { Dot() }
    host.set(\.colorScheme, to: .dark)
    #expect(host.elements.first?[.fill] == "white")
    #expect(host.takeBodies() == ["Dot", "Dot"])
  }

  @Test func `AnyShape animates a shape while the type of the shape stays the same`() {
    struct Rounding: View {
      @State private var radius: CGFloat = 0
      @State private var isRound = false

      var body: some View {
        (isRound ? AnyShape(Circle()) : AnyShape(RoundedRectangle(cornerRadius: radius)))
          .fill(.red)
        Button("Round") { withAnimation(.linear(duration: 1)) { radius = 20 } }
        Button("Circle") { withAnimation(.linear(duration: 1)) { isRound = true } }
      }
    }
    let host = TestHost(runsAnimations: true) { Rounding() }
    func shape() -> (any Shape)? {
      host.elements(of: .shape).first?.detail(ShapeDetail.self)?.shape
    }
    func radius() -> CGFloat? { (shape() as? RoundedRectangle)?.cornerSize.width }
    #expect(radius() == 0)
    host.tap("Round")
    host.advance(by: 0.5)
    #expect(radius() == 10)
    host.advance(by: 0.5)
    #expect(radius() == 20)
    host.tap("Circle")
    #expect(shape() is Circle)
  }

  @Test func `The offset of an AnyShape is animated even if the type of the shape changes`() {
    struct Moving: View {
      @State private var radius: CGFloat = 0
      @State private var isRound = false
      @State private var distance: CGFloat = 0

      var body: some View {
        (isRound ? AnyShape(Circle()) : AnyShape(RoundedRectangle(cornerRadius: radius)))
          .offset(x: distance)
          .fill(.red)
        Button("Move") {
          withAnimation(.linear(duration: 1)) {
            radius += 20
            distance += 10
          }
        }
        Button("Switch") {
          withAnimation(.linear(duration: 1)) {
            isRound.toggle()
            distance += 10
          }
        }
      }
    }
    let host = TestHost(runsAnimations: true) { Moving() }
    let area = CGRect(x: 0, y: 0, width: 100, height: 100)
    func path() -> Path? {
      host.elements(of: .shape).first?.detail(ShapeDetail.self)?.path(in: area)
    }
    func rounded(_ radius: CGFloat, _ distance: CGFloat) -> Path {
      RoundedRectangle(cornerRadius: radius).offset(x: distance).path(in: area)
    }
    func circle(_ distance: CGFloat) -> Path { Circle().offset(x: distance).path(in: area) }
    host.tap("Move")
    #expect(host.bodies { host.advance(by: 0.5) } == [])
    #expect(path() == rounded(10, 5))
    host.advance(by: 0.5)
    #expect(path() == rounded(20, 10))
    host.tap("Switch")
    host.advance(by: 0.5)
    #expect(path() == circle(15))
    host.tap("Switch")
    #expect(path() == rounded(20, 15))
    host.advance(by: 0.25)
    host.tap("Move")
    host.advance(by: 2)
    #expect(path() == rounded(40, 40))
    #expect(host.viewTree.nextDeadline == nil)
  }
}

@Suite @MainActor struct `A tap gesture` {
  private struct Card: View {
    @State private var outer = 0
    @State private var inner = 0
    @State private var isLocked = false

    var body: some View {
      VStack {
        Text("title")
        Inside()
        Text("inner").onTapGesture(count: 2) { inner += 1 }
        Button("Lock") { isLocked = true }
      }
      .onTapGesture { outer += 1 }
      .disabled(isLocked)
      Text("\(outer) \(inner)")
    }
  }

  private struct Inside: View {
    var body: some View { Text("inside") }
  }

  @Test func `Only the innermost tap gesture runs its action`() {
    let host = TestHost { Card() }
    host.takeBodies()
    host.tap("title")
    host.tap("inside")
    #expect(host.texts.last == "2 0")
    host.tap("inner")
    #expect(host.texts.last == "2 1")
    #expect(host.takeBodies() == ["Card", "Card", "Card"])
  }

  @Test
  func `A tap gesture ignores a press of a button in its view, and is disabled with its view`() {
    let host = TestHost { Card() }
    host.tap("Lock")
    #expect(host.texts.last == "0 0")
    withKnownIssue("The view is disabled on purpose.") {
      host.tap("title")
    } matching: {
      $0.comments == ["TapTarget \"title\" is disabled."]
    }
    #expect(host.texts.last == "0 0")
  }

  @Test func `onTapGesture adds a tap target to each view of a group`() {
    let host = TestHost {
      Text("double").onTapGesture(count: 2) {}
      ForEach(
        subviews: Group {
          Text("a")
          Text("b")
        }
        .onTapGesture {}
      ) { $0 }
    }
    #expect(
      host.tree == """
        TapTarget count=2
          Text "double"
        TapTarget
          Text "a"
        TapTarget
          Text "b"
        """
    )
  }

  private struct Keeper: View {
    let token: LifetimeToken
    var body: some View { Text("x").onTapGesture { token.keep() } }
  }

  @Test func `A tap gesture releases its action when the tree is unmounted`() {
    let tracker = LifetimeTracker()
    let host = TestHost { Keeper(token: tracker.token("action")) }
    host.tap("x")
    host.unmount()
    #expect(tracker.trackedCount == 1)
    #expect(tracker.alive == [])
  }
}

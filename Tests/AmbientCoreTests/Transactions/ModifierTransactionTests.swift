import Ambient
import AmbientTesting
import Testing

private struct Dim: ViewModifier {
  let amount: Double
  func body(content: Content) -> some View { content.opacity(amount) }
}

private struct Slide: AnimatableModifier {
  var amount: Double

  nonisolated var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func body(content: Content) -> some View { content.offset(x: amount) }
}

@Suite @MainActor struct `The transaction of a modifier` {
  private struct Dimmed: View {
    @State private var count = 0

    var body: some View {
      Text("\(count)").modifier(Dim(amount: count == 0 ? 1 : 0.5).animation(.linear))
      Button("More") { count += 1 }
      Button("Animate") { withAnimation(.bouncy) { count += 1 } }
      Button("Jump") { withTransaction(\.disablesAnimations, true) { count += 1 } }
    }
  }

  @Test
  func `An animated modifier animates its own changes, and not the changes of the modified view`() {
    let host = TestHost { Dimmed() }
    host.takeBodies()
    let changes = host.changes { host.tap("More") }
    #expect(
      changes.map(\.description) == ["updated \"Opacity\" by \(Animation.linear)", "updated \"1\""]
    )
    #expect(host.takeBodies() == ["Dimmed", "Dim"])
  }

  @Test func `Changes of the view in an animated modifier keep their own animation`() {
    let host = TestHost { Dimmed() }
    let changes = host.changes { host.tap("Animate") }
    // The opacity changes first, and then the text.
    #expect(changes.map(\.animation) == [.linear, .bouncy])
  }

  @Test func `A transaction can disable the animation of a modifier`() {
    let host = TestHost { Dimmed() }
    let changes = host.changes { host.tap("Jump") }
    #expect(changes.map(\.animation) == [nil, nil])
  }

  private struct Both: View {
    @State private var count = 0

    var body: some View {
      Text("\(count)")
        .modifier(
          Dim(amount: count == 0 ? 1 : 0.5).animation(.linear)
            .concat(Slide(amount: Double(count)).transaction { $0.animation = .easeIn })
        )
      Button("More") { count += 1 }
    }
  }

  @Test func `Each of two combined modifiers has its own transaction`() {
    let host = TestHost { Both() }
    let changes = host.changes { host.tap("More") }
    // The changes are those of the offset, the opacity and the text, from the outside in.
    #expect(changes.map(\.animation) == [.easeIn, .linear, nil])
  }

  private struct Sliding: View {
    @State private var isMoved = false

    var body: some View {
      Text("A").modifier(Slide(amount: isMoved ? 10 : 0).animation(.linear(duration: 1)))
        .onAppear { isMoved = true }
    }
  }

  @Test func `Each step of the animation of a modifier runs only the body of the modifier`() {
    let host = TestHost(runsAnimations: true) { Sliding() }
    host.settle()
    #expect(host.bodies { host.advance(by: 0.5) } == ["Slide"])
    #expect(host.elements(of: .offset).first?[.x] == 5)
  }

  private struct Rows: View {
    var body: some View {
      Group(subviews: content) { subviews in
        Text("\(subviews.count)")
        ForEach(subviews) { $0 }
      }
    }

    private var content: some View {
      Group {
        Text("a")
        Text("b")
      }
      .modifier(Dim(amount: 0.5).animation(.linear))
    }
  }

  @Test func `A modifier with an animation is applied to each view of a group`() {
    let host = TestHost { Rows() }
    #expect(host.texts == ["2", "a", "b"])
    #expect(host.elements(of: .opacity).count == 2)
  }
}

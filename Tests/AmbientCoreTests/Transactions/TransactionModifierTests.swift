import Ambient
import AmbientTesting
import Observation
import Testing

@Observable private final class Scores {
  var home = 0
  var away = 0
}

private struct Board: View {
  let scores: Scores
  var log: @MainActor (Animation?) -> Void = { _ in }

  var body: some View {
    VStack {
      Text("home \(scores.home)").animation(.bouncy, value: scores.home)
      Text("away \(scores.away)")
        .transaction { transaction in
          log(transaction.animation)
          transaction.animation = .linear
        }
    }
  }
}

private struct Pages: View {
  @State private var page = 0
  @State private var isShown = true

  var body: some View {
    VStack {
      if isShown { Text("page \(page)") }
    }
    .animation(.easeIn, value: isShown)
    Button("Turn") { page += 1 }
    Button("Hide") { isShown.toggle() }
    Button("Both") {
      page += 1
      isShown = true
    }
  }
}

private struct Dimmed: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
      .animation(.linear) { $0.opacity(count == 0 ? 1 : 0.5) }
    Button("More") { count += 1 }
  }
}

private struct Nested: View {
  @State private var count = 0

  var body: some View {
    Group {
      Text("\(count)")
        .transaction { $0.animation = $0.animation?.delay(1) }
        .transaction { $0.animation = $0.animation?.speed(2) }
      Text("other \(count)").transaction { $0.disablesAnimations = true }
    }
    .transaction { if $0.animation == nil { $0.animation = .linear } }
    Button("More") { withAnimation(.easeOut) { count += 1 } }
    Button("Plain") { count += 1 }
  }
}

@Suite @MainActor struct `The transaction of an update` {
  @Test func `A transaction modifier edits the transaction of its view, not those of siblings`() {
    let scores = Scores()
    let host = TestHost { Board(scores: scores) }
    let changes = host.changes { scores.away += 1 }
    #expect(changes.map(\.description) == ["updated \"away 1\" by \(Animation.linear)"])
    let both = host.changes {
      withAnimation { scores.home += 1 }
      scores.away += 1
    }
    #expect(both.map(\.animation) == [.bouncy, .linear])
  }

  @Test func `An animation modifier with a value animates only updates that change the value`() {
    let scores = Scores()
    let host = TestHost { Board(scores: scores) }
    let home = host.changes { scores.home += 1 }
    #expect(home.map(\.description) == ["updated \"home 1\" by \(Animation.bouncy)"])
    let away = host.changes { scores.away += 1 }
    #expect(away.map(\.animation) == [.linear])
  }

  @Test func `A transaction modifier runs once in each update that changes a descendant`() {
    let scores = Scores()
    var logged: [Animation?] = []
    let host = TestHost { Board(scores: scores) { logged.append($0) } }
    #expect(logged == [nil])
    host.takeBodies()
    scores.home += 1
    host.settle()
    #expect(logged == [nil])
    withAnimation(.easeIn) { scores.away += 1 }
    host.settle()
    #expect(logged == [nil, .easeIn])
    // A read of the animation of an element does not run the modifier.
    #expect(host.elements.map(\.animation).filter { $0 == .linear }.count == 1)
    #expect(logged == [nil, .easeIn])
    #expect(host.takeBodies() == ["Board", "Board"])
  }

  @Test func `Transaction modifiers run from ancestors to descendants`() {
    let host = TestHost { Nested() }
    let animated = host.changes { host.tap("More") }
    #expect(animated.map(\.animation) == [.easeOut.speed(2).delay(1), .easeOut])
    let plain = host.changes { host.tap("Plain") }
    #expect(plain.map(\.animation) == [.linear.speed(2).delay(1), .linear])
  }

  @Test func `An animation modifier with a value animates inserted and removed views`() {
    let host = TestHost { Pages() }
    #expect(host.changes { host.tap("Turn") }.map(\.animation) == [nil])
    let gone = host.changes { host.tap("Hide") }
    #expect(gone.map(\.description) == ["removed \"page 1\" by \(Animation.easeIn)"])
    let back = host.changes { host.tap("Both") }
    #expect(back.map(\.description) == ["inserted \"page 2\" by \(Animation.easeIn)"])
  }

  @Test func `An animation modifier with a closure animates only the modifiers in the closure`() {
    let host = TestHost { Dimmed() }
    let changes = host.changes { host.tap("More") }
    #expect(
      changes.map(\.description) == ["updated \"Opacity\" by \(Animation.linear)", "updated \"1\""]
    )
  }

  @Test func `A transaction can disable the animations of views`() {
    let scores = Scores()
    let host = TestHost { Board(scores: scores) }
    let changes = host.changes {
      withTransaction(\.disablesAnimations, true) { scores.home += 1 }
    }
    #expect(changes.map(\.animation) == [nil])
  }

  @Test func `The parent of a removed element has the animation of the removal`() {
    let host = TestHost { Pages() }
    let text = host.elements.first { $0.text == "page 0" }
    host.tap("Hide")
    #expect(text?.isMounted == false)
    #expect(text?.animation == nil)
    #expect(host.elements.first?.animation == .easeIn)
  }
}

@Suite @MainActor struct `The transactions of a tree` {
  private struct Holder: View {
    let token: LifetimeToken
    @State private var count = 0

    var body: some View {
      Text("\(count)").transaction { _ in token.keep() }
      Text("\(count)").transaction(value: count) { _ in token.keep() }
      Text("\(count)").animation(.linear) { $0.opacity(0.5) }
      Button("More") {
        withAnimation {
          token.keep()
          count += 1
        } completion: {
          token.keep()
        }
      }
    }
  }

  @Test func `An unmounted tree retains nothing of its transactions`() {
    let tracker = LifetimeTracker()
    let host = TestHost { Holder(token: tracker.token("view")) }
    host.tap("More")
    withAnimation { host.viewTree.environment.isEnabled = false }
    host.unmount()
    #expect(tracker.trackedCount == 1)
    #expect(tracker.alive == [])
    #expect(host.viewTree.transaction.animation == nil)
  }
}

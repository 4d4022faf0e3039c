import Ambient
import AmbientScreen
import AmbientTesting
import Testing

@MainActor private final class Log {
  var events: [GeometryEvent] = []
  var taps: [CGPoint] = []
}

/// An element that records the geometry events that it gets.
private struct Observed: ElementView {
  let log: Log

  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription("Observed")
    description.on(GeometryEvent.self) { log.events.append($0) }
    return description
  }
}

/// A view in the middle of the screen, with an effect that grows while `share` grows from 0 to 1.
private struct Affected<Shown: View>: View {
  let log: Log
  let effect: (_ content: AnyView, _ share: CGFloat) -> Shown
  @State private var share: CGFloat = 0

  var body: some View {
    ZStack {
      Color.white.accessibilityIdentifier("board").onTapGesture {}
      effect(
        AnyView(
          ZStack {
            Observed(log: log)
            Color.red.onTapGesture { log.taps.append($0) }
          }
          .coordinateSpace(.named("box"))
          .frame(width: 100, height: 40)
        ),
        share
      )
    }
    .overlay(alignment: .bottom) {
      Button("Change") { withAnimation(.linear(duration: 1)) { share = 1 } }
    }
  }
}

@Suite @MainActor struct `An effect that the layout ignores` {
  private let log = Log()

  private func host(
    _ effect: @escaping (_ content: AnyView, _ share: CGFloat) -> some View
  ) -> TestHost {
    TestHost(size: CGSize(width: 200, height: 200), runsAnimations: true) {
      Affected(log: log, effect: effect)
    }
  }

  /// Plays the animation, and returns the number of events that the observer gets.
  private func events(in host: TestHost) -> Int {
    let before = log.events.count
    host.tap("Change")
    for _ in 0..<4 { host.advance(by: 0.25) }
    return log.events.count - before
  }

  @Test func `An animated effect that does not change frames causes no geometry events`() {
    let ignored = host { $0.modifier(Lowering(share: $1).ignoredByLayout()) }
    #expect(log.events.count == 1)
    #expect(events(in: ignored) == 0)
    let affected = host { content, share in
      content.visualEffect { content, _ in content.offset(y: share * 40).scaleEffect(1 + share) }
    }
    #expect(events(in: affected) == 0)
    let faded = host { $0.opacity($1) }
    #expect(events(in: faded) == 0)
    #expect(log.events.allSatisfy { $0.transforms.isEmpty })
  }

  @Test func `An ordinary animated effect causes a geometry event at each step`() {
    let host = host { $0.modifier(Lowering(share: $1)) }
    #expect(events(in: host) == 4)
  }

  @Test func `Geometry events omit an ignored effect, but not a transform around it`() throws {
    let host = host { $0.modifier(Lowering(share: $1).ignoredByLayout()).scaleEffect(2) }
    #expect(events(in: host) == 0)
    let event = try #require(log.events.last)
    #expect(event.transforms.count == 1)
    #expect(event.transforms.first?.isIgnoredByLayout == false)
  }

  @Test func `The location of a tap during an animated effect is relative to the drawn view`() {
    let host = host { $0.modifier(Lowering(share: $1).ignoredByLayout()) }
    host.tap("Change")
    host.advance(by: 0.5)
    // The frame of the view covers y = 80 to 120. Halfway through the animation, the view is drawn
    // 20 points lower, from y = 100 to 140.
    host.touch("board", at: CGPoint(x: 60, y: 105))?.up()
    #expect(log.taps == [CGPoint(x: 10, y: 5)])
  }
}

import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `A phase animator` {
  @Test func `A phase animator repeats its phases, and animates each change of the phase`() {
    let host = TestHost(runsAnimations: true) {
      PhaseAnimator([0.0, 1, 0.5]) { opacity in
        Text("\(opacity)").opacity(opacity)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    // Each second, the opacity moves to the next phase: from 0 to 1, to 0.5, to 0, and to 1.
    var values: [Double] = []
    for _ in 0..<8 {
      host.advance(by: 0.5)
      let value: Double = host.elements(of: .opacity).first?[.opacity] ?? .nan
      values.append((value * 1000).rounded() / 1000)
    }
    #expect(values == [0.5, 1, 0.75, 0.5, 0.25, 0, 0.5, 1])
  }

  private struct Shaking: View {
    @State private var shakes = 0

    var body: some View {
      Button("Shake") { shakes += 1 }
      Text("A").phaseAnimator([0.0, 10], trigger: shakes) { content, x in
        content.offset(x: x)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
  }

  @Test func `A phase animator runs its phases once for each change of its trigger`() {
    let host = TestHost(runsAnimations: true) { Shaking() }
    host.advance(by: 3)
    #expect(host.elements(of: .offset).first?[.x] == 0)
    host.tap("Shake")
    host.advance(by: 0.5)
    #expect(host.elements(of: .offset).first?[.x] == 5)
    host.advance(by: 0.5)
    #expect(host.elements(of: .offset).first?[.x] == 10)
    host.advance(by: 0.5)
    #expect(host.elements(of: .offset).first?[.x] == 5)
    host.advance(by: 3)
    #expect(host.elements(of: .offset).first?[.x] == 0)
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `A phase animator starts when it gets a second phase`() {
    struct Root: View {
      @State private var phases = ["a"]
      var body: some View {
        Button("More") { phases.append("b") }
        PhaseAnimator(phases) {
          Text($0)
        } animation: { _ in
          nil
        }
      }
    }
    let host = TestHost(runsAnimations: true) { Root() }
    host.advance(by: 3)
    #expect(host.texts == ["More", "a"])
    host.tap("More")
    #expect(host.texts == ["More", "b"])
    // A phase without an animation is shown for one frame.
    host.advance(by: 1.0 / 60)
    #expect(host.texts == ["More", "a"])
  }

  @Test func `A phase without an animation is shown for one frame`() {
    let host = TestHost(runsAnimations: true) {
      PhaseAnimator(["a", "b", "c"]) {
        Text($0)
      } animation: { _ in
        nil
      }
    }
    // The animator leaves its first phase as soon as the animator appears.
    var texts: [[String]] = []
    for _ in 0..<3 {
      texts.append(host.texts)
      host.advance(by: 1.0 / 60)
    }
    #expect(texts == [["b"], ["c"], ["a"]])
  }

  @Test func `A phase animator stays in its first phase in a host without animations`() {
    let host = TestHost { PhaseAnimator(["a", "b"]) { Text($0) } }
    host.advance(by: 5)
    #expect(host.texts == ["a"])
    #expect(TestHost(runsAnimations: true) { PhaseAnimator([String]()) { Text($0) } }.texts == [])
  }
}

@Suite struct `A keyframe timeline` {
  private struct Pose: Equatable {
    var x = 0.0
    var angle = Angle.zero
    var size: CGFloat = 1
  }

  @Test func `A keyframe timeline follows all its tracks at the same time`() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(20)
        LinearKeyframe(30, duration: 1, timingCurve: .easeIn)
      }
      KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 4) }
      KeyframeTrack(\.size) { CubicKeyframe(3, duration: 2) }
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 0.5).x == 5)
    #expect(timeline.value(time: 1).x == 20)
    #expect(abs(timeline.value(time: 1.5).x - 20 - 10 * UnitCurve.easeIn.value(at: 0.5)) < 1e-9)
    #expect(timeline.value(time: 3).x == 30)
    #expect(abs(timeline.value(progress: 0.5).angle.degrees - 45) < 1e-9)
    // The cubic keyframe begins and ends with velocity zero. So its progress after a fraction t of
    // its duration is 3t² - 2t³. Here, t is 1/4, because half a second of two seconds is over.
    #expect(abs(timeline.value(time: 0.5).size - (1 + 2 * (3.0 / 16 - 2.0 / 64))) < 1e-9)
  }

  @Test func `The velocity at a cubic keyframe is the mean velocity between its two neighbors`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(20, duration: 1)
    }
    #expect(timeline.duration == 2)
    let (before, after) = (timeline.value(time: 1 - 1e-6), timeline.value(time: 1 + 1e-6))
    #expect(abs((after - before) / 2e-6 - 10) < 1e-3)
    #expect(timeline.value(time: 1) == 10)
  }

  @Test func `A spring keyframe starts with the velocity of the preceding keyframe`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      SpringKeyframe(10, duration: 0.5, spring: .bouncy)
    }
    let moved = Spring.bouncy.value(target: 0.0, initialVelocity: 10, time: 0.1)
    #expect(abs(timeline.value(time: 1.1) - 10 - moved) < 1e-9)
    let settling = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1.0, spring: .smooth) }
    #expect(abs(settling.duration - Spring.smooth.settlingDuration) < 1e-9)
    #expect(settling.value(time: 100) == 1)
  }

  @Test func `A keyframe track can contain loops and conditions`() {
    let isLong = true
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) {
        for step in 1...3 { LinearKeyframe(Double(step), duration: 1) }
        if isLong { LinearKeyframe(0, duration: 1) }
      }
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 2.5).x == 2.5)
  }
}

@Suite @MainActor struct `A keyframe animator` {
  private struct Jumping: View {
    @State private var jumps = 0

    var body: some View {
      Button("Jump") { jumps += 1 }
      Text("A").keyframeAnimator(initialValue: 0.0, trigger: jumps) { content, y in
        content.offset(y: y)
      } keyframes: { _ in
        LinearKeyframe(-20.0, duration: 0.5)
        LinearKeyframe(0.0, duration: 0.5)
      }
    }
  }

  private func y(in host: TestHost) -> Double? {
    let value: Double? = host.elements(of: .offset).first?[.y]
    return value.map { ($0 * 1000).rounded() / 1000 }
  }

  @Test func `A keyframe animator plays once for each change of its trigger, and runs no body`() {
    let host = TestHost(runsAnimations: true) { Jumping() }
    host.tap("Jump")
    #expect(host.bodies { host.advance(by: 0.25) } == [])
    #expect(y(in: host) == -10)
    host.advance(by: 0.5)
    #expect(y(in: host) == -10)
    host.advance(by: 1)
    #expect(y(in: host) == 0)
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `If the trigger changes while keyframes run, they restart from the current value`() {
    struct Slide: View {
      @State private var count = 0
      @State private var other = 0
      var body: some View {
        Button("Next") { count += 1 }
        Button("Other") { other += 1 }
        KeyframeAnimator(initialValue: 0.0, trigger: count) { x in
          Text("A").offset(x: x)
        } keyframes: { _ in
          KeyframeTrack { LinearKeyframe(Double(count) * 10, duration: 1) }
        }
      }
    }
    let host = TestHost(runsAnimations: true) { Slide() }
    func x() -> Double? { host.elements(of: .offset).first?[.x] }
    host.tap("Next")
    host.advance(by: 0.5)
    #expect(x() == 5)
    host.tap("Other")
    host.advance(by: 0.25)
    #expect(x() == 7.5)
    host.tap("Next")
    host.advance(by: 0.5)
    // This is halfway from 7.5 to 20.
    #expect(x() == 13.75)
    host.advance(by: 0.5)
    host.tap("Next")
    host.advance(by: 0.5)
    #expect(x() == 25)
  }

  @Test func `A keyframe animator without a trigger repeats`() {
    let host = TestHost(runsAnimations: true) {
      KeyframeAnimator(initialValue: 0.0) { x in
        Text("A").offset(x: x)
      } keyframes: { _ in
        KeyframeTrack { LinearKeyframe(10, duration: 1) }
      }
    }
    host.advance(by: 2.25)
    #expect(host.elements(of: .offset).first?[.x] == 2.5)
  }

  private struct Growing: View {
    @State private var count = 0
    var repeats: Bool?

    var body: some View {
      Button("Next") { count += 1 }
      if let repeats {
        Text("B").keyframeAnimator(initialValue: 1.0, repeating: repeats) { content, x in
          content.offset(x: x)
        } keyframes: { _ in
          LinearKeyframe(4.0, duration: 1)
        }
      } else {
        Text("A").keyframeAnimator(initialValue: 0.0, trigger: count) { content, x in
          content.offset(x: x)
        } keyframes: { last in
          LinearKeyframe(100.0, duration: 1)
          LinearKeyframe(last + 5, duration: 1)
        }
      }
    }
  }

  private func x(in host: TestHost) -> Double? { host.elements(of: .offset).first?[.x] }

  @Test
  func `In a host without animations, a change of the trigger shows the last keyframe at once`() {
    let host = TestHost { Growing() }
    #expect(x(in: host) == 0)
    #expect(host.bodies { host.tap("Next") } == ["Growing"])
    #expect(x(in: host) == 5)
    host.tap("Next")
    #expect(x(in: host) == 10)
  }

  @Test
  func `In a host without animations, keyframes with no trigger end at once unless they repeat`() {
    #expect(x(in: TestHost { Growing(repeats: false) }) == 4)
    #expect(x(in: TestHost { Growing(repeats: true) }) == 1)
  }

  @Test func `Keyframes that take no time apply at once`() {
    struct Jump: View {
      @State private var count = 0
      var body: some View {
        Button("Next") { count += 1 }
        KeyframeAnimator(initialValue: 0.0, trigger: count) { x in
          Text("A").offset(x: x)
        } keyframes: { _ in
          KeyframeTrack { MoveKeyframe(Double(count) * 10) }
        }
      }
    }
    let host = TestHost(runsAnimations: true) { Jump() }
    #expect(x(in: host) == 0)
    host.tap("Next")
    #expect(x(in: host) == 10)
    #expect(host.viewTree.nextDeadline == nil)
  }
}

@Suite @MainActor struct `A timeline view` {
  private static let start = Date(timeIntervalSince1970: 0)

  private func host(
    @ViewBuilder _ content: () -> some View
  ) -> TestHost {
    var environment = EnvironmentValues()
    environment.clockStart = Self.start
    return TestHost(environment: environment, content: content)
  }

  private struct Seconds: View {
    let date: Date
    var body: some View { Text("\(Int(date.timeIntervalSince1970))") }
  }

  private struct Stopwatch: View {
    let start: Date
    var body: some View {
      TimelineView(.periodic(from: start, by: 1)) { Seconds(date: $0.date) }
      Text("Stop")
    }
  }

  @Test func `A timeline view changes at the dates of its schedule, and runs only its content`() {
    let host = host { Stopwatch(start: Self.start) }
    #expect(host.texts == ["0", "Stop"])
    #expect(host.bodies { host.advance(by: 0.9) } == [])
    #expect(host.bodies { host.advance(by: 0.1) } == ["Seconds"])
    #expect(host.texts == ["1", "Stop"])
    #expect(host.bodies { host.advance(by: 3) } == ["Seconds", "Seconds", "Seconds"])
    #expect(host.texts == ["4", "Stop"])
  }

  @Test func `A timeline view changes at full minutes, at explicit dates, or at each frame`() {
    let minutes = host { TimelineView(.everyMinute) { Seconds(date: $0.date) } }
    minutes.advance(by: 61)
    #expect(minutes.texts == ["60"])
    let dates = [2.0, 5].map { Self.start.addingTimeInterval($0) }
    let explicit = host { TimelineView(.explicit(dates)) { Seconds(date: $0.date) } }
    #expect(explicit.texts == ["0"])
    explicit.advance(by: 1.9)
    #expect(explicit.texts == ["0"])
    explicit.advance(by: 3)
    #expect(explicit.texts == ["2"])
    explicit.advance(by: 0.1)
    #expect(explicit.texts == ["5"])
    #expect(explicit.viewTree.nextDeadline == nil)
    let frames = host {
      TimelineView(.animation(minimumInterval: 0.5)) {
        Text(verbatim: "\($0.date.timeIntervalSince1970)")
      }
    }
    frames.advance(by: 0.75)
    #expect(frames.texts == ["0.5"])
    let paused = host { TimelineView(.animation(paused: true)) { Seconds(date: $0.date) } }
    paused.advance(by: 3)
    #expect(paused.texts == ["0"])
    #expect(paused.viewTree.nextDeadline == nil)
  }

  private struct Pausing: View {
    @State private var isPaused = true
    var body: some View {
      Button("Run") { isPaused.toggle() }
      TimelineView(.animation(minimumInterval: 1, paused: isPaused)) { Seconds(date: $0.date) }
    }
  }

  @Test func `A timeline view follows a changed schedule`() {
    let host = host { Pausing() }
    host.advance(by: 3)
    host.tap("Run")
    #expect(host.texts == ["Run", "3"])
    host.advance(by: 2)
    #expect(host.texts == ["Run", "5"])
  }
}

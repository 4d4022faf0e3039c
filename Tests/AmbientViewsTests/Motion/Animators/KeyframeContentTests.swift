import Ambient
import AmbientTesting
import Testing

private struct Pose: Equatable {
  var x = 0.0
  var y = 0.0
}

/// Keyframes that move to `distance`, to `-distance`, and to zero, in one second each.
private struct Shake: KeyframeTrackContent {
  var distance: Double

  var body: some KeyframeTrackContent<Double> {
    for sign in [1.0, -1] { LinearKeyframe(sign * distance, duration: 1) }
    LinearKeyframe(0, duration: 1)
  }
}

/// Keyframes that move `y` to `height` in one second, and then set `y` to zero.
///
/// If `isSideways` is true, `x` shakes at the same time.
private struct Jump: Keyframes {
  var height: Double
  var isSideways = false

  var body: some Keyframes<Pose> {
    KeyframeTrack(\.y) {
      LinearKeyframe(height, duration: 1)
      MoveKeyframe(0)
    }
    if isSideways {
      KeyframeTrack(\.x) { Shake(distance: height) }
    }
  }
}

@Suite @MainActor struct `Custom keyframes` {
  @Test func `Custom keyframe content consists of the keyframes in its body`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack { Shake(distance: 4) }
    }
    #expect(timeline.duration == 3)
    #expect([0.5, 1, 1.5, 2, 2.5, 3].map { timeline.value(time: $0) } == [2, 4, 0, -4, -2, 0])
  }

  @Test func `A track can combine custom keyframe content and keyframes of the library`() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(2, duration: 1)
        Shake(distance: 4)
      }
    }
    #expect([1, 1.5, 2].map { timeline.value(time: $0).x } == [2, 3, 4])
  }

  @Test func `A custom type can contain several keyframe tracks`() {
    let plain = KeyframeTimeline(initialValue: Pose()) { Jump(height: 2) }
    #expect(plain.duration == 1)
    #expect(plain.value(time: 0.5) == Pose(x: 0, y: 1))
    #expect(plain.value(time: 1) == Pose(x: 0, y: 0))
    let both = KeyframeTimeline(initialValue: Pose()) { Jump(height: 2, isSideways: true) }
    #expect(both.duration == 3)
    #expect(both.value(time: 0.5) == Pose(x: 1, y: 1))
    #expect(both.value(time: 2.5) == Pose(x: -1, y: 0))
  }

  @Test func `Custom keyframes move a view`() {
    let host = TestHost(runsAnimations: true) {
      Text("A").keyframeAnimator(initialValue: Pose()) { content, pose in
        content.offset(x: pose.x, y: pose.y)
      } keyframes: { _ in
        Jump(height: 2, isSideways: true)
      }
    }
    host.advance(by: 0.5)
    #expect(host.elements(of: .offset).first?[.x] == 1)
    #expect(host.elements(of: .offset).first?[.y] == 1)
    host.advance(by: 1)
    #expect(host.elements(of: .offset).first?[.x] == 0)
  }
}

@Suite struct `Keyframe builders` {
  private enum Way { case left, right, up }

  private func timeline(_ way: Way, _ count: Int) -> KeyframeTimeline<Pose> {
    KeyframeTimeline(initialValue: Pose()) {
      switch way {
      case .left: KeyframeTrack(\.x) { LinearKeyframe(-1, duration: 1) }
      case .right: KeyframeTrack(\.x) { LinearKeyframe(1, duration: 1) }
      case .up:
        if #available(macOS 14, *) {
          KeyframeTrack(\.y) {
            if count > 0 {
              for step in 1...count { LinearKeyframe(Double(step), duration: 1) }
            } else {
              MoveKeyframe(9)
            }
          }
        }
      }
    }
  }

  @Test func `Keyframe builders accept conditions, loops and availability checks`() {
    #expect(timeline(.left, 0).value(time: 0.5) == Pose(x: -0.5))
    #expect(timeline(.right, 0).value(time: 0.5) == Pose(x: 0.5))
    #expect(timeline(.up, 3).duration == 3)
    #expect(timeline(.up, 3).value(time: 2.5) == Pose(y: 2.5))
    #expect(timeline(.up, 0).value(time: 0) == Pose(y: 9))
  }

  @Test func `A timeline without keyframes keeps its initial value`() {
    let timeline = KeyframeTimeline(initialValue: Pose(x: 3)) {}
    #expect(timeline.duration == 0)
    #expect(timeline.value(time: 1) == Pose(x: 3))
  }
}

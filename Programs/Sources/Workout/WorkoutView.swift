import SwiftUI

struct WorkoutView: View {
  @State private var session: WorkoutSession
  @Environment(\.now) private var now

  init(plan: Plan) {
    _session = State(initialValue: WorkoutSession(plan: plan))
  }

  var body: some View {
    VStack(spacing: 32) {
      TimelineView(.animation(minimumInterval: 1, paused: !session.isRunning)) { context in
        let date = session.isRunning ? context.date : now()
        let moment = session.plan.moment(at: session.elapsed(at: date))
        PhaseView(phase: moment.phase, left: moment.left)
      }
      LapList(laps: session.laps)
      controls
    }
    .navigationTitle(session.plan.name)
    .toolbar(session.isRunning ? .hidden : .automatic, for: .navigationBar)
    .persistentSystemOverlays(session.isRunning ? .hidden : .automatic)
    .navigationBarBackButtonHidden(session.isRunning)
  }

  private var controls: some View {
    ControlGroup {
      if session.isRunning {
        Button("Pause", systemImage: "pause.fill") { session.pause(at: now()) }
        Button("Lap", systemImage: "flag") { session.lap(at: now()) }
      } else {
        Button("Start", systemImage: "play.fill") { session.start(at: now()) }
        Button("Reset", systemImage: "arrow.counterclockwise") { session.reset() }
          .disabled(session.state == .ready)
      }
    }
    .controlGroupStyle(.navigation)
    .controlSize(.large)
  }
}

/// Shows a phase, which pulses while there is work to do.
struct PhaseView: View {
  let phase: Plan.Phase
  let left: TimeInterval

  private enum Pulse: CaseIterable {
    case rest, beat

    var scale: Double { self == .beat ? 1.2 : 1 }
  }

  var body: some View {
    VStack {
      Image(systemName: "heart.fill")
        .foregroundStyle(.red)
        .phaseAnimator(Pulse.allCases) { content, pulse in
          content.scaleEffect(phase.kind == .work ? pulse.scale : 1)
        } animation: { pulse in
          pulse == .beat ? .easeOut(duration: 0.2) : .easeIn(duration: 0.6)
        }
        .accessibilityHidden(true)
      Text(phase.kind.rawValue)
        .font(.largeTitle.weight(.black).width(.expanded))
        .keyframeAnimator(initialValue: Shake(), trigger: phase.id) { content, shake in
          content
            .offset(x: shake.offset)
            .rotationEffect(shake.angle)
        } keyframes: { _ in
          KeyframeTrack(\.offset) {
            LinearKeyframe(12, duration: 0.1)
            SpringKeyframe(-8, duration: 0.2, spring: .bouncy)
            CubicKeyframe(0, duration: 0.2)
          }
          KeyframeTrack(\.angle) {
            MoveKeyframe(.degrees(4))
            CubicKeyframe(.zero, duration: 0.3)
          }
        }
        .accessibilityAddTraits(.isHeader)
      Text(Duration.seconds(left.rounded(.up)), format: .time(pattern: .minuteSecond))
        .font(.system(.title, design: .monospaced))
        .accessibilityLabel("Time left")
        .accessibilityValue("\(Int(left.rounded(.up))) seconds")
    }
  }
}

private struct Shake {
  var offset = 0.0
  var angle = Angle.zero
}

struct LapList: View {
  let laps: [TimeInterval]

  var body: some View {
    ForEach(Array(laps.enumerated()), id: \.offset) { index, time in
      Text("Lap \(index + 1): \(time, specifier: "%.1f") s")
    }
  }
}

extension EnvironmentValues {
  /// Returns the current date.
  @Entry var now: @Sendable () -> Date = ({ Date() })
}

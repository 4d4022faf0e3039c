import Combine
import SwiftUI

/// A timer that alternates between work and breaks.
@MainActor
final class Pomodoro: ObservableObject {
  enum Phase: String { case work = "Work", rest = "Break" }

  @Published private(set) var phase = Phase.work
  @Published private(set) var remaining: Int
  @Published var isRunning = false

  private let lengths: [Phase: Int]
  private var subscription: AnyCancellable?

  init(
    work: Int = 25 * 60,
    rest: Int = 5 * 60,
    ticks: AnyPublisher<Void, Never> = Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .map { _ in }
      .eraseToAnyPublisher()
  ) {
    lengths = [.work: work, .rest: rest]
    remaining = work
    subscription =
      $isRunning
      .removeDuplicates()
      .map { $0 ? ticks : Empty().eraseToAnyPublisher() }
      .switchToLatest()
      .sink { [weak self] in
        MainActor.assumeIsolated { self?.tick() }
      }
  }

  private func tick() {
    remaining -= 1
    guard remaining == 0 else { return }
    phase = phase == .work ? .rest : .work
    remaining = lengths[phase] ?? 0
  }

  var fraction: Double { 1 - Double(remaining) / Double(lengths[phase] ?? 1) }
  var text: String { String(format: "%02d:%02d", remaining / 60, remaining % 60) }
}

struct PomodoroView: View {
  @ObservedObject var timer: Pomodoro

  var body: some View {
    HStack {
      ProgressView(value: timer.fraction) {
        Text(timer.phase.rawValue)
      } currentValueLabel: {
        Text(timer.text).monospacedDigit()
      }
      .progressViewStyle(.circular)
      Toggle(isOn: $timer.isRunning) {
        Label("Timer", systemImage: timer.isRunning ? "pause.fill" : "play.fill")
      }
      .toggleStyle(.button)
      .keyboardShortcut(.space, modifiers: [])
    }
  }
}

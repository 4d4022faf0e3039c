import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `The date at which the clock begins` {
  private static let start = Date(timeIntervalSince1970: 1_000_000)

  private func host<V: View>(@ViewBuilder _ view: @escaping () -> V) -> TestHost {
    var environment = EnvironmentValues()
    environment.clockStart = Self.start
    return TestHost(environment: environment, content: view)
  }

  private struct Round: View {
    let end: Date

    var body: some View {
      TimelineView(.periodic(from: end.addingTimeInterval(-90), by: 1)) { context in
        Menu {
          Button("Stop") {}
        } label: {
          Text(end, style: .timer)
          Text(timerInterval: end.addingTimeInterval(-90)...end)
          Text("\(Int(end.timeIntervalSince(context.date)))")
        }
      }
      ProgressView(timerInterval: end.addingTimeInterval(-90)...end, countsDown: false)
    }
  }

  @Test func `Timer texts and timelines follow the same clock`() {
    let host = host { Round(end: Self.start.addingTimeInterval(90)) }
    #expect(host.texts.prefix(3) == ["1:30", "1:30", "90"])
    host.advance(by: 45)
    #expect(host.texts.prefix(3) == ["0:45", "0:45", "45"])
    #expect(host.elements(of: .progressView)[0][.value] == 0.5)
  }

  @Test func `A timer text follows the date of the tree if this date is set`() {
    let host = host { Text(Self.start, style: .timer) }
    #expect(host.texts == ["0:00"])
    host.viewTree.date = Self.start.addingTimeInterval(60)
    host.settle()
    #expect(host.texts == ["1:00"])
  }

  private struct Offer: View {
    let end: Date

    var body: some View {
      TimelineView(.explicit([end])) { context in
        Text(context.date < end ? "open" : "over")
      }
    }
  }

  @Test func `A timeline has the current date until the first date of its schedule`() {
    let host = host { Offer(end: Self.start.addingTimeInterval(60)) }
    #expect(host.texts == ["open"])
    host.advance(by: 59)
    #expect(host.texts == ["open"])
    host.advance(by: 1)
    #expect(host.texts == ["over"])
    #expect(host.viewTree.nextDeadline == nil)
  }
}

import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `The digits of timers and stopwatches` {
  private let start = Date(timeIntervalSince1970: 1_000_000)

  private func host<V: View>(_ view: V) -> TestHost {
    let host = TestHost { view }
    host.set(\.locale, to: Locale(identifier: "en_US"))
    host.viewTree.date = start
    host.settle()
    return host
  }

  private struct Countdown: View {
    let interval: Range<Date>

    var body: some View {
      ForEach(1...3, id: \.self) { count in
        Text(.currentDate, format: .timer(countingDownIn: interval, maxFieldCount: count))
      }
      Text(.currentDate, format: .timer(countingDownIn: interval, showsHours: false))
    }
  }

  @Test func `A timer shows at most the requested number of fields`() {
    let host = host(Countdown(interval: start..<start.addingTimeInterval(3661)))
    #expect(host.texts == ["1", "1:01", "1:01:01", "61:01"])
    #expect(host.bodies { host.advance(by: 2) } == [])
    #expect(host.texts == ["1", "1:00", "1:00:59", "60:59"])
    host.advance(by: 60)
    #expect(host.texts == ["59", "59:59", "59:59", "59:59"])
    host.advance(by: 3598.5)
    #expect(host.texts == ["0", "0:01", "0:01", "0:01"])
    host.advance(by: 10)
    #expect(host.texts == ["0", "0:00", "0:00", "0:00"])
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `A timer is described again only when its smallest shown field changes`() {
    let end = start.addingTimeInterval(7200)
    let host = host(
      Text(.currentDate, format: .timer(countingUpIn: start..<end, maxFieldCount: 2))
    )
    host.advance(by: 3599)
    #expect(host.texts == ["59:59"])
    #expect(host.changes { host.advance(by: 1) }.map(\.description) == ["updated \"1:00\""])
    #expect(host.changes { host.advance(by: 59) }.isEmpty)
    #expect(host.changes { host.advance(by: 1) }.map(\.description) == ["updated \"1:01\""])
  }

  private struct Precise: View {
    let interval: Range<Date>

    var body: some View {
      Text(
        .currentDate,
        format: .timer(countingUpIn: interval, maxPrecision: .milliseconds(250))
      )
      Text(.currentDate, format: .timer(countingDownIn: interval, maxPrecision: .seconds(10)))
      Text(
        .currentDate,
        format: .timer(countingDownIn: interval, maxFieldCount: 2, maxPrecision: .milliseconds(1))
      )
    }
  }

  @Test func `The precision of a timer determines its steps and its fractions of a second`() {
    let host = host(Precise(interval: start..<start.addingTimeInterval(30)))
    #expect(host.texts == ["0:00.00", "0:30", "0:30"])
    host.advance(by: 0.3)
    #expect(host.texts == ["0:00.25", "0:30", "0:29"])
    host.advance(by: 0.2)
    #expect(host.texts == ["0:00.50", "0:30", "0:29"])
    host.advance(by: 9.5)
    #expect(host.texts == ["0:10.00", "0:20", "0:20"])
    host.advance(by: 20)
    #expect(host.texts == ["0:30.00", "0:00", "0:00"])
  }

  private struct Stopwatches: View {
    let start: Date

    var body: some View {
      Text(.currentDate, format: .stopwatch(startingAt: start, maxFieldCount: 4))
      Text(.currentDate, format: .stopwatch(startingAt: start, maxFieldCount: 3))
      Text(.currentDate, format: .stopwatch(startingAt: start, maxFieldCount: 2))
      Text(.currentDate, format: .stopwatch(startingAt: start, maxPrecision: .milliseconds(1)))
      Text(.currentDate, format: .stopwatch(startingAt: start, maxPrecision: .seconds(60)))
    }
  }

  @Test func `A stopwatch shows only its largest fields, up to the requested number`() {
    let host = host(Stopwatches(start: start.addingTimeInterval(-65.25)))
    #expect(host.texts == ["01:05.25", "01:05.25", "01:05", "01:05.250", "01:00"])
    host.viewTree.date = start.addingTimeInterval(3600)
    host.settle()
    #expect(host.texts == ["1:01:05.25", "1:01:05", "1:01", "1:01:05.250", "1:01:00"])
  }

  private struct Signs: View {
    let start: Date

    var body: some View {
      Text(.currentDate, format: .offset(to: start, sign: .automatic))
      Text(.currentDate, format: .offset(to: start, sign: .never))
      Text(.currentDate, format: .offset(to: start, sign: .always()))
      Text(.currentDate, format: .offset(to: start, sign: .always(includingZero: false)))
      Text(.currentDate, format: .offset(to: start, maxFieldCount: 1))
    }
  }

  @Test func `An offset has the requested sign and at most the requested number of units`() {
    let host = host(Signs(start: start.addingTimeInterval(61)))
    let minute = "1 minute, 1 second"
    #expect(host.texts == ["-\(minute)", minute, "-\(minute)", "-\(minute)", "-1 minute"])
    host.advance(by: 61)
    #expect(
      host.texts == ["0 seconds", "0 seconds", "+0 seconds", "0 seconds", "0 seconds"]
    )
    host.advance(by: 61)
    #expect(host.texts == [minute, minute, "+\(minute)", "+\(minute)", "1 minute"])
  }
}

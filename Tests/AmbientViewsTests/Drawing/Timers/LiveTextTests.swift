import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `A text that follows the clock` {
  private let start = Date(timeIntervalSince1970: 1_000_000)

  private struct Clock: View {
    let start: Date

    var body: some View {
      Text(start.addingTimeInterval(90), style: .timer)
      Text(start.addingTimeInterval(90), style: .relative)
      Text(start.addingTimeInterval(-3600), style: .offset)
      Text(timerInterval: start...start.addingTimeInterval(60))
      Text("fixed")
    }
  }

  private func host<V: View>(_ view: V) -> TestHost {
    let host = TestHost { view }
    host.viewTree.date = start
    host.settle()
    return host
  }

  @Test func `A timer text follows the clock of the tree and runs no body`() {
    let host = host(Clock(start: start))
    #expect(host.texts == ["1:30", "1 minute, 30 seconds", "-1 hour", "1:00", "fixed"])
    #expect(host.bodies { host.advance(by: 1) } == [])
    #expect(host.texts == ["1:29", "1 minute, 29 seconds", "-1 hour", "0:59", "fixed"])
    host.advance(by: 88.5)
    #expect(host.texts == ["0:01", "1 second", "-1 hour", "0:00", "fixed"])
    host.advance(by: 0.5)
    #expect(host.texts == ["0:00", "0 seconds", "-1 hour", "0:00", "fixed"])
    host.advance(by: 3510)
    #expect(host.texts == ["58:30", "58 minutes, 30 seconds", "-2 hours", "0:00", "fixed"])
    #expect(host.viewTree.date == start.addingTimeInterval(3600))
  }

  @Test func `A tick of the clock updates only texts whose characters change`() {
    let host = host(Clock(start: start))
    var changed: [String] = []
    host.viewTree.onMutations = { mutations in
      for case .update(let element) in mutations { changed.append(element.text ?? "") }
    }
    host.settle()
    host.advance(by: 1)
    #expect(changed == ["1:29", "1 minute, 29 seconds", "0:59"])
  }

  @Test func `The next deadline of a tree is the time at which a relative text changes`() {
    let host = host(Text(start.addingTimeInterval(-3600), style: .relative))
    #expect(host.texts == ["1 hour"])
    let next = host.viewTree.nextDeadline ?? 0
    #expect(abs(next - 60) < 0.01)
    host.advance(by: 60)
    #expect(host.texts == ["1 hour, 1 minute"])
  }

  @Test func `A timer text stops when its timer pauses`() {
    let interval = start...start.addingTimeInterval(5400)
    let pause = start.addingTimeInterval(2)
    let host = host(
      VStack {
        Text(timerInterval: interval, pauseTime: pause, countsDown: false)
        Text(timerInterval: interval, pauseTime: pause, showsHours: false)
        Text(timerInterval: interval, pauseTime: pause)
        Text("Ready in \(timerInterval: interval, pauseTime: pause)")
      }
    )
    #expect(host.texts == ["0:00", "90:00", "1:30:00", "Ready in 1:30:00"])
    host.advance(by: 100)
    #expect(host.texts == ["0:02", "89:58", "1:29:58", "Ready in 1:29:58"])
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `A timer text counts only within its interval`() {
    let interval = start.addingTimeInterval(10)...start.addingTimeInterval(20)
    let host = host(Text(timerInterval: interval))
    #expect(host.texts == ["0:10"])
    host.advance(by: 10.5)
    #expect(host.texts == ["0:10"])
    host.advance(by: 0.5)
    #expect(host.texts == ["0:09"])
    host.advance(by: 100)
    #expect(host.texts == ["0:00"])
  }

  @Test func `The tree has no deadline after its only timer text was removed`() {
    struct Page: View {
      let start: Date
      @State private var isShown = true
      var body: some View {
        if isShown { Text(start, style: .timer) }
        Button("Hide") { isShown = false }
      }
    }
    let host = host(Page(start: start))
    host.tap("Hide")
    host.advance(by: 2)
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `The value of a progress view for a timer follows the clock`() {
    let interval = start...start.addingTimeInterval(10)
    let host = host(
      VStack {
        ProgressView(timerInterval: interval)
        ProgressView(timerInterval: interval, countsDown: false) { Text("Tea") }
      }
    )
    func values() -> [Double?] { host.elements(of: .progressView).map { $0[.value] } }
    #expect(values() == [1, 0])
    #expect(host.texts == ["0:10", "Tea", "0:00"])
    #expect(host.bodies { host.advance(by: 2) } == [])
    #expect(values().map { $0.map { ($0 * 10).rounded() } } == [8, 2])
    #expect(host.texts == ["0:08", "Tea", "0:02"])
    host.advance(by: 20)
    #expect(values() == [0, 1])
    #expect(host.texts == ["0:00", "Tea", "0:10"])
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `A date range in a text has the format of the environment's locale`() {
    let zero = Date(timeIntervalSince1970: 0)
    let host = TestHost {
      Text(zero...zero.addingTimeInterval(5400))
      Text(DateInterval(start: zero, duration: 86400))
    }
    host.set(\.timeZone, to: .gmt)
    host.set(\.locale, to: Locale(identifier: "de_DE"))
    #expect(host.texts.first == "00:00–01:30 Uhr")
    #expect(host.texts.last?.contains("1970") == true)
  }

  @Test func `An interpolated date range has the same format as a date range passed to Text`() {
    let zero = Date(timeIntervalSince1970: 0)
    let interval = DateInterval(start: zero, duration: 86400)
    let host = TestHost {
      Text("Open \(zero...zero.addingTimeInterval(5400))")
      Text("\(interval)")
      Text(interval)
    }
    host.set(\.timeZone, to: .gmt)
    host.set(\.locale, to: Locale(identifier: "de_DE"))
    #expect(host.texts.first == "Open 00:00–01:30 Uhr")
    #expect(host.texts[1] == host.texts[2])
  }
}

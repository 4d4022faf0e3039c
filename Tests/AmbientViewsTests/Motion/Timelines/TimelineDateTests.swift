import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `Timelines in a tree with a date` {
  private static let start = Date(timeIntervalSince1970: 1_000_000)

  private struct Clock: View {
    let schedule = PeriodicTimelineSchedule(from: start, by: 10)

    var body: some View {
      TimelineView(schedule) { context in
        Seconds(seconds: Int(context.date.timeIntervalSince(start)))
      }
      Text(start, style: .timer)
      Other()
    }
  }

  private struct Seconds: View {
    let seconds: Int
    var body: some View { Text("\(seconds)") }
  }

  private struct Other: View {
    var body: some View { Text("other") }
  }

  private func host() -> TestHost {
    let host = TestHost { Clock() }
    host.viewTree.date = Self.start.addingTimeInterval(25)
    host.settle()
    return host
  }

  @Test func `A timeline and a timer text follow the date of the tree`() {
    let host = host()
    #expect(host.texts == ["20", "0:25", "other"])
    host.advance(by: 4)
    #expect(host.texts == ["20", "0:29", "other"])
    host.advance(by: 1)
    #expect(host.texts == ["30", "0:30", "other"])
  }

  @Test func `Only the content of a timeline runs when the date of the tree is set`() {
    let host = host()
    let bodies = host.bodies {
      host.viewTree.date = Self.start.addingTimeInterval(100)
      host.settle()
    }
    #expect(bodies == ["Seconds"])
    #expect(host.texts == ["100", "1:40", "other"])
  }

  @Test func `A timeline continues from an earlier date if the date of the tree is set back`() {
    let host = host()
    host.advance(by: 10)
    host.viewTree.date = Self.start.addingTimeInterval(5)
    host.settle()
    #expect(host.texts == ["0", "0:05", "other"])
    host.advance(by: 5)
    #expect(host.texts == ["10", "0:10", "other"])
  }

  @Test func `The date of the tree takes precedence over the environment value clockStart`() {
    var environment = EnvironmentValues()
    environment.clockStart = Self.start.addingTimeInterval(1000)
    let host = TestHost(environment: environment) { Clock() }
    #expect(host.texts.first == "1000")
    host.viewTree.date = Self.start.addingTimeInterval(30)
    host.settle()
    #expect(host.texts.first == "30")
  }

  @Test func `A timeline that is added to the tree begins at the date of the tree`() {
    struct Root: View {
      @State private var isShown = false

      var body: some View {
        Button("Show") { isShown = true }
        if isShown { Clock() }
      }
    }
    let host = TestHost { Root() }
    host.viewTree.date = Self.start.addingTimeInterval(40)
    host.tap("Show")
    #expect(host.texts == ["Show", "40", "0:40", "other"])
  }
}

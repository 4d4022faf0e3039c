import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

@testable import CalendarGrid

@Suite("CalendarGrid") @MainActor
struct CalendarGridTests {
  private let host = TestHost(
    size: CGSize(width: 320, height: 480),
    environment: Self.environment("en_GB", firstWeekday: 2)
  ) {
    CalendarGridScreen()
  }

  @Test func `A month has the weeks of its calendar`() {
    let month = Month(year: 2026, number: 5)
    let british = Self.environment("en_GB", firstWeekday: 2).calendar
    #expect(month.weeks(in: british).map { $0.days.compactMap { $0 }.count } == [3, 7, 7, 7, 7])
    let american = Self.environment("en_US", firstWeekday: 1).calendar
    let weeks = month.weeks(in: american)
    #expect(weeks.map { $0.days.compactMap { $0 }.count } == [2, 7, 7, 7, 7, 1])
    #expect(american.orderedWeekdaySymbols == ["S", "M", "T", "W", "T", "F", "S"])
    #expect(british.orderedWeekdaySymbols == ["M", "T", "W", "T", "F", "S", "S"])
  }

  @Test func `Months follow each other across years`() {
    #expect(Month(year: 2026, number: 12).advanced(by: 1) == Month(year: 2027, number: 1))
    #expect(Month(year: 2026, number: 1).advanced(by: -1) == Month(year: 2025, number: 12))
    #expect(Month(year: 2026, number: 5).advanced(by: -17) == Month(year: 2024, number: 12))
  }

  @Test func `A month is drawn as a grid of days`() {
    let host = TestHost(
      size: CGSize(width: 320, height: 320),
      environment: Self.environment("en_GB", firstWeekday: 2)
    ) {
      MonthGrid(
        month: Month(year: 2026, number: 5),
        events: Events([:]),
        selection: .constant(nil)
      )
    }
    #expect(
      host.picture == """


           M    T     W     T    F     S     S
        ────────────────────────────────────────
                                 1     2     3


          4     5     6     7    8     9    10


          11    12   13    14    15   16    17


          18    19   20    21    22   23    24


          25    26   27    28    29   30    31
        """
    )
  }

  @Test func `Days of one weekday stand in one column`() throws {
    let (four, eleven, five) = try (
      #require(host.frame(of: "4")), #require(host.frame(of: "11")), #require(host.frame(of: "5"))
    )
    #expect(abs(four.midX - eleven.midX) <= 1)
    #expect(four.minY == five.minY)
    #expect(five.midX > four.midX)
    #expect(host.frame(of: "M").map { abs($0.midX - four.midX) <= 1 } == true)
  }

  @Test func `A tap on a day shows its events and runs only two day cells`() {
    #expect(host.texts.contains("Bake bread"))
    let bodies = host.bodies { host.tap("25") }
    #expect(bodies.filter { $0 == "DayCell" }.count == 2)
    #expect(host.texts.contains("Train to Porto"))
    #expect(!host.texts.contains("Bake bread"))
  }

  @Test func `The disk behind the selected day moves to the next selected day`() throws {
    let host = TestHost(
      size: CGSize(width: 320, height: 480),
      environment: Self.environment("en_GB", firstWeekday: 2),
      runsAnimations: true
    ) {
      CalendarGridScreen()
    }
    func disks() -> [CGRect] {
      host.elements(of: .matchedGeometry).compactMap(\.children.first)
        .compactMap { host.screen?.visibleFrame(of: $0) }
    }
    #expect(disks().count == 1)
    let start = try #require(disks().first)
    host.tap("25")
    #expect(disks().last == start)
    #expect(host.bodies { host.advance(by: 0.1) } == [])
    let middle = try #require(disks().last)
    #expect(middle.minY > start.minY)
    #expect(middle.midX < start.midX)
    host.advance(by: 3)
    #expect(disks().count == 1)
    let (end, number) = try (#require(disks().first), #require(host.frame(of: "25")))
    #expect(end.minY > middle.minY)
    #expect(abs(end.midX - number.midX) <= 1)
    #expect(abs(end.midY - number.midY) <= 1)
  }

  @Test func `The next month shows its own days and has no selected day`() {
    host.tap("Next month")
    #expect(host.texts.contains("June 2026"))
    #expect(host.texts.contains("No events"))
    #expect(host.frame(of: "31") == nil)
    // The first of June is a Monday.
    #expect(host.frame(of: "1")?.midX == host.frame(of: "8")?.midX)
  }

  @Test func `The calendar of the environment changes the order of the week`() throws {
    let before = try #require(host.frame(of: "3"))
    let bodies = host.bodies {
      host.set(\.calendar, to: Self.environment("en_US", firstWeekday: 1).calendar)
    }
    #expect(!bodies.contains("CalendarGridScreen"))
    #expect(try #require(host.frame(of: "3")).midX < before.midX)
  }

  @Test func `A wide screen has wide columns`() throws {
    host.size.width = 640
    let (one, two) = try (#require(host.frame(of: "1")), #require(host.frame(of: "2")))
    #expect(abs(two.midX - one.midX - 608 / 7) <= 1)
  }

  private static func environment(_ locale: String, firstWeekday: Int) -> EnvironmentValues {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    calendar.timeZone = .gmt
    calendar.firstWeekday = firstWeekday
    var values = EnvironmentValues()
    values.calendar = calendar
    return values
  }
}

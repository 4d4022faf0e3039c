import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `A date picker` {
  /// Noon of June 3, 2026, in Greenwich Mean Time.
  private static let noon = Date(timeIntervalSince1970: 1_780_488_000)

  private struct Shown: View {
    @Binding var date: Date
    var body: some View { Text(verbatim: "\(Int(date.timeIntervalSince1970))") }
  }

  private struct Planner: View {
    @State private var date = noon
    var range: ClosedRange<Date>?

    var body: some View {
      if let range {
        DatePicker("Start", selection: $date, in: range, displayedComponents: .date)
      } else {
        DatePicker("Start", selection: $date)
      }
      Shown(date: $date)
    }
  }

  private func host(_ view: some View) -> TestHost {
    TestHost {
      view.environment(\.locale, Locale(identifier: "en_US"))
        .environment(\.calendar, Calendar(identifier: .gregorian))
        .environment(\.timeZone, .gmt)
    }
  }

  @Test func `A date picker writes the date, and describes the date as text`() throws {
    let host = host(Planner())
    let picker = try #require(host.elements(of: .datePicker).first)
    #expect(picker[.date] == 1_780_488_000)
    #expect(picker[.dateComponents] == "date hourAndMinute")
    #expect(picker[.dateText]?.hasPrefix("Jun 3, 2026") == true)
    host.takeBodies()
    let bodies = host.bodies { host.chooseDate(Self.noon + 86_400, in: "Start") }
    #expect(bodies == ["Shown"])
    #expect(host.texts == ["Start", "1780574400"])
    #expect(picker[.date] == 1_780_574_400)
  }

  @Test func `A date picker limits the date to its range`() throws {
    let host = host(Planner(range: Self.noon - 100...Self.noon + 100))
    let picker = try #require(host.elements(of: .datePicker).first)
    #expect(picker[.minimumDate] == 1_780_487_900)
    #expect(picker[.maximumDate] == 1_780_488_100)
    #expect(picker[.dateText] == "Jun 3, 2026")
    host.chooseDate(Self.noon + 1000, in: "Start")
    #expect(host.texts.last == "1780488100")
    host.chooseDate(Self.noon - 1000, in: "Start")
    #expect(host.texts.last == "1780487900")
    host.perform(.chooseDate(.nan), on: "Start")
    #expect(host.texts.last == "1780487900")
  }

  @Test func `A date picker can have only a minimum or only a maximum`() {
    let host = TestHost {
      DatePicker("From", selection: .constant(Self.noon), in: Self.noon...)
      DatePicker("Through", selection: .constant(Self.noon), in: ...Self.noon)
      DatePicker(selection: .constant(Self.noon), displayedComponents: .hourAndMinute) {
        Text("Time")
      }
      .datePickerStyle(.wheel)
    }
    let pickers = host.elements(of: .datePicker)
    #expect(pickers.map { $0[.minimumDate] } == [1_780_488_000, nil, nil])
    #expect(pickers.map { $0[.maximumDate] } == [nil, 1_780_488_000, nil])
    #expect(pickers.map { $0[.style] } == [nil, nil, "wheel"])
    #expect(pickers[2][.dateComponents] == "hourAndMinute")
  }

  private struct Next: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Button("Next") { configuration.selection += 1000 }
    }
  }

  @Test func `A date picker with a custom style limits the date to its range`() {
    let host = host(Planner(range: Self.noon...Self.noon + 100).datePickerStyle(Next()))
    #expect(host.texts == ["Start", "Next", "1780488000"])
    host.takeBodies()
    #expect(host.bodies { host.tap("Next") } == ["Shown"])
    #expect(host.texts.last == "1780488100")
  }
}

@Suite @MainActor struct `A picker of several days` {
  /// Noon of June 3, 2026, in Greenwich Mean Time.
  private static let noon = Date(timeIntervalSince1970: 1_780_488_000)

  private struct Days: View {
    @State private var days: Set<DateComponents> = [DateComponents(year: 2026, month: 6, day: 5)]

    var body: some View {
      MultiDatePicker("Days", selection: $days, in: noon..<noon + 7 * 86_400)
        .environment(\.calendar, Calendar(identifier: .gregorian))
        .environment(\.timeZone, .gmt)
    }
  }

  @Test func `A picker of several days adds a new day and removes a chosen day`() {
    let host = TestHost { Days() }
    var days: String? { host.elements(of: .multiDatePicker)[0][.days] }
    #expect(days == "2026-06-05")
    host.chooseDate(Self.noon, in: "Days")
    #expect(days == "2026-06-03 2026-06-05")
    host.chooseDate(Self.noon + 3600, in: "Days")
    #expect(days == "2026-06-05")
    host.chooseDate(Self.noon + 2 * 86_400, in: "Days")
    #expect(days == "")
  }

  @Test func `A picker of several days ignores days outside of its range`() {
    let host = TestHost { Days() }
    host.chooseDate(Self.noon - 86_400, in: "Days")
    host.chooseDate(Self.noon + 8 * 86_400, in: "Days")
    #expect(host.elements(of: .multiDatePicker)[0][.days] == "2026-06-05")
  }
}

@Suite @MainActor struct `A color picker` {
  private struct Paint: View {
    @State private var color = Color(red: 1, green: 0, blue: 0)
    var supportsOpacity = true

    var body: some View {
      ColorPicker("Wall", selection: $color, supportsOpacity: supportsOpacity)
      Sample(color: $color)
    }
  }

  private struct Sample: View {
    @Binding var color: Color
    var body: some View { Text("\(color.description)") }
  }

  @Test func `A color picker writes the chosen color`() {
    let host = TestHost { Paint() }
    #expect(host.elements[0][.color] == "#FF0000")
    host.takeBodies()
    let bodies = host.bodies {
      host.chooseColor(Color(red: 0, green: 1, blue: 0, opacity: 0.5), in: "Wall")
    }
    #expect(bodies == ["Sample"])
    #expect(host.texts == ["Wall", "#00FF00 50%"])
  }

  @Test func `A color picker without support for opacity writes opaque colors`() {
    let host = TestHost { Paint(supportsOpacity: false) }
    #expect(host.elements[0][.supportsOpacity] == false)
    host.chooseColor(Color(red: 0, green: 1, blue: 0, opacity: 0.5), in: "Wall")
    #expect(host.texts == ["Wall", "#00FF00"])
  }

  private struct Frame: View {
    @State private var color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    var body: some View {
      ColorPicker("Edge", selection: $color)
      ColorPicker(selection: $color, supportsOpacity: false) { Text("Core") }
      Text(color.components.map { "\($0)" } ?? "")
    }
  }

  @Test func `A color picker can write a CGColor`() {
    let host = TestHost { Frame() }
    #expect(host.elements(of: .colorPicker).map { $0[.color] } == ["#FF0000", "#FF0000"])
    host.chooseColor(Color(red: 0, green: 1, blue: 0, opacity: 0.5), in: "Edge")
    #expect(host.texts.last == "[0.0, 1.0, 0.0, 0.5]")
    host.chooseColor(Color(red: 0, green: 0, blue: 1, opacity: 0.5), in: "Core")
    #expect(host.texts.last == "[0.0, 0.0, 1.0, 1.0]")
  }
}

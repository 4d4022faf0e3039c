#if !canImport(Darwin)
import AmbientFoundation
import Foundation
import Testing

@Suite struct `Formatters that Foundation lacks on Linux` {
  @Test(
    arguments: [
      (86_400, .named, .full, "tomorrow"),
      (86_400, .numeric, .full, "in 1 day"),
      (-7_200, .numeric, .full, "2 hours ago"),
      (-7_200, .numeric, .short, "2 hr. ago"),
      (-7_200, .numeric, .spellOut, "two hours ago"),
    ]
      as [(
        Double, RelativeDateTimeFormatter.DateTimeStyle, RelativeDateTimeFormatter.UnitsStyle,
        String
      )]
  )
  func `A relative formatter writes the distance between two dates`(
    seconds: Double,
    dateTimeStyle: RelativeDateTimeFormatter.DateTimeStyle,
    unitsStyle: RelativeDateTimeFormatter.UnitsStyle,
    text: String
  ) {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.dateTimeStyle = dateTimeStyle
    formatter.unitsStyle = unitsStyle
    let date = Date(timeIntervalSinceReferenceDate: 43_200)
    let moved = date.addingTimeInterval(seconds)
    #expect(formatter.localizedString(for: moved, relativeTo: date) == text)
    #expect(formatter.localizedString(fromTimeInterval: seconds) == text)
  }

  @Test func `A relative formatter can write German, and accepts date components`() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "de")
    #expect(formatter.localizedString(from: DateComponents(day: -3)) == "vor 3 Tagen")
    #expect(formatter.string(for: "no date") == nil)
  }

  @Test(
    arguments: [
      (3_725, .positional, "1:02:05"),
      (65, .positional, "1:05"),
      (5, .positional, "5"),
      (0, .positional, "0"),
      (3_600, .positional, "1:00:00"),
      (3_725, .abbreviated, "1h 2m 5s"),
      (3_605, .short, "1 hr, 5 sec"),
      (7_260, .full, "2 hours, 1 minute"),
      (3_660, .spellOut, "one hour, one minute"),
      (7_260, .brief, "2hr 1min"),
      (0, .full, "0 seconds"),
      (-90, .full, "-1 minute, 30 seconds"),
    ] as [(Double, DateComponentsFormatter.UnitsStyle, String)]
  )
  func `A components formatter writes a duration in each style`(
    seconds: Double,
    style: DateComponentsFormatter.UnitsStyle,
    text: String
  ) {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.unitsStyle = style
    #expect(formatter.string(from: seconds) == text)
  }

  @Test(
    arguments: [
      (.pad, "00:01:00"),
      (.dropAll, "1"),
      (.dropLeading, "1:00"),
      (.dropTrailing, "0:01"),
      ([], "0:01:00"),
    ] as [(DateComponentsFormatter.ZeroFormattingBehavior, String)]
  )
  func `The zero behavior of a formatter decides which zeros are left out`(
    behavior: DateComponentsFormatter.ZeroFormattingBehavior,
    text: String
  ) {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.zeroFormattingBehavior = behavior
    #expect(formatter.string(from: 60) == text)
  }

  @Test func `A components formatter limits its units and adds phrases`() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.maximumUnitCount = 2
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    let components = DateComponents(year: 1, month: 2, day: 3)
    #expect(formatter.string(from: components) == "About 1 year, 2 months remaining")
    #expect(
      DateComponentsFormatter.localizedString(from: components, unitsStyle: .short)
        == "1 yr, 2 mths, 3 days"
    )
  }

  @Test func `A list formatter joins elements in the language of its locale`() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["a", 2, "c"]) == "a, 2, and c")
    formatter.locale = Locale(identifier: "de")
    #expect(formatter.string(from: ["a", "b"]) == "a und b")
  }

  @Test func `A measurement formatter writes a value with its unit`() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let length = Measurement(value: 1_234.5, unit: UnitLength.kilometers)
    #expect(formatter.string(from: length) == "767.083 mi")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: length) == "1,234.5 km")
    formatter.unitStyle = .long
    #expect(formatter.string(from: length) == "1,234.5 kilometers")
    formatter.unitStyle = .short
    #expect(formatter.string(from: length) == "1,234.5km")
    let heat = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(formatter.string(from: heat) == "20°C")
    formatter.unitOptions = [.temperatureWithoutUnit, .providedUnit]
    #expect(formatter.string(from: heat) == "20°")
    formatter.unitOptions = .temperatureWithoutUnit
    #expect(formatter.string(from: heat) == "68°")
  }
}

@Suite struct `Declarations that Foundation lacks on Linux` {
  @Test func `URL has different folders for documents, downloads and other files`() {
    #expect(URL.documentsDirectory.isFileURL && URL.documentsDirectory.path.hasPrefix("/"))
    let folders = [
      URL.documentsDirectory, .cachesDirectory, .applicationSupportDirectory, .downloadsDirectory,
      .desktopDirectory, .picturesDirectory, .moviesDirectory, .musicDirectory, .trashDirectory,
    ]
    #expect(Set(folders).count == folders.count)
    #expect(folders.allSatisfy { $0.path != URL.homeDirectory.path })
  }

  @Test func `User defaults set, return and remove values by key`() throws {
    let defaults = try #require(UserDefaults(suiteName: UUID().uuidString))
    defaults.setValue(3, forKey: "a")
    #expect(defaults.value(forKey: "a") as? Int == 3)
    defaults.setValue(nil, forKey: "a")
    #expect(defaults.value(forKey: "a") == nil)
  }

  @Test func `Numbers, points, sizes and rectangles convert and print as on Darwin`() {
    #expect(CGFloat(truncating: NSNumber(value: 1.5)) == 1.5)
    #expect(CGPoint(x: 1, y: 2).debugDescription == "(1.0, 2.0)")
    #expect(CGSize(width: 1, height: 2).debugDescription == "(1.0, 2.0)")
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).debugDescription == "(1.0, 2.0, 3.0, 4.0)")
    #expect(autoreleasepool { 3 } == 3)
    #expect(abs(CFAbsoluteTimeGetCurrent() - Date.now.timeIntervalSinceReferenceDate) < 10)
  }
}
#endif

@testable import AmbientOS
import AmbientOSLog
import Foundation
import Testing

@Suite struct `A message` {
  @Test func `A log message contains texts and values`() {
    let name = "Ada"
    let url = URL(filePath: "/tmp/a")
    #expect(text("\(name) has \(3) of \(UInt8(5)) at \(url)") == "Ada has 3 of 5 at file:///tmp/a")
    #expect(text("\(true) \(Int.self)") == "true Int")
    #expect(text("\(Fault.broken)") == "broken")
    #expect(text("no values") == "no values")
  }

  @Test func `A log message does not show private values`() {
    let name = "Ada"
    #expect(text("\(name, privacy: .private) \(name, privacy: .public)") == "<private> Ada")
    #expect(text("\(4, privacy: .sensitive) \(true, privacy: .private)") == "<sensitive> <private>")
    let masked = text("\(name, privacy: .private(mask: .hash))")
    #expect(masked.hasPrefix("<mask.hash: '") && !masked.contains(name))
    #expect(masked == text("\(name, privacy: .sensitive(mask: .hash))"))
    #expect(masked != text("\("Bob", privacy: .private(mask: .hash))"))
    #expect(text("\(name, privacy: .auto(mask: .hash))") == "Ada")
  }

  @Test func `A log message aligns values`() {
    let name = "Ada"
    #expect(text("[\(name, align: .right(columns: 5))]") == "[  Ada]")
    #expect(text("[\(name, align: .left(columns: 5))]") == "[Ada  ]")
    #expect(text("[\(12, align: .right(columns: 1))]") == "[12]")
  }

  @Test func `A log message formats integers`() {
    #expect(text("\(255, format: .hex)") == "ff")
    #expect(text("\(255, format: .hex(includePrefix: true, uppercase: true))") == "0xFF")
    #expect(text("\(8, format: .octal(minDigits: 4))") == "0010")
    #expect(text("\(7, format: .decimal(explicitPositiveSign: true, minDigits: 3))") == "+007")
    #expect(text("\(Int.min)") == "-9223372036854775808")
  }

  @Test func `A log message formats floating-point numbers`() {
    #expect(text("\(1.5)") == "1.500000")
    #expect(text("\(1.25, format: .fixed(precision: 1, explicitPositiveSign: true))") == "+1.2")
    #expect(text("\(1_500.0, format: .exponential(precision: 2))") == "1.50e+03")
    #expect(text("\(Float(0.5), format: .hybrid)") == "0.5")
    #expect(text("\(CGFloat(2), format: .fixed(precision: 0))") == "2")
  }

  @Test func `A log message shows Booleans as true and false, or as YES and NO`() {
    #expect(text("\(false) \(true, format: .answer)") == "false YES")
  }
}

@Suite struct `A format of os_log` {
  @Test(
    arguments: [
      ("plain 100%%", [], "plain 100%"),
      ("%@ and %{public}@", ["a", 2], "a and 2"),
      ("%{private}@ %{sensitive, mask.hash}d", ["a", 2], "<private> <sensitive>"),
      ("%d %ld %i %5d|%-4d|", [1, 2, 3, 4, 5], "1 2 3     4|5   |"),
      ("%u %x %X %o", [7, 255, 255, 8], "7 ff FF 10"),
      ("%u %x", [Int32(-1), Int8(-2)], "4294967295 fe"),
      ("%c%c", [79, CChar(75)], "OK"),
      ("%*d|%-*d|%.*f", [4, 1, 3, 2, 1, 2.55], "   1|2  |2.5"), ("%*d", [4], "%*d"),
      ("%.2f %{public}.1f", [1.239, 2], "1.24 2"),
      ("%@ %@", ["only one"], "only one %@"),
      ("at the end %", [], "at the end %"),
      ("%s", ["text"], "text"),
    ] as [(StaticString, [any Sendable], String)]
  )
  func `A log format inserts values`(format: StaticString, values: [any Sendable], text: String) {
    #expect(FormatString(format).text(with: values) == text)
  }
}

private enum Fault: Error { case broken }

private func text(_ message: OSLogMessage) -> String { message.text }

import Ambient
import AmbientTesting
import Foundation
import Testing

@testable import ClockFace

@Suite("ClockFace") @MainActor
struct ClockFaceTests {
  private let host = Self.host()

  @Test func `Hands turn with the time`() {
    let time = LocalTime(hour: 15, minute: 30, second: 15)
    #expect(abs(HandKind.hour.angle(at: time).degrees - (3.5 + 0.25 / 60) * 30) < 1e-9)
    #expect(abs(HandKind.minute.angle(at: time).degrees - 30.25 * 6) < 1e-9)
    #expect(abs(HandKind.second.angle(at: time).degrees - 90) < 1e-9)
    #expect(abs(HandKind.second.angle(at: LocalTime(seconds: -15)).degrees - 270) < 1e-9)
  }

  @Test func `The digits wrap around at midnight`() {
    #expect(LocalTime(seconds: 24 * 3600 + 600).digits == "00:10")
    #expect(LocalTime(seconds: -300).digits == "23:55")
  }

  @Test func `Every fifth tick is longer`() {
    let ticks = Ticks(count: 60).path(in: CGRect(x: 0, y: 0, width: 200, height: 200))
    var starts: [CGPoint] = []
    ticks.forEach { if case .move(let point) = $0 { starts.append(point) } }
    #expect(starts.count == 60)
    #expect(abs(starts[0].y - 10) < 1e-9)
    #expect(abs(starts[15].x - 190) < 1e-9)
    let distance = hypot(starts[1].x - 100, starts[1].y - 100)
    #expect(abs(distance - 95) < 1e-9)
  }

  @Test func `The dial is a square with its numbers on a circle`() throws {
    let clock = try #require(host.frame(of: "10:09"))
    #expect(clock.width == clock.height)
    let center = CGPoint(x: clock.midX, y: clock.midY)
    let numbers = try numbers()
    #expect(numbers.count == 12)
    let twelve = try #require(numbers["12"]).offsetBy(dx: clock.minX, dy: clock.minY)
    let three = try #require(numbers["3"]).offsetBy(dx: clock.minX, dy: clock.minY)
    let nine = try #require(numbers["9"]).offsetBy(dx: clock.minX, dy: clock.minY)
    #expect(abs(twelve.midX - center.x) <= 1)
    #expect(abs(three.midY - center.y) <= 1)
    #expect(abs((three.midX - center.x) - (center.x - nine.midX)) <= 1)
    #expect(abs((center.y - twelve.midY) - (three.midX - center.x)) <= 1)
  }

  @Test func `The hands are drawn at the angles of the time, from the center of the clock`() throws
  {
    let clock = try #require(host.frame(of: "10:09"))
    try expect(angles(in: host), [304.8, 57.6, 216])
    let command = try #require(commands(1, in: host).first)
    #expect(abs(command.transform.tx - clock.width / 2) <= 1)
    #expect(abs(command.transform.ty - clock.height / 2) <= 1)
    guard case .fill(let hand, _, _) = command.drawing else {
      Issue.record("The hand is not filled.")
      return
    }
    #expect(abs(hand.boundingRect.minY + clock.height / 4) <= 1)
    #expect(hand.boundingRect.width == 6)
  }

  @Test func `Each second moves the hands of all clocks and draws no dial`() throws {
    #expect(host.bodies { host.advance(by: 0.5) } == [])
    let bodies = host.bodies { host.advance(by: 0.5) }
    #expect(bodies.filter { $0 == "Hands" }.count == 3)
    #expect(!bodies.contains("Dial"))
    #expect(!bodies.contains("ClockFaceScreen"))
    #expect(try abs(angles(in: host)[2] - 222) < 1e-6)
    host.advance(by: 59)
    #expect(host.texts.contains("10:10"))
  }

  @Test func `A later time moves the hands, but not the numbers`() throws {
    let before = try numbers()
    let bodies = host.bodies { host.tap("Later") }
    #expect(try numbers() == before)
    #expect(host.texts.contains("10:19"))
    #expect(bodies.contains("Hands"))
    #expect(!bodies.contains("Dial"))
    host.tap("Now")
    #expect(host.texts.contains("10:09"))
    #expect(host.element("Now", of: .button)?.isEnabled == false)
  }

  @Test func `Hands turn to another time in an animation`() throws {
    let host = Self.host(runsAnimations: true)
    host.tap("Later")
    #expect(try abs(angles(in: host)[1] - 57.6) < 1e-6)
    let bodies = host.bodies { host.advance(by: 0.1) }
    let middle = try angles(in: host)[1]
    #expect(middle > 58 && middle < 117)
    #expect(bodies.contains("Hands"))
    #expect(!bodies.contains("Dial"))
    host.advance(by: 2.9)
    #expect(try abs(angles(in: host)[1] - 117.9) < 0.01)
  }

  @Test func `A city has the time of its time zone`() {
    #expect(host.find(identifier: "Bogotá").value == "05:09")
    #expect(host.find(identifier: "Tokyo").value == "19:09")
    host.set(\.timeZone, to: TimeZone(secondsFromGMT: 3600) ?? .gmt)
    #expect(host.texts.contains("11:09"))
    #expect(host.find(identifier: "Tokyo").value == "19:09")
  }

  @Test func `Cities stand side by side, and a clock stays square on a narrow screen`() throws {
    let (bogota, tokyo) = try (
      #require(host.frame(of: "Bogotá")), #require(host.frame(of: "Tokyo"))
    )
    #expect(bogota.minY == tokyo.minY)
    #expect(tokyo.minX == bogota.maxX + 24)
    host.size = CGSize(width: 240, height: 560)
    #expect(host.frame(of: "10:09").map { $0.width == 208 && $0.height == 208 } == true)
  }

  /// A screen whose clock begins at 36 seconds after 10:09.
  private static func host(runsAnimations: Bool = false) -> TestHost {
    var environment = EnvironmentValues()
    environment.timeZone = .gmt
    environment.clockStart = Date(timeIntervalSince1970: 20_000 * 86_400 + 36_576)
    return TestHost(
      size: CGSize(width: 320, height: 560),
      environment: environment,
      runsAnimations: runsAnimations
    ) {
      ClockFaceScreen()
    }
  }

  /// The commands of the canvas with an index: 0 for the dial, and 1 for the hands of the large
  /// clock.
  private func commands(_ index: Int, in host: TestHost) throws -> [CanvasDetail.Command] {
    let canvases = host.elements(of: .canvas)
    try #require(index < canvases.count)
    return try #require(canvases[index].detail(CanvasDetail.self)).commands
  }

  /// The angles of the hands of the large clock, in degrees.
  private func angles(in host: TestHost) throws -> [Double] {
    try commands(1, in: host).prefix(3).map { command in
      let degrees = atan2(command.transform.b, command.transform.a) * 180 / .pi
      return degrees < 0 ? degrees + 360 : degrees
    }
  }

  private func expect(_ angles: [Double], _ expected: [Double]) {
    #expect(angles.count == expected.count)
    for (angle, value) in zip(angles, expected) { #expect(abs(angle - value) < 1e-6) }
  }

  /// The numbers of the dial, with their places in it.
  private func numbers() throws -> [String: CGRect] {
    var numbers: [String: CGRect] = [:]
    for command in try commands(0, in: host) {
      if case .text(let text, _, _, let frame) = command.drawing { numbers[text] = frame }
    }
    return numbers
  }
}

import Ambient
import AmbientTesting
import Foundation
import Testing

@testable import ClockFace

@Suite("ClockFace") @MainActor
struct ClockFaceTests {
  private let host = TestHost(size: CGSize(width: 320, height: 560)) { ClockFaceScreen() }

  @Test func `Hands turn with the time`() {
    let time = TimeOfDay(hour: 15, minute: 30, second: 15)
    #expect(abs(HandKind.hour.turn(at: time) - (3.5 + 0.25 / 60) / 12) < 1e-9)
    #expect(abs(HandKind.minute.turn(at: time) - 30.25 / 60) < 1e-9)
    #expect(HandKind.second.turn(at: time) == 0.25)
  }

  @Test func `A time of day wraps around at midnight`() {
    #expect(TimeOfDay(hour: 23, minute: 50).advanced(by: 1200).digits == "00:10")
    #expect(TimeOfDay(hour: 0, minute: 5).advanced(by: -600).digits == "23:55")
  }

  @Test func `The length of a hand is a fraction of the radius`() {
    let rect = CGRect(x: 0, y: 0, width: 200, height: 200)
    let path = Hand(length: 0.5, width: 6).path(in: rect)
    #expect(path.boundingRect == CGRect(x: 97, y: 50, width: 6, height: 62))
    #expect(path.contains(CGPoint(x: 100, y: 60)))
    #expect(!path.contains(CGPoint(x: 100, y: 40)))
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

  @Test func `A later time moves the hands, but not the numbers`() throws {
    let before = try numbers()
    let bodies = host.bodies { host.tap("Later") }
    #expect(try numbers() == before)
    #expect(host.texts.contains("10:19"))
    #expect(bodies.contains("Hands"))
    #expect(!bodies.contains("Dial"))
  }

  @Test func `Cities stand side by side, and a clock stays square on a narrow screen`() throws {
    let (lisbon, tokyo) = try (
      #require(host.frame(of: "Lisbon")), #require(host.frame(of: "Tokyo"))
    )
    #expect(lisbon.minY == tokyo.minY)
    #expect(tokyo.minX == lisbon.maxX + 24)
    host.size = CGSize(width: 200, height: 560)
    #expect(host.frame(of: "10:09").map { $0.width == 168 && $0.height == 168 } == true)
  }

  /// The numbers of the dial, with their places in it.
  private func numbers() throws -> [String: CGRect] {
    let canvas = try #require(host.elements(of: .canvas).first?.detail(CanvasDetail.self))
    var numbers: [String: CGRect] = [:]
    for command in canvas.commands {
      if case .text(let text, _, _, let frame) = command.drawing { numbers[text] = frame }
    }
    return numbers
  }
}

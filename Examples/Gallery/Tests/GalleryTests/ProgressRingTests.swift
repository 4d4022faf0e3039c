import Ambient
import AmbientTesting
import Foundation
import Testing

@testable import ProgressRing

@Suite("ProgressRing") @MainActor
struct ProgressRingTests {
  private let host = TestHost(size: CGSize(width: 320, height: 480)) { ProgressRingScreen() }

  @Test func `Rings are squares inside each other`() throws {
    let rings = try ["Move", "Exercise", "Stand"].map { name in
      try #require(host.elements(with: .accessibilityLabel, name).first.flatMap(host.frame))
    }
    for ring in rings { #expect(ring.width == ring.height) }
    for (outer, inner) in zip(rings, rings.dropFirst()) {
      #expect(inner.minX == outer.minX + 20)
      #expect(inner.midY == outer.midY)
    }
  }

  @Test func `The number in the middle is the average progress`() {
    #expect(host.texts.contains("75%"))
    host.increment("Stand")
    #expect(host.texts.contains("83%"))
    #expect(host.texts.contains("9 of 12 h"))
  }

  @Test func `A change of a goal runs only its ring and its row`() {
    let bodies = host.bodies { host.increment("Stand") }
    #expect(bodies.filter { $0 == "GoalRing" }.count == 1)
    #expect(bodies.filter { $0 == "ActivityRow" }.count == 1)
    #expect(bodies.contains("CountingText"))
  }

  @Test func `A ring that exceeds its goal draws an additional end on top`() {
    func ends(_ fraction: Double) -> Int {
      let host = TestHost(size: CGSize(width: 100, height: 100)) {
        GoalRing(fraction: fraction, colors: [.red])
      }
      return host.elements(of: .shape).count
    }
    #expect(ends(0.5) == 2)
    #expect(ends(1) == 2)
    #expect(ends(1.2) == 3)
  }

  @Test func `The fraction of a ring is its animatable data`() {
    var ring = GoalRing(fraction: 0.2, colors: [.red])
    ring.animatableData = 0.6
    #expect(ring.fraction == 0.6)
    let host = TestHost { ring }
    #expect(host.elements(with: .accessibilityValue, "60 percent").count == 1)
  }

  @Test func `The text of a row stays on one line`() {
    #expect(host.frame(of: "300 of 400 kcal").map { $0.height < 16 } == true)
  }

  @Test func `A larger screen has larger rings`() throws {
    let before = try #require(ring("Move"))
    let bodies = host.bodies { host.size = CGSize(width: 480, height: 640) }
    #expect(bodies.filter { $0 == "GoalRing" || $0 == "ActivityRow" } == [])
    #expect(try #require(ring("Move")).width > before.width)
  }

  @Test func `The card shows the rings, and the week when it is turned over`() throws {
    #expect(host.find(nil, "Move", value: "75 percent").exists)
    #expect(host.findAll(nil, "Mon").isEmpty)
    let bodies = host.bodies { host.tap("Week") }
    #expect(bodies.filter { $0 == "RingStack" || $0 == "WeekBars" } == [])
    #expect(host.texts.contains("This Week"))
    #expect(host.findAll(nil, "Move", value: "75 percent").isEmpty)
    #expect(host.find(nil, "Mon").value == "60 percent")
    // The back is not mirrored.
    let (monday, sunday) = try (
      #require(host.frame(of: "Mon")), #require(host.frame(of: "Sun"))
    )
    #expect(monday.midX < sunday.midX)
    host.tap("Day")
    #expect(host.find(nil, "Move", value: "75 percent").exists)
  }

  @Test func `The card turns around its vertical axis and runs only its own body`() throws {
    let host = TestHost(size: CGSize(width: 320, height: 480), runsAnimations: true) {
      ProgressRingScreen()
    }
    func frame() throws -> CGRect {
      let ring = host.elements(with: .accessibilityLabel, "Move").first
      return try #require(ring.flatMap(host.frame))
    }
    let start = try frame()
    host.tap("Week")
    let bodies = host.bodies { host.advance(by: 0.2) }
    #expect(bodies == ["FlipCard<RingStack, WeekBars>"])
    let turned = try frame()
    #expect(turned.width < start.width - 10)
    #expect(abs(turned.midX - start.midX) < start.width / 4)
    #expect(host.findAll(nil, "Mon").isEmpty)
    host.advance(by: 0.2)
    #expect(!host.findAll(nil, "Mon").isEmpty)
    host.advance(by: 0.3)
    #expect(try frame().width == start.width)
  }

  @Test func `Bars of a week are as high as their fractions`() throws {
    let host = TestHost(size: CGSize(width: 280, height: 200)) { WeekBars(week: .example) }
    let bars = host.elements(of: .shape).compactMap { host.frame(of: $0) }
      .filter { $0.width == 12 }
    #expect(bars.count == 7)
    let highest = try #require(bars.map(\.height).max())
    for (bar, day) in zip(bars, Week.example.days) {
      #expect(abs(bar.height - highest * day.fraction) <= 1)
      #expect(abs(bar.maxY - bars[0].maxY) <= 1)
    }
  }

  private func ring(_ name: String) -> CGRect? {
    host.elements(with: .accessibilityLabel, name).first.flatMap(host.frame)
  }
}

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

  private func ring(_ name: String) -> CGRect? {
    host.elements(with: .accessibilityLabel, name).first.flatMap(host.frame)
  }
}

import Ambient
import AmbientTestSupport
import AmbientTesting
import Observation
import Testing

@testable import AmbientScreen

/// Tests rows of random lengths that have visual effects and scroll transitions.
///
/// A second host shows the same rows without effects. The test compares the frames in both hosts.
/// From the frames in the second host, it also computes the values of the effects.
@Suite("Random visual effects") @MainActor
struct RandomEffectTests {
  @Test(arguments: 1...40)
  func `Visual effects receive the frames of random rows and leave these frames unchanged`(
    seed: UInt64
  ) throws {
    var generator = SplitMix64(seed: seed)
    let strip = Strip((0..<14).map { _ in Strip.length(&generator) })
    strip.isRow = seed.isMultiple(of: 2)
    let size = CGSize(width: 200, height: 200)
    let host = TestHost(size: size) { StripView(strip: strip, hasEffects: true) }
    let plain = TestHost(size: size) { StripView(strip: strip, hasEffects: false) }
    for step in 0..<15 {
      if generator.isOnce(in: 4) {
        strip.lengths[Int.random(in: 0..<14, using: &generator)] = Strip.length(&generator)
      } else {
        let distance = CGFloat(Int.random(in: -80...140, using: &generator))
        for host in [host, plain] {
          host.scroll(
            by: CGSize(width: strip.isRow ? distance : 0, height: strip.isRow ? 0 : distance)
          )
        }
      }
      host.settle()
      plain.settle()
      guard try check(host, plain, strip, "seed \(seed), step \(step)") else { return }
    }
  }

  /// Compares the frames of all rows in the two hosts, and checks the values of the effects.
  ///
  /// - Parameters:
  ///   - host: The host with effects.
  ///   - plain: The host without effects.
  ///   - strip: The rows in both hosts.
  ///   - name: The name of the step, for messages.
  /// - Returns: Whether all values of the effects are as expected.
  /// - Throws: An error if a row or its effects are missing.
  private func check(
    _ host: TestHost,
    _ plain: TestHost,
    _ strip: Strip,
    _ name: String
  ) throws -> Bool {
    let (screen, other) = (try #require(host.screen), try #require(plain.screen))
    let effects = host.elements(of: .visualEffect)
    try #require(effects.count == 2 * strip.lengths.count, "\(name)")
    for index in strip.lengths.indices {
      let row = "Row \(index)"
      let text = try #require(host.elements(of: .text).first { $0.text == row }?.parent)
      let twin = try #require(plain.elements(of: .text).first { $0.text == row }?.parent)
      let frame = try #require(other.nodes[twin.id].flatMap(other.exactFrame))
      let found = try #require(screen.nodes[text.id].flatMap(screen.exactFrame))
      #expect(RandomGeometryTests.areNear(found, frame), "\(row): \(found), not \(frame), \(name)")
      let start = strip.isRow ? frame.minX : frame.minY
      let end = strip.isRow ? frame.maxX : frame.maxY
      // The scroll view covers 0 to 200 points on the screen. `before` is the part of the row
      // before 0, and `after` is the part after 200. Both are fractions of the length of the row.
      let before = min(max(-start / (end - start), 0), 1)
      let after = min(max((end - 200) / (end - start), 0), 1)
      let around = sequence(first: text, next: \.parent).filter { $0.kind == .visualEffect }
      let values = around.compactMap { $0[.effects].map(Self.numbers) }
      // The inner effect is the scroll transition. It offsets the row by its phase, which is
      // `after` minus `before`. The outer effect is the visual effect. It offsets the row by two
      // numbers: the place and the length of the row.
      let expected = [[Double(after - before)], [Double(start), Double(end - start)]]
      let isSame =
        values.count == 2
        && zip(values, expected).allSatisfy { found, expected in
          found.count >= expected.count
            && zip(found, expected).allSatisfy { abs($0 - $1) < 0.001 }
        }
      #expect(isSame, "\(row): \(values), not \(expected), \(name)")
      guard isSame else { return false }
    }
    return true
  }

  /// Returns the numbers in the description of an effect.
  private static func numbers(_ text: String) -> [Double] {
    text.split { !($0.isNumber || "-.e".contains($0)) }.compactMap { Double($0) }
  }
}

/// The lengths of the rows, which are side by side (`isRow`) or below each other.
@Observable @MainActor
private final class Strip {
  var lengths: [CGFloat]
  var isRow = false

  init(_ lengths: [CGFloat]) { self.lengths = lengths }

  static func length(_ generator: inout SplitMix64) -> CGFloat {
    CGFloat(Int.random(in: 5...40, using: &generator) * 4)
  }
}

private struct StripView: View {
  let strip: Strip
  let hasEffects: Bool

  var body: some View {
    let layout =
      strip.isRow ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout(spacing: 4))
    ScrollView(strip.isRow ? .horizontal : .vertical) {
      layout {
        ForEach(strip.lengths.indices, id: \.self) { row(at: $0) }
      }
    }
  }

  @ViewBuilder private func row(at index: Int) -> some View {
    let length = strip.lengths[index]
    let isRow = strip.isRow
    let row = Text("Row \(index)")
      .frame(width: isRow ? length : nil, height: isRow ? nil : length)
    if hasEffects {
      row
        .scrollTransition(.interactive, axis: isRow ? .horizontal : .vertical) { content, phase in
          content.offset(x: phase.value)
        }
        .visualEffect { content, proxy in
          let frame = proxy.frame(in: .scrollView)
          return content.offset(
            x: isRow ? frame.minX : frame.minY,
            y: isRow ? frame.width : frame.height
          )
        }
    } else {
      row
    }
  }
}

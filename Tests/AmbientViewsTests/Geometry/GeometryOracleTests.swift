import Ambient
import AmbientTestSupport
import AmbientTesting
import Testing

/// Checks that a geometry reader runs exactly when a value that it has read changes.
@Suite @MainActor struct `Readers of random parts of the geometry` {
  /// The parts of the geometry that a reader can read, as text.
  private static let parts: [@Sendable (GeometryProxy) -> String] = [
    { $0.size.short },
    { "\($0.safeAreaInsets.top)" },
    { $0.frame(in: .global).short },
    { $0.frame(in: .local).short },
    { $0.frame(in: .named("outer")).short },
    { $0.frame(in: .named("inner")).short },
    { $0.frame(in: .scrollView).short },
    { $0.frame(in: .scrollView(axis: .horizontal)).short },
    { $0.bounds(of: .named("inner"))?.short ?? "none" },
    { $0.bounds(of: .scrollView(axis: .vertical))?.short ?? "none" },
  ]

  /// Returns an event with a random frame, random insets, and random coordinate spaces.
  private static func event(_ random: inout SplitMix64) -> GeometryEvent {
    func number(_ random: inout SplitMix64) -> CGFloat {
      CGFloat(Int.random(in: 0..<2, using: &random) * 10)
    }
    func space(_ name: String?, _ random: inout SplitMix64) -> GeometryEvent.Space {
      let axes: Axis.Set = random.isOnce(in: 2) ? .horizontal : .vertical
      return .init(name, x: number(&random), y: number(&random), axes: axes)
    }
    let frame = CGRect(
      x: number(&random),
      y: number(&random),
      width: number(&random),
      height: number(&random)
    )
    let insets = EdgeInsets(top: number(&random), leading: 0, bottom: 0, trailing: 0)
    var spaces: [GeometryEvent.Space] = []
    for name in [nil, #""inner""#, nil, #""outer""#] where !random.isOnce(in: 3) {
      spaces.append(space(name, &random))
    }
    return GeometryEvent(frame: frame, safeAreaInsets: insets, spaces: spaces)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `A geometry reader runs if and only if a part that it reads changes`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let read = Self.parts.filter { _ in random.isOnce(in: 3) }
    let host = TestHost {
      GeometryReader { proxy in Text(read.map { $0(proxy) }.joined(separator: " ")) }
      // The button sets `all` to the current values of the parts. The reads in its action are not
      // tracked, so this geometry reader has read nothing, and runs only once.
      GeometryReader { proxy in Button("All") { all = read.map { $0(proxy) } } }
    }
    var last: [String]?
    for _ in 0..<60 {
      let event = Self.event(&random)
      let readers = host.elements(of: .geometryReader)
      let runs = host.bodies {
        for reader in readers { host.viewTree.send(event, to: reader) }
      }
      host.tap("All")
      // Both geometry readers run after their first event. Later, only the first reader can run.
      let isFirst = last == nil
      let expected = isFirst ? 2 : last == all ? 0 : 1
      #expect(runs.count == expected, "\(event)")
      #expect(host.texts.first == all.joined(separator: " "))
      last = all
    }
  }
}

/// The values of the parts when the button was last pressed.
@MainActor private var all: [String] = []

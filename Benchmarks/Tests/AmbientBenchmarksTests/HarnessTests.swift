import Ambient
import AmbientScreen
import Foundation
import Testing

@testable import AmbientBenchmarks
@testable import BenchmarkHarness

@Suite @MainActor struct `The harness` {
  @Test func `The harness counts Swift's allocations`() {
    let labels = Timed { for _ in 0..<7 { blackHole(Label()) } }
    #expect(Counters(of: labels) { nil }.allocations == 7)
    #expect(Counters(of: Timed {}) { nil }.allocations == 0)
  }

  @Test func `The harness counts the work of an update`() {
    let stage = Stage { Stepping() }
    let counters = Counters(of: Timed { stage.press() }) { stage.tree }
    #expect(counters.bodies == 2)
    #expect(counters.nodesRun >= 2)
  }

  @Test func `The harness counts the work of a tree that the measured call creates`() {
    var tree: ViewTree?
    let mount = Timed(before: { tree = nil }, call: { tree = Mounting.mountedTree(200) })
    #expect(Counters(of: mount) { tree }.bodies == 201)
  }

  @Test func `The harness counts the work of a layout`() {
    let stage = ScreenStage(width: 320) { Text("1") }
    let resize = Timed { stage.screen.size.width += 8 }
    let counters = Counters(of: resize, screen: { stage.screen }, in: { stage.tree })
    #expect(counters.placed >= 1)
    #expect(Counters(of: Timed {}, screen: { stage.screen }, in: { stage.tree }).measured == 0)
  }

  @Test func `The harness reads counters that were saved before it counted layouts`() throws {
    var counters = Counters(of: Timed {}) { nil }
    counters.visited = 3
    let saved = Data(
      #"{"allocations":0,"bodies":0,"computed":0,"marked":0,"nodesRun":0,"visited":3}"#.utf8
    )
    #expect(try JSONDecoder().decode(Counters.self, from: saved) == counters)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(try encoder.encode(counters) == saved)
    counters.measured = 7
    let copy = try JSONDecoder().decode(Counters.self, from: encoder.encode(counters))
    #expect(copy == counters)
  }

  @Test func `The harness reports the counters that grew`() {
    var (before, now) = (Baseline(), Baseline())
    var counters = Counters(of: Timed {}) { nil }
    before.record("mount", 10, counters)
    counters.visited = 3
    now.record("mount", 10, counters)
    #expect(now.differences(from: before).grown == ["mount @ 10: visited 0 → 3"])
    #expect(before.differences(from: now).shrunk == ["mount @ 10: visited 3 → 0"])
    #expect(now.differences(from: Baseline()).unknown == ["mount @ 10"])
  }
}

private struct Stepping: View {
  @State private var step = 0

  var body: some View {
    Step(count: $step)
    TintLeaf().environment(\.tint, step)
  }
}

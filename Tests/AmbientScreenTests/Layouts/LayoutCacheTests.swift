import Ambient
import AmbientScreen
import AmbientTesting
import Testing

@Suite @MainActor struct `The cache of a layout that a program defines` {
  /// The screen is 200 points wide and 200 points high.
  private func host(@ViewBuilder _ content: () -> some View) -> TestHost {
    let content = content()
    return TestHost(size: CGSize(width: 200, height: 200)) { content }
  }

  @Test func `A layout updates its cache if its views change, but not if other views change`() {
    let log = CallLog()
    let host = host { Recorded(log: log) }
    #expect(log.take().first == "make")
    #expect(host.bodies { host.tap("Other") } == ["Recorded"])
    #expect(log.take() == [])
    #expect(host.bodies { host.tap("Grow") } == ["Recorded"])
    let calls = log.take()
    #expect(calls.first == "update")
    #expect(calls.count { $0 == "update" } == 1)
    #expect(calls.contains("size") && calls.contains("place"))
    host.size.width = 150
    let callsAfterResize = log.take()
    #expect(callsAfterResize.contains("size"))
    #expect(callsAfterResize.allSatisfy { $0 == "size" || $0 == "place" })
    #expect(host.frame(of: "longer")?.width == 48)
  }
}

/// Records the name of each function of a `Recording` layout when the function is called.
private final class CallLog {
  private var calls: [String] = []

  func add(_ call: String) { calls.append(call) }

  /// Returns the calls since the last call of this method.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A row that records the calls of its functions in a log.
private struct Recording: Layout {
  let log: CallLog

  func makeCache(subviews: Subviews) -> Int {
    log.add("make")
    return 0
  }

  func updateCache(_ cache: inout Int, subviews: Subviews) { log.add("update") }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
    log.add("size")
    return subviews.reduce(CGSize(width: 0, height: 16)) { size, subview in
      let width = size.width + subview.sizeThatFits(.unspecified).width
      return CGSize(width: width, height: size.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Int
  ) {
    log.add("place")
    var corner = bounds.origin
    for subview in subviews {
      subview.place(at: corner, proposal: .unspecified)
      corner.x += subview.sizeThatFits(.unspecified).width
    }
  }
}

/// A `Recording` row, a button that changes a text in the row, and a button that changes a text
/// above the row.
private struct Recorded: View {
  let log: CallLog
  @State private var text = "text"
  @State private var other = 0

  var body: some View {
    VStack(spacing: 0) {
      Button("Grow") { text = "longer" }
      Button("Other") { other += 1 }
      Text("other \(other)")
      Recording(log: log) {
        Text(text)
        Text("next")
      }
    }
  }
}

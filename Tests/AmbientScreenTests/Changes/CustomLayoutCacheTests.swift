import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

/// A row that records the calls of `makeCache` and `updateCache`, each with the number of subviews.
///
/// The cache is the number of its updates so far. The record of an update ends with this number.
/// Each subview is 10 points wide. The row is `gap` points wider than all subviews together.
private struct Counting: Layout {
  var gap: CGFloat
  var calls: Calls

  final class Calls {
    var names: [String] = []
  }

  func makeCache(subviews: Subviews) -> Int {
    calls.names.append("make \(subviews.count)")
    return 0
  }

  func updateCache(_ cache: inout Int, subviews: Subviews) {
    cache += 1
    calls.names.append("update \(subviews.count), \(cache)")
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Int
  ) -> CGSize {
    CGSize(width: 10 * CGFloat(subviews.count) + gap, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Int
  ) {
    for (index, view) in subviews.enumerated() {
      let point = CGPoint(x: bounds.minX + 10 * CGFloat(index), y: bounds.minY)
      view.place(at: point, proposal: ProposedViewSize(width: 10, height: 10))
    }
  }
}

@Suite("The cache of a custom layout") @MainActor
struct CustomLayoutCacheTests {
  /// A `Counting` row, in an `AnyLayout` if `isErased` is true, with buttons that change the row.
  private struct Content: View {
    var calls: Counting.Calls
    var isErased = false
    @State private var gap: CGFloat = 0
    @State private var count = 1

    var body: some View {
      Button("Widen") { gap += 5 }
      Button("Add") { count += 1 }
      let layout = Counting(gap: gap, calls: calls)
      if isErased {
        AnyLayout(layout) { views }.accessibilityIdentifier("layout")
      } else {
        layout { views }.accessibilityIdentifier("layout")
      }
    }

    private var views: some View { ForEach(0..<count, id: \.self) { _ in Color.red } }
  }

  @Test(arguments: [false, true])
  func `A layout updates its cache when its subviews or its properties change`(isErased: Bool) {
    let calls = Counting.Calls()
    let host = TestHost(size: CGSize(width: 200, height: 200)) {
      Content(calls: calls, isErased: isErased)
    }
    #expect(calls.names == ["make 1"])
    host.tap("Add")
    #expect(calls.names == ["make 1", "update 2, 1"])
    host.tap("Widen")
    #expect(calls.names == ["make 1", "update 2, 1", "update 2, 2"])
    // The row has two subviews of 10 points, and a gap of 5 points.
    #expect(host.frame(of: "layout")?.width == 25)
  }
}

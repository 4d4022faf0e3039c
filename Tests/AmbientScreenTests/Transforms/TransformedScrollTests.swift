import Ambient
import AmbientScreen
import AmbientTesting
import Testing

/// A scroll view with 100 rows that are 20 points high and drawn half as high.
///
/// Each row shows its number and the y coordinate at which it is drawn in the scroll view.
private struct HalfRows: View {
  var isLazy = false
  var row = 50

  var body: some View {
    ScrollViewReader { proxy in
      Button("Jump") { proxy.scrollTo(row, anchor: .top) }
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 0) { rows }.scaleEffect(0.5, anchor: .top)
        } else {
          VStack(spacing: 0) { rows }.scaleEffect(0.5, anchor: .top)
        }
      }
      .frame(width: 100, height: 100)
    }
  }

  private var rows: some View {
    ForEach(0..<100, id: \.self) { index in
      GeometryReader { proxy in
        Text("\(index) at \(Int(proxy.frame(in: .scrollView).minY.rounded()))")
      }
      .frame(width: 100, height: 20)
    }
  }
}

@Suite @MainActor struct `A scroll view with transformed views` {
  private let screen = CGSize(width: 200, height: 200)

  @Test func `scrollTo goes to the place where a scaled row is drawn`() {
    let host = TestHost(size: screen) { HalfRows() }
    #expect(host.texts.contains("50 at 500"))
    host.tap("Jump")
    #expect(host.scrollOffset()?.y == 500)
    #expect(host.texts.contains("50 at 0"))
  }

  @Test func `scrollTo goes to the place of a scaled row that is not in the tree yet`() {
    let host = TestHost(size: screen) { HalfRows(isLazy: true) }
    #expect(!host.texts.contains { $0.hasPrefix("50 ") })
    host.tap("Jump")
    #expect(host.scrollOffset()?.y == 500)
    #expect(host.texts.contains("50 at 0"))
  }

  @Test func `scrollTo goes to the place of a view in nested transforms`() {
    let host = TestHost(size: screen) {
      ScrollViewReader { proxy in
        Button("Jump") { proxy.scrollTo("box", anchor: .top) }
        ScrollView {
          Color.red.frame(width: 100, height: 20).id("box")
            .rotationEffect(.degrees(45)).rotationEffect(.degrees(45))
            .padding(.top, 400)
            .scaleEffect(0.5, anchor: .top)
          Color.clear.frame(height: 400)
        }
        .frame(width: 100, height: 100)
      }
    }
    host.tap("Jump")
    // The middle of the box is at y = 410. Together, the rotations make the box upright and 100
    // points high, so its top edge is at y = 360. The scale halves this distance.
    #expect(host.scrollOffset().map { abs($0.y - 180) < 1e-6 } == true)
  }
}

import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Layout values and alignment guides` {
  private struct Weight: LayoutValueKey { static let defaultValue = 1.0 }

  private struct Rank: LayoutValueKey { static let defaultValue = 0 }

  private struct Screen: View {
    @State private var weight = 2.0
    @State private var note = "first"

    var body: some View {
      Text("a").layoutValue(key: Weight.self, value: weight)
      Text(note)
      Button("Gain") { weight += 1 }
      Button("Note") { note = "second" }
    }
  }

  private enum IconCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] }
  }

  @Test func `A layout value and an alignment guide become elements around the view`() {
    let host = TestHost {
      Text("a").layoutValue(key: Weight.self, value: 2)
      Text("b").alignmentGuide(.leading) { $0.width }.alignmentGuide(.firstTextBaseline) { _ in 3 }
      Text("c").alignmentGuide(VerticalAlignment(IconCenter.self)) { $0[.bottom] }
    }
    #expect(
      host.tree == """
        LayoutValue key=Weight
          Text "a"
        AlignmentGuide guide=firstTextBaseline
          AlignmentGuide guide=leading
            Text "b"
        AlignmentGuide guide=IconCenter
          Text "c"
        """
    )
  }

  @Test func `A layout value is found only by its own key`() throws {
    let host = TestHost { Text("a").layoutValue(key: Weight.self, value: 2) }
    let detail = try #require(host.elements[0].detail(LayoutValueDetail.self))
    #expect(detail.value(for: Weight.self) == 2)
    #expect(detail.value(for: Rank.self) == nil)
  }

  @Test func `A layout value on a group applies to each subview of the group`() {
    let host = TestHost {
      Group(
        subviews: Group {
          Text("a")
          Text("b")
        }
        .layoutValue(key: Weight.self, value: 2)
        .safeAreaInset(edge: .top) {}
      ) { subviews in
        ForEach(subviews) { $0 }
      }
    }
    #expect(
      host.tree == """
        SafeAreaInset edge=top
          LayoutValue key=Weight
            Text "a"
          Layer
        SafeAreaInset edge=top
          LayoutValue key=Weight
            Text "b"
          Layer
        """
    )
    let values = host.elements(of: .layoutValue)
      .map { $0.detail(LayoutValueDetail.self)?.value(for: Weight.self) }
    #expect(values == [2, 2])
  }

  @Test func `The element of a layout value updates only when the value changes`() {
    let host = TestHost { Screen() }
    #expect(host.changes { host.tap("Note") }.map(\.description) == [#"updated "second""#])
    #expect(host.changes { host.tap("Gain") }.map(\.description) == [#"updated "LayoutValue""#])
    #expect(host.elements[0].detail(LayoutValueDetail.self)?.value(for: Weight.self) == 3)
  }
}

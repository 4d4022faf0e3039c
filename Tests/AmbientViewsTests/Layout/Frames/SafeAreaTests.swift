import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `The safe area` {
  private struct Screen: View {
    @State private var page = 1

    var body: some View {
      Page().safeAreaInset(edge: .bottom) {
        Button("Next \(page)") { page += 1 }
      }
    }
  }

  private struct Page: View {
    var body: some View { Text("page") }
  }

  @Test
  func `A safe area inset puts its views in a layer, which follows the content in the tree`() {
    let host = TestHost {
      Text("a").safeAreaInset(edge: .top) { Text("above") }
      Text("b").safeAreaInset(edge: .trailing, alignment: .bottom, spacing: 4) {
        Text("beside")
        Text("too")
      }
      Text("c").safeAreaBar(edge: .bottom, alignment: .leading) { Text("bar") }
      Text("d").safeAreaBar(edge: .leading, spacing: 0) { Text("bar") }
    }
    #expect(
      host.tree == """
        SafeAreaInset edge=top
          Text "a"
          Layer
            Text "above"
        SafeAreaInset edge=trailing spacing=4
          Text "b"
          Layer alignment=bottom
            Text "beside"
            Text "too"
        SafeAreaInset edge=bottom isBar=true
          Text "c"
          Layer alignment=leading
            Text "bar"
        SafeAreaInset edge=leading isBar=true spacing=0
          Text "d"
          Layer
            Text "bar"
        """
    )
  }

  @Test func `A change in a safe area inset does not run the body of the content`() {
    let host = TestHost { Screen() }
    host.takeBodies()
    #expect(host.bodies { host.tap("Next 1") } == ["Screen"])
    #expect(host.texts == ["page", "Next 2"])
  }

  @Test func `Safe area padding and scene padding become elements around the view`() {
    let host = TestHost {
      Text("a").safeAreaPadding()
      Text("b").safeAreaPadding(.horizontal)
      Text("c").safeAreaPadding([.top, .bottom], 8)
      Text("d").safeAreaPadding(2)
      Text("e").safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      Text("f").scenePadding().scenePadding(.navigationBar, edges: .leading)
    }
    #expect(
      host.tree == """
        SafeAreaPadding
          Text "a"
        SafeAreaPadding edges=leading trailing
          Text "b"
        SafeAreaPadding bottom=8 top=8
          Text "c"
        SafeAreaPadding bottom=2 leading=2 top=2 trailing=2
          Text "d"
        SafeAreaPadding bottom=3 leading=2 top=1 trailing=4
          Text "e"
        ScenePadding edges=leading role=navigationBar
          ScenePadding
            Text "f"
        """
    )
  }

  @Test func `A background style extends beyond the safe area only at the given edges`() {
    let host = TestHost {
      Text("a").background(.red, ignoresSafeAreaEdges: .top)
      Text("b").background(.red, ignoresSafeAreaEdges: [])
      Text("c").background()
      Text("d").background(ignoresSafeAreaEdges: .horizontal)
      Text("e").overlay(.blue, ignoresSafeAreaEdges: .all)
      Text("f").ignoresSafeArea(.keyboard, edges: .bottom)
    }
    #expect(
      host.tree == """
        Background edges=top style=red
          Text "a"
        Background edges= style=red
          Text "b"
        Background style=background
          Text "c"
        Background edges=leading trailing style=background
          Text "d"
        Overlay style=blue
          Text "e"
        IgnoresSafeArea edges=bottom regions=keyboard
          Text "f"
        """
    )
  }
}

@Suite struct `Sets of edges` {
  @Test func `A set of edges has one bit for each edge`() {
    #expect(VerticalEdge.Set.all == [.top, .bottom])
    #expect(HorizontalEdge.Set.all == [.leading, .trailing])
    for edge in VerticalEdge.allCases {
      #expect(VerticalEdge.Set(edge).rawValue == 1 << edge.rawValue)
    }
    for edge in HorizontalEdge.allCases {
      #expect(HorizontalEdge.Set(edge).rawValue == 1 << edge.rawValue)
    }
    #expect(!VerticalEdge.Set.top.contains(.bottom))
    #expect(!HorizontalEdge.Set.leading.contains(.trailing))
  }
}

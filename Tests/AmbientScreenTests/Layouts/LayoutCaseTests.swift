import Ambient
import AmbientScreen
import AmbientTesting
import Testing

/// On the screen of these tests, each character of a text is 8 points wide and 16 points high.
@Suite @MainActor struct `The layout of a screen` {
  /// Shows a view on a screen of 200 x 200 points, and returns the frame of a named element.
  private func frame(of name: String = "view", _ view: some View) -> CGRect? {
    TestHost(size: CGSize(width: 200, height: 200)) { view }.frame(of: name)
  }

  private var color: some View { Color.red.accessibilityIdentifier("view") }

  @Test func `In a scroll view, a frame proposes its minimum length to the framed view`() {
    let stack = ScrollView { color.frame(minHeight: 100) }
    #expect(frame(stack)?.size == CGSize(width: 200, height: 100))
    let row = ScrollView(.horizontal) { color.frame(minWidth: 300) }
    #expect(frame(row)?.size == CGSize(width: 300, height: 200))
    let text = ScrollView(.horizontal) { Text("view").frame(minWidth: 100, alignment: .trailing) }
    // The text is 32 points wide, at the right edge of a frame of 100 points.
    #expect(frame(text)?.minX == 68)
  }

  @Test func `A spacer grows if the content of a scroll view has a minimum height`() {
    let view = ScrollView {
      VStack(spacing: 0) {
        Text("top")
        Spacer()
        Text("bottom")
      }
      .frame(minHeight: 200)
    }
    #expect(frame(of: "top", view)?.minY == 0)
    #expect(frame(of: "bottom", view)?.maxY == 200)
  }

  @Test func `In a scroll view, a frame with an infinite maximum is as long as the framed view`() {
    let column = ScrollView { Text("view").frame(maxWidth: .infinity, maxHeight: .infinity) }
    #expect(frame(column) == CGRect(x: 84, y: 0, width: 32, height: 16))
    let row = ScrollView(.horizontal) {
      Text("view").frame(minWidth: 0, maxWidth: .infinity, maxHeight: .infinity)
    }
    #expect(frame(row) == CGRect(x: 0, y: 92, width: 32, height: 16))
  }

  @Test func `An aspect ratio determines the length that is not proposed`() {
    let column = ScrollView { color.aspectRatio(2, contentMode: .fit) }
    #expect(frame(column)?.size == CGSize(width: 200, height: 100))
    let both = ScrollView([.horizontal, .vertical]) { color.aspectRatio(2, contentMode: .fit) }
    // Neither length is proposed. A color then has a size of 10 x 10 points. The largest size with
    // a ratio of 2 that fits into it is 10 x 5 points.
    #expect(frame(both)?.size == CGSize(width: 10, height: 5))
  }

  @Test func `A fixed size takes precedence over a layout priority`() {
    let view = HStack(spacing: 0) {
      Text("aaaaaaaaaaaaaaa").lineLimit(1).layoutPriority(1)
      Text("bbbbbbbbbbbbbbb").lineLimit(1).fixedSize()
    }
    // Each text has 15 characters: 120 points. The text with the fixed size leaves 80 points.
    #expect(frame(of: "aaaaaaaaaaaaaaa", view)?.width == 80)
    #expect(frame(of: "bbbbbbbbbbbbbbb", view)?.width == 120)
  }

  @Test func `A view with a layout priority leaves other views their minimum width`() {
    let view = HStack(spacing: 0) {
      color.frame(minWidth: 50)
      Color.blue.layoutPriority(1)
    }
    #expect(frame(view)?.width == 50)
  }

  @Test func `ViewThatFits shows a lazy stack only if all of its rows fit`() {
    func view(count: Int) -> some View {
      ViewThatFits(in: .vertical) {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { Text("\($0)").frame(height: 40) }
        }
        Text("short")
      }
    }
    #expect(frame(of: "0", view(count: 4))?.midY == 40)
    #expect(frame(of: "short", view(count: 4)) == nil)
    #expect(frame(of: "0", view(count: 40)) == nil)
    #expect(frame(of: "short", view(count: 40))?.midY == 100)
  }

  @Test func `A cell that spans more columns than other rows have does not widen their columns`() {
    let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Text("a").frame(width: 20, height: 10)
        Text("b").frame(width: 30, height: 10)
      }
      GridRow { color.frame(width: 80, height: 10).gridCellColumns(5) }
    }
    // The cell spans the columns of "a" and "b" and three further columns. The cell is 30 points
    // wider than the first two columns together. The three further columns share these 30 points,
    // so the columns of "a" and "b" keep their widths of 20 and 30 points.
    #expect(frame(view) == CGRect(x: 60, y: 100, width: 80, height: 10))
    #expect(frame(of: "a", view)?.midX == 70)
    #expect(frame(of: "b", view)?.midX == 95)
  }

  @Test func `A divider with horizontal gridCellUnsizedAxes does not widen its grid`() {
    let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Text("a").frame(width: 20, height: 10)
        Text("b").frame(width: 30, height: 10)
      }
      Divider().gridCellUnsizedAxes(.horizontal).accessibilityIdentifier("view")
    }
    #expect(frame(view)?.width == 50)
  }

  @Test func `A geometry reader without a frame is ten points high in a lazy vertical stack`() {
    func view(height: CGFloat?) -> some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          GeometryReader { proxy in
            color.frame(width: proxy.size.width / 2, height: proxy.size.height)
          }
          .frame(height: height)
          Text("next")
        }
      }
    }
    #expect(frame(view(height: nil))?.size == CGSize(width: 100, height: 10))
    #expect(frame(of: "next", view(height: nil))?.minY == 10)
    #expect(frame(view(height: 60))?.size == CGSize(width: 100, height: 60))
    #expect(frame(of: "next", view(height: 60))?.minY == 60)
  }

  @Test func `Alignment guides that share variables are computed in the order of the views`() {
    /// Texts in lines that are as wide as the view.
    ///
    /// The guides of each text move the text to its place in the lines. `x` and `y` are the place
    /// of the next text. The guides read and change these variables, so a wrong order gives wrong
    /// places.
    struct Chips: View {
      let names = ["aaaa", "bbbb", "cccc", "dddd", "eeee", "ffff"]

      var body: some View {
        GeometryReader { proxy in lines(width: proxy.size.width) }
      }

      private func lines(width: CGFloat) -> some View {
        var x: CGFloat = 0
        var y: CGFloat = 0
        return ZStack(alignment: .topLeading) {
          ForEach(names, id: \.self) { name in
            Text(name)
              .alignmentGuide(.leading) { size in
                if x + size.width > width {
                  x = 0
                  y += size.height
                }
                defer { x = name == names.last ? 0 : x + size.width }
                return -x
              }
              .alignmentGuide(.top) { _ in
                defer { if name == names.last { y = 0 } }
                return -y
              }
              .padding(0)
          }
        }
      }
    }
    let host = TestHost(size: CGSize(width: 70, height: 100)) { Chips() }
    #expect(host.frame(of: "bbbb")?.origin == CGPoint(x: 32, y: 0))
    #expect(host.frame(of: "cccc")?.origin == CGPoint(x: 0, y: 16))
    #expect(host.frame(of: "ffff")?.origin == CGPoint(x: 32, y: 32))
    // Each text is 32 points wide and 16 points high. In each width, `columns` texts fit in a line.
    for (columns, width) in [(3, 100), (1, 40), (5, 170), (2, 64)] {
      host.size.width = CGFloat(width)
      for (index, name) in Chips().names.enumerated() {
        let origin = CGPoint(x: index % columns * 32, y: index / columns * 16)
        #expect(host.frame(of: name)?.origin == origin)
      }
    }
  }

  @Test func `An alignment guide of an overlay moves only the overlay`() {
    let view = Color.blue.frame(width: 100, height: 100).overlay(alignment: .topTrailing) {
      Text("view")
        .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
        .alignmentGuide(.top) { $0[VerticalAlignment.center] }
    }
    // The center of the text is at the upper right corner of the color: (150, 50).
    #expect(frame(view) == CGRect(x: 134, y: 42, width: 32, height: 16))
  }

  @Test func `An overlay follows a guide of its base, and a stack ignores guides of backgrounds`() {
    let view = Text("base").alignmentGuide(.bottom) { _ in 5 }
      .overlay(alignment: .bottom) { Text("view") }
    // The base covers 92 to 108 points, and its guide is 5 points below its top edge. The bottom
    // edge of the overlay is at this guide.
    #expect(frame(view)?.maxY == 97)
    let row = HStack(alignment: .top, spacing: 0) {
      Text("view").background { Color.red.alignmentGuide(.top) { _ in 50 } }
      Text("other").alignmentGuide(.top) { _ in 10 }.padding(3).background(.red)
    }
    // The guide of "other" is 10 points below its top edge. The stack puts the top edge of "view"
    // there. The guide of 50 points, which the background of "view" sets, does not count.
    #expect(frame(row)?.minY == 99)
    #expect(frame(of: "other", row)?.minY == 89)
  }
}

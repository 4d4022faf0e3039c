import Ambient
import AmbientScreen
import AmbientTesting
import Testing

/// Tests what each requirement of `Layout` does in a layout that a program defines itself.
///
/// The screen is 200 points wide and 200 points high. Each line of a text is 16 points high, and
/// the baseline of a line is 12 points below the top of the line. By default, views are 8 points
/// apart. The tested stack or layout is centered on the screen.
@Suite("A layout that a program defines") @MainActor
struct ClientLayoutTests {
  private func host(@ViewBuilder _ content: () -> some View) -> TestHost {
    let content = content()
    return TestHost(size: CGSize(width: 200, height: 200)) { content }
  }

  private func box(_ name: String) -> some View {
    Color.red.frame(width: 10, height: 10).accessibilityIdentifier(name)
  }

  /// Returns the y-coordinate of the top edge of each named view.
  private func tops(_ host: TestHost, _ names: String...) -> [CGFloat?] {
    names.map { host.frame(of: $0)?.minY }
  }

  @Test func `The spacing of a layout decides its distance from the views around it`() {
    func column(_ layout: some Layout) -> TestHost {
      host {
        VStack {
          Text("a")
          AnyLayout(layout) { box("view") }
          Text("b")
        }
      }
    }
    // The column has a text of 16 points, a box of 10 points, and a text of 16 points. With two
    // distances of 8 points, the column is 58 points high. Its top is at 71 points.
    #expect(tops(column(Spaced { $0[0].spacing }), "a", "view", "b") == [71, 95, 113])
    // Without the distances, the column is 42 points high.
    #expect(tops(column(Spaced { _ in .zero }), "a", "view", "b") == [79, 95, 105])
    // With only the distance below the box, the column is 50 points high.
    let open = Spaced { _ in ViewSpacing.zero.union(ViewSpacing(), edges: .bottom) }
    #expect(tops(column(open), "a", "view", "b") == [75, 91, 109])
  }

  @Test func `A layout can use the spacing of its views to compute the distances between them`() {
    let touching = Spaced { _ in .zero }
    let host = host {
      Indented(usesSpacing: true) {
        box("a")
        box("b")
        touching { box("c") }
        box("d")
      }
    }
    // Each view is 10 points high. The first two views are 8 points apart. The layout around "c"
    // has no spacing, so that "b", "c" and "d" touch. The column is 48 points high.
    #expect(tops(host, "a", "b", "c", "d") == [76, 94, 104, 114])
  }

  @Test func `A layout sets guides on both axes`() {
    let column = host {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 20, height: 10).accessibilityIdentifier("above")
        Marked { Color.red }.accessibilityIdentifier("marked")
      }
    }
    // The leading guide of the layout is 10 points to the right of its left edge. The left edge of
    // the color "above" is at this guide.
    #expect(column.frame(of: "above") == CGRect(x: 90, y: 75, width: 20, height: 10))
    #expect(column.frame(of: "marked") == CGRect(x: 80, y: 85, width: 40, height: 40))
    func row(_ alignment: VerticalAlignment) -> TestHost {
      host {
        HStack(alignment: alignment, spacing: 0) {
          Text("a")
          Marked { Color.red }.accessibilityIdentifier("marked")
        }
      }
    }
    // The guide of the layout is at 80 + 30 points, which is the baseline of the text: 98 + 12.
    #expect(tops(row(.firstTextBaseline), "a", "marked") == [98, 80])
    // The guide of the layout is at 80 + 4 points, which is the top of the text.
    #expect(tops(row(.top), "a", "marked") == [84, 80])
    // The layout sets no guide for the bottom. The bottom edges of both views are at 120 points.
    #expect(tops(row(.bottom), "a", "marked") == [104, 80])
  }

  @Test func `The guide of a layout moves with the modifiers and containers around the layout`() {
    let padded = host {
      HStack(alignment: .top, spacing: 0) {
        Text("a")
        Marked { Color.red }.accessibilityIdentifier("marked").padding(5)
      }
    }
    // The padded layout covers 75 to 125 points. The top guide of the layout is now 9 points below
    // the padded top: 5 points of padding and 4 points inside the layout.
    #expect(tops(padded, "a", "marked") == [84, 80])
    let nested = host {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a")
        VStack(spacing: 0) {
          box("b")
          Marked { Color.red }.accessibilityIdentifier("marked")
        }
      }
    }
    // The column covers 75 to 125 points. Its baseline is the guide of the layout, at 85 + 30
    // points. The baseline of the text is there too: 103 + 12.
    #expect(tops(nested, "a", "b", "marked") == [103, 75, 85])
  }

  @Test func `A layout that sets no guides has the guides of its views`() {
    let host = host {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a")
        Indented {
          box("b")
          Text("c")
        }
      }
    }
    // The column has a box of 10 points and a text of 16 points. The baseline of the column is the
    // baseline of its text "c", so both texts have the same top.
    #expect(tops(host, "a", "b", "c") == [97, 87, 97])
  }

  @Test func `A divider and a spacer adapt to the stack orientation of a layout`() {
    func sizes(_ layout: some Layout) -> [CGSize?] {
      let host = host {
        AnyLayout(layout) {
          Divider().accessibilityIdentifier("divider")
          Spacer(minLength: 7).accessibilityIdentifier("spacer")
        }
      }
      return ["divider", "spacer"].map { host.frame(of: $0)?.size }
    }
    // The layout proposes 60 x 40 points. A divider is 1 point thick. Along the stack, a spacer
    // takes the proposed length. Across the stack, its length is 0. If the layout has no
    // orientation, the spacer expands in both directions.
    let column = [CGSize(width: 60, height: 1), CGSize(width: 0, height: 40)]
    #expect(sizes(Oriented<Vertical>()) == column)
    let row = [CGSize(width: 1, height: 40), CGSize(width: 60, height: 0)]
    #expect(sizes(Oriented<Horizontal>()) == row)
    let other = [CGSize(width: 60, height: 1), CGSize(width: 60, height: 40)]
    #expect(sizes(Oriented<NoAxis>()) == other)
  }

  @Test func `A layout reads the values of its views through the modifiers around them`() {
    let host = host {
      Indented {
        box("a").layoutValue(key: Indent.self, value: 30).padding(2)
        box("b")
        Group {
          box("c")
          box("d")
        }
        .layoutValue(key: Indent.self, value: 20)
      }
    }
    // The left edge of the column is at 50 points. Each view is moved to the right by its indent,
    // and "a" is also moved by its padding. The column is 44 points high, so its top edge is at 78
    // points.
    let origins = ["a", "b", "c", "d"].map { host.frame(of: $0)?.origin }
    #expect(
      origins == [
        CGPoint(x: 82, y: 80), CGPoint(x: 50, y: 92), CGPoint(x: 70, y: 102),
        CGPoint(x: 70, y: 112),
      ]
    )
  }

  @Test func `A new layout value moves its view, and runs only the body that sets it`() throws {
    let host = host {
      IndentButton()
      Text("last")
    }
    let before = try #require(host.frame(of: "first"))
    #expect(host.bodies { host.tap("Indent") } == ["IndentButton"])
    #expect(host.frame(of: "first") == before.offsetBy(dx: 15, dy: 0))
    let counters = try #require(host.screen?.counters)
    // A second tap sets the same value.
    host.tap("Indent")
    #expect(host.screen?.counters == counters)
  }
}

/// A layout with the same size and place as its only view, and with a spacing that a test chooses.
private struct Spaced: Layout {
  let chosen: (Subviews) -> ViewSpacing

  init(_ chosen: @escaping (Subviews) -> ViewSpacing) { self.chosen = chosen }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { chosen(subviews) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

/// A layout of 40 x 40 points that sets three guides.
///
/// The leading guide is 10 points from the leading edge. The top guide is 4 points below the top
/// edge, and the guide of the first baseline is 30 points below the top edge.
private struct Marked: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 40, height: 40)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? {
    guide == .leading ? bounds.minX + 10 : nil
  }

  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? {
    switch guide {
    case .top: bounds.minY + 4
    case .firstTextBaseline: bounds.minY + 30
    default: nil
    }
  }
}

private struct Indent: LayoutValueKey { static let defaultValue: CGFloat = 0 }

/// A column that is 100 points wide, and moves each view toward the trailing edge by the view's
/// `Indent`.
private struct Indented: Layout {
  var usesSpacing = false

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 100, height: positions(subviews).last ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for (subview, top) in zip(subviews, positions(subviews)) {
      let corner = CGPoint(x: bounds.minX + subview[Indent.self], y: bounds.minY + top)
      subview.place(at: corner, proposal: .unspecified)
    }
  }

  /// Returns how far the top of each view is below the top of the column.
  ///
  /// The last number is the height of the column.
  private func positions(_ subviews: Subviews) -> [CGFloat] {
    var positions: [CGFloat] = [0]
    for (index, subview) in subviews.enumerated() {
      let next = index + 1 < subviews.count ? subviews[index + 1] : nil
      let distance = next.map { subview.spacing.distance(to: $0.spacing, along: .vertical) } ?? 0
      let bottom = positions[index] + subview.sizeThatFits(.unspecified).height
      positions.append(bottom + (usesSpacing ? distance : 0))
    }
    return positions
  }
}

/// A stack orientation, as a type: the generic argument of `Oriented`.
private protocol Direction { static var axis: Axis? { get } }
private enum Vertical: Direction { static let axis: Axis? = .vertical }
private enum Horizontal: Direction { static let axis: Axis? = .horizontal }
private enum NoAxis: Direction { static let axis: Axis? = nil }

/// A layout that proposes 60 x 40 points to each view, and has the stack orientation `D.axis`.
private struct Oriented<D: Direction>: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = D.axis
    return properties
  }

  private let offer = CGSize(width: 60, height: 40)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    offer
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(offer))
    }
  }
}

private struct IndentButton: View {
  @State private var indent: CGFloat = 0

  var body: some View {
    Button("Indent") { indent = 15 }
    Indented { Text("first").layoutValue(key: Indent.self, value: indent) }
  }
}

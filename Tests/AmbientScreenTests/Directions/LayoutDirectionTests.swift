import Ambient
import AmbientTesting
import Foundation
import Testing

@testable import AmbientScreen

/// A view whose left-to-right frames are compared with its right-to-left frames.
struct DirectionCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let view: @MainActor @Sendable () -> AnyView

  init(_ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View) {
    testDescription = name
    self.view = { AnyView(view()) }
  }

  /// A layout that places its views from the leading edge, one point apart.
  private struct Row: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGSize {
      CGSize(width: 150, height: 20)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {
      var x = bounds.minX
      for subview in subviews {
        subview.place(at: CGPoint(x: x, y: 0), proposal: .unspecified)
        x += subview.sizeThatFits(.unspecified).width + 1
      }
    }
  }

  private static func texts(_ count: Int = 3) -> some View {
    ForEach(0..<count, id: \.self) { Text(String(repeating: "x", count: $0 % 3 + 1)) }
  }

  static let all: [DirectionCase] = [
    DirectionCase("HStack") { HStack { texts() } },
    DirectionCase("VStack, leading") { VStack(alignment: .leading) { texts() } },
    DirectionCase("VStack, trailing") { VStack(alignment: .trailing) { texts() } },
    DirectionCase("ZStack") { ZStack(alignment: .bottomLeading) { texts() } },
    DirectionCase("padding") { Text("a").padding(.leading, 30).padding(.trailing, 4) },
    DirectionCase("frame") { Text("a").frame(width: 90, height: 40, alignment: .topLeading) },
    DirectionCase("flexible frame") { Text("a").frame(maxWidth: .infinity, alignment: .leading) },
    DirectionCase("overlay") { Text("abcdef").overlay(alignment: .topTrailing) { Text("b") } },
    DirectionCase("background") { Text("abcd").background(alignment: .leading) { Text("b") } },
    DirectionCase("offset") { Text("a").offset(x: 12, y: 3) },
    DirectionCase("position") { Text("a").position(x: 12, y: 3) },
    DirectionCase("spacer") {
      HStack {
        Text("a"); Spacer(); Text("bc"); Divider()
      }
    },
    DirectionCase("alignment guide") {
      VStack(alignment: .leading) {
        Text("a").alignmentGuide(.leading) { $0[.leading] - 20 }
        Text("abc")
      }
    },
    DirectionCase("custom layout") { Row { texts() } },
    DirectionCase("grid") {
      Grid(alignment: .leading) {
        GridRow { texts() }
        GridRow {
          Text("wide text"); Text("b").gridColumnAlignment(.trailing); Text("c")
        }
      }
    },
    DirectionCase("lazy grid") {
      LazyVGrid(columns: [GridItem(.fixed(30)), GridItem()], alignment: .leading) { texts(5) }
    },
    DirectionCase("list") {
      List { Section("Title") { texts(4) }.listRowInsets(.leading, 40) }
    },
    DirectionCase("list row background") {
      List { Text("a").listRowInsets(.leading, 50).listRowBackground(Color.red) }
    },
    DirectionCase("form") {
      Form {
        Toggle("Sound", isOn: .constant(true))
        TextField("Name", text: .constant("abc"))
        Slider(value: .constant(0.3))
      }
    },
    DirectionCase("horizontal scroll view") { ScrollView(.horizontal) { HStack { texts(30) } } },
    DirectionCase("margins of a scroll view") {
      ScrollView(.horizontal) { HStack { texts(30) } }.contentMargins(.leading, 20)
    },
    DirectionCase("anchor of a scroll view") {
      ScrollView(.horizontal) { HStack { texts(30) } }.defaultScrollAnchor(.trailing)
    },
    DirectionCase("lazy row") {
      ScrollView(.horizontal) { LazyHStack { ForEach(0..<500) { Text("row \($0)") } } }
    },
    DirectionCase("lazy row, scrolled to its last views") {
      ScrollView(.horizontal) { LazyHStack { ForEach(0..<500) { Text("row \($0)") } } }
        .defaultScrollAnchor(.trailing)
    },
    DirectionCase("lazy column") {
      ScrollView { LazyVStack(alignment: .leading) { ForEach(0..<500) { Text("row \($0)") } } }
    },
    DirectionCase("geometry reader") {
      GeometryReader { proxy in
        Text("\(Int(proxy.frame(in: .local).minX))").padding(.leading, proxy.size.width / 4)
      }
    },
    DirectionCase("inset of the safe area") {
      Text("a").frame(maxWidth: .infinity, alignment: .leading)
        .safeAreaInset(edge: .leading) { Text("bar") }
    },
    DirectionCase("page") {
      NavigationStack {
        Text("a").padding(.leading, 9).navigationTitle("Title")
          .toolbar { Button("Done") {} }
      }
    },
    DirectionCase("tabs") {
      TabView {
        Text("a").tabItem { Text("One") }
        Text("b").tabItem { Text("Two") }
      }
    },
    DirectionCase("modifiers around several views") {
      HStack { texts().padding(.leading, 5).overlay(alignment: .leading) { Text("o") } }
    },
    DirectionCase("ViewThatFits") {
      ViewThatFits {
        HStack { texts() }; Text("a")
      }
    },
  ]
}

@Suite("The layout direction of a subtree") @MainActor
struct LayoutDirectionTests {
  /// Returns the frames of all drawn elements of a view, on a screen that is 200 points wide.
  ///
  /// Frames are rounded to pixels. A point has 64 pixels here, so that rounding changes a frame by
  /// less than the 0.04 points that the tests tolerate.
  private func frames(_ view: some View) -> [CGRect] {
    var settings = ScreenSettings(size: CGSize(width: 200, height: 100))
    settings.scale = 64
    let host = TestHost(screen: settings) { view }
    return host.screen?.drawingOrder.map(\.frame) ?? []
  }

  /// Expects that each actual frame is the mirror image of the original frame.
  ///
  /// The vertical line through the center of the screen is the mirror axis: the distance from the
  /// left edge of the screen becomes the distance from the right edge, at 200 points.
  private func expectMirrored(_ actual: [CGRect], _ original: [CGRect]) throws {
    try #require(actual.count == original.count)
    for (actual, original) in zip(actual, original) {
      try #require(abs(actual.minX - (200 - original.maxX)) < 0.04)
      try #require(abs(actual.width - original.width) < 0.04)
      try #require(abs(actual.minY - original.minY) < 0.04)
    }
  }

  @Test(arguments: DirectionCase.all)
  func `A right-to-left layout mirrors the positions of all views`(example: DirectionCase) throws {
    let original = frames(example.view())
    let mirrored = frames(example.view().environment(\.layoutDirection, .rightToLeft))
    try expectMirrored(mirrored, original)
    #expect(frames(example.view().environment(\.layoutDirection, .leftToRight)) == original)
  }

  @Test(arguments: DirectionCase.all)
  func `Reversing the outer and the inner direction mirrors views`(example: DirectionCase) throws {
    func nested(_ outer: LayoutDirection, _ inner: LayoutDirection) -> [CGRect] {
      frames(
        HStack {
          Text("before")
          example.view().environment(\.layoutDirection, inner).padding(.leading, 7)
        }
        .environment(\.layoutDirection, outer)
      )
    }
    try expectMirrored(nested(.rightToLeft, .leftToRight), nested(.leftToRight, .rightToLeft))
    try expectMirrored(nested(.rightToLeft, .rightToLeft), nested(.leftToRight, .leftToRight))
  }

  @Test(arguments: DirectionCase.all)
  func `A left-to-right subtree on a right-to-left screen has no mirrored frames`(
    example: DirectionCase
  ) throws {
    var settings = ScreenSettings(size: CGSize(width: 200, height: 100))
    settings.scale = 64
    settings.layoutDirection = .rightToLeft
    let host = TestHost(screen: settings) {
      example.view().environment(\.layoutDirection, .leftToRight)
    }
    let frames = host.screen?.drawingOrder.map(\.frame) ?? []
    let original = self.frames(example.view())
    try #require(frames.count == original.count)
    for (actual, original) in zip(frames, original) {
      try #require(abs(actual.minX - original.minX) < 0.04)
      try #require(abs(actual.width - original.width) < 0.04)
    }
  }

  @Test func `The right edge is the leading edge of a right-to-left subtree`() {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      VStack(alignment: .leading, spacing: 0) {
        Text("a")
        HStack(spacing: 0) {
          Text("b").padding(.leading, 10)
          Text("c").frame(width: 40, alignment: .trailing)
          Spacer()
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
    }
    // The right edge of the screen is at 100 points. To the left of this edge are the padding of 10
    // points, "b" with 8 points, and the frame of 40 points, from 42 to 82. The trailing edge of
    // the frame is its left edge.
    #expect(host.frame(of: "a")?.minX == 0)
    #expect(host.frame(of: "b")?.minX == 82)
    #expect(host.frame(of: "c")?.minX == 42)
    #expect(host.elements(with: .layoutDirection, "rightToLeft").count == 1)
  }

  @Test func `An alignment guide of a right-to-left view applies in a left-to-right stack`() {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      VStack(alignment: .leading, spacing: 0) {
        Text("abcd").alignmentGuide(.leading) { _ in 8 }
          .environment(\.layoutDirection, .rightToLeft)
        Text("ab")
      }
    }
    // The right edge is the leading edge of "abcd". Its guide is 8 points to the left of this edge.
    // The left edge of "ab" is at the same place, because it is the leading guide of "ab".
    #expect((host.frame(of: "abcd")?.maxX ?? 0) - 8 == host.frame(of: "ab")?.minX)
  }
}

import Ambient
import AmbientTesting
import Observation
import Testing

@Suite @MainActor struct `An anchor` {
  private enum BoundsKey: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  private struct Row: View {
    let name: String
    var body: some View {
      Text(name).anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
    }
  }

  private struct Page: View {
    var body: some View {
      VStack {
        Row(name: "a")
        Row(name: "b")
      }
      .overlayPreferenceValue(BoundsKey.self) { anchors in
        GeometryReader { proxy in Text(anchors.map { proxy[$0].short }.joined(separator: " | ")) }
      }
    }
  }

  @Test func `A geometry proxy resolves an anchor relative to the view of the proxy`() {
    let host = TestHost { Page() }
    host.place(.geometryReader, x: 5, y: 5)
    #expect(host.texts == ["a", "b", ""])
    host.place(.geometryObserver, number: 1, x: 10, y: 10)
    host.place(.geometryObserver, number: 2, x: 10, y: 70)
    #expect(host.texts == ["a", "b", "5,5 100x50 | 5,65 100x50"])
  }

  @Test func `When a view moves, only the readers of the view's anchor preference run`() {
    let host = TestHost { Page() }
    host.place(.geometryReader)
    host.place(.geometryObserver, number: 1)
    #expect(host.bodies { host.place(.geometryObserver, number: 1, x: 1) } == ["GeometryReader"])
    #expect(host.bodies { host.place(.geometryObserver, number: 1, x: 1) } == [])
    #expect(host.texts == ["a", "b", "1,0 100x50"])
  }

  @Test
  func `A geometry reader of an anchor runs when the reader moves, but not when it is resized`() {
    let host = TestHost { Page() }
    host.place(.geometryReader)
    host.place(.geometryObserver, number: 1, x: 9)
    #expect(host.bodies { host.place(.geometryReader, width: 7) } == [])
    #expect(host.bodies { host.place(.geometryReader, x: 2, width: 7) } == ["GeometryReader"])
    #expect(host.texts == ["a", "b", "7,0 100x50"])
  }

  @Test func `A view is missing from an anchor preference until the host lays out the view`() {
    let host = TestHost {
      Group {
        Row(name: "a")
        Row(name: "b")
      }
      .overlayPreferenceValue(BoundsKey.self) { Text("\($0.count)") }
    }
    #expect(host.texts == ["a", "b", "0"])
    host.place(.geometryObserver, number: 2)
    #expect(host.texts == ["a", "b", "1"])
  }

  @Test func `anchorPreference replaces anchors, and transformAnchorPreference adds an anchor`() {
    let host = TestHost {
      VStack {
        VStack { Row(name: "a") }
          .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
        VStack { Row(name: "b") }
          .transformAnchorPreference(key: BoundsKey.self, value: .bounds) { $0.append($1) }
      }
      .overlayPreferenceValue(BoundsKey.self) { anchors in
        GeometryReader { proxy in Text(anchors.map { proxy[$0].size.short }.joined(separator: " "))
        }
      }
    }
    host.place(.geometryReader)
    // In tree order, the observers belong to the stack around "a", to "a", to the stack around "b",
    // and to "b". Each view is as wide as the number of its observer.
    for number in 1...4 { host.place(.geometryObserver, number: number, width: CGFloat(number)) }
    #expect(host.texts == ["a", "b", "1x50 4x50 3x50"])
  }

  @Test
  func `transformAnchorPreference keeps the children's anchors before the parent is laid out`() {
    let host = TestHost {
      VStack { Row(name: "a") }
        .transformAnchorPreference(key: BoundsKey.self, value: .bounds) { $0.append($1) }
        .overlayPreferenceValue(BoundsKey.self) { Text("\($0.count)") }
    }
    host.place(.geometryObserver, number: 2)
    #expect(host.texts == ["a", "1"])
    host.place(.geometryObserver, number: 1)
    #expect(host.texts == ["a", "2"])
  }

  @Test func `The closure of anchorPreference runs only if an ancestor reads the preference`() {
    var count = 0
    let host = TestHost {
      Text("a").anchorPreference(key: BoundsKey.self, value: .bounds) {
        count += 1
        return [$0]
      }
    }
    host.place(.geometryObserver)
    #expect(count == 0)
  }

  @Test func `onPreferenceChange runs when an anchor changes`() {
    var counts: [Int] = []
    let host = TestHost {
      Row(name: "a").onPreferenceChange(BoundsKey.self) { counts.append($0.count) }
    }
    host.place(.geometryObserver)
    host.place(.geometryObserver)
    host.place(.geometryObserver, x: 1)
    #expect(counts == [0, 1, 1])
  }

  private enum PointKey: PreferenceKey {
    static let defaultValue: Anchor<CGPoint>? = nil
    static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
      value = value ?? nextValue()
    }
  }

  /// Sources of anchors, and the point on the screen that each source gives.
  ///
  /// The modified view is 100 points wide and 50 points high. Its top leading corner is at `10,10`
  /// on the screen.
  nonisolated private static let points: [(Anchor<CGPoint>.Source, String)] = [
    (.topLeading, "10,10"), (.top, "60,10"), (.topTrailing, "110,10"),
    (.leading, "10,35"), (.center, "60,35"), (.trailing, "110,35"),
    (.bottomLeading, "10,60"), (.bottom, "60,60"), (.bottomTrailing, "110,60"),
    (.point(CGPoint(x: 3, y: 4)), "13,14"), (.unitPoint(UnitPoint(x: 0.1, y: 2)), "20,110"),
  ]

  @Test(arguments: points.indices)
  func `The source of an anchor can be any point of the modified view`(index: Int) {
    let (source, point) = Self.points[index]
    let host = TestHost {
      Text("a").anchorPreference(key: PointKey.self, value: source) { $0 }
        .overlayPreferenceValue(PointKey.self) { anchor in
          GeometryReader { proxy in Text(anchor.map { proxy[$0].short } ?? "none") }
        }
    }
    host.place(.geometryObserver, x: 10, y: 10)
    host.place(.geometryReader)
    #expect(host.texts == ["a", point])
  }

  @Test func `The value of an anchor can be an array or an optional`() {
    typealias Rects = Anchor<CGRect>.Source
    let none: Anchor<CGPoint>.Source? = nil
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let host = TestHost {
      Text("a")
        .anchorPreference(key: ManyKey.self, value: .init([Rects.bounds, .rect(rect)])) { $0 }
        .anchorPreference(key: OneKey.self, value: .init(Anchor<CGPoint>.Source.center)) { [$0] }
        .transformAnchorPreference(key: OneKey.self, value: .init(none)) { $0.append($1) }
        .overlayPreferenceValue(ManyKey.self) { many in
          GeometryReader { proxy in
            Text((many.map { proxy[$0] } ?? []).map(\.short).joined(separator: " | "))
          }
        }
        .overlayPreferenceValue(OneKey.self) { ones in
          GeometryReader { proxy in
            Text(ones.map { proxy[$0]?.short ?? "none" }.joined(separator: " | "))
          }
        }
    }
    // The text is at `10,10` on the screen, and is 100 points wide and 50 points high. The anchors
    // are relative to the geometry readers at `1,1`.
    for number in 1...3 { host.place(.geometryObserver, number: number, x: 10, y: 10) }
    for number in 1...2 { host.place(.geometryReader, number: number, x: 1, y: 1) }
    #expect(host.texts == ["a", "9,9 100x50 | 10,11 3x4", "59,34 | none"])
  }

  private enum ManyKey: PreferenceKey {
    static let defaultValue: Anchor<[CGRect]>? = nil
    static func reduce(value: inout Anchor<[CGRect]>?, nextValue: () -> Anchor<[CGRect]>?) {
      value = value ?? nextValue()
    }
  }

  private enum OneKey: PreferenceKey {
    static let defaultValue: [Anchor<CGPoint?>] = []
    static func reduce(value: inout [Anchor<CGPoint?>], nextValue: () -> [Anchor<CGPoint?>]) {
      value += nextValue()
    }
  }
}

import AmbientLayout
import AmbientTestSupport
import Testing

@Suite struct `Random stacks` {
  @Test(arguments: 0..<40)
  func `A random HStack has the frames that NaiveRow computes`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<25 {
      let views = (0..<Int.random(in: 1...6, using: &random)).map { _ in view(using: &random) }
      let spacing: CGFloat? = [nil, 0, 5].randomElement(using: &random) ?? nil
      let alignment =
        [VerticalAlignment.top, .center, .bottom, .firstTextBaseline]
        .randomElement(using: &random) ?? .top
      let width = CGFloat(Int.random(in: 0...400, using: &random))
      let height = CGFloat(Int.random(in: 0...100, using: &random))
      let naive = NaiveRow(views: views, spacing: spacing, alignment: alignment)
      let expected = naive.frames(width, height)
      let row = HStackLayout(alignment: alignment, spacing: spacing)
      let frames = row.frames(views, width, height)
      #expect(isClose(frames, expected), "\(frames) instead of \(expected)")
      let size = row.size(views, width, height)
      #expect(abs(size.width - (expected.last?.maxX ?? 0)) < 0.001)
      #expect(abs(size.height - (expected.map(\.maxY).max() ?? 0)) < 0.001)
    }
  }

  @Test(arguments: 0..<20)
  func `A random HStack lays out views like a VStack with width and height swapped`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<25 {
      let views = (0..<Int.random(in: 1...5, using: &random)).map { _ in view(using: &random) }
      let width = CGFloat(Int.random(in: 0...400, using: &random))
      let height: CGFloat? = [nil, 0, 50, .infinity].randomElement(using: &random) ?? nil
      let row = HStackLayout(alignment: .top).frames(views, width, height)
      let column = VStackLayout(alignment: .leading)
        .frames(views.map(\.transposed), height, width)
      #expect(isClose(row, column.map(\.transposed)))
    }
  }

  private func view(using random: inout SplitMix64) -> FakeView {
    let length = CGFloat(Int.random(in: 10...120, using: &random))
    let minimum = CGFloat(Int.random(in: 0...30, using: &random))
    var view: FakeView
    switch Int.random(in: 0..<5, using: &random) {
    case 0: view = .fixed(length, minimum)
    case 1: view = .flexible(minimum...length + 30, 0...minimum)
    case 2: view = .flexible()
    case 3: view = .text(length)
    default: view = .spacer(.horizontal, minimum: minimum)
    }
    if Bool.random(using: &random) {
      view = view.priority(Double(Int.random(in: -1...2, using: &random)))
    }
    if random.isOnce(in: 4) {
      view = view.spacing(ViewSpacing(all: CGFloat(Int.random(in: 0...12, using: &random))))
    }
    return Bool.random(using: &random)
      ? view : view.guide(.firstTextBaseline) { $0.height * 3 / 4 }
  }

  private func isClose(_ first: [CGRect], _ second: [CGRect]) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy { isClose($0, $1) }
  }

  private func isClose(_ first: CGRect, _ second: CGRect) -> Bool {
    [\CGRect.origin.x, \.origin.y, \.size.width, \.size.height].allSatisfy {
      first[keyPath: $0] == second[keyPath: $0]
        || abs(first[keyPath: $0] - second[keyPath: $0]) < 0.001
    }
  }
}

extension FakeView {
  /// A copy of the view with width and height swapped, and without alignment guides.
  fileprivate var transposed: FakeView {
    var turned = ViewSpacing(all: nil)
    (turned[.top], turned[.bottom]) = (spacing[.leading], spacing[.trailing])
    (turned[.leading], turned[.trailing]) = (spacing[.top], spacing[.bottom])
    return FakeView(priority: priority, spacing: turned) { proposal in
      self.sizeThatFits(ProposedViewSize(width: proposal.height, height: proposal.width)).transposed
    }
  }
}

extension CGSize {
  fileprivate var transposed: CGSize { CGSize(height, width) }
}

extension CGRect {
  fileprivate var transposed: CGRect { CGRect(minY, minX, size.height, size.width) }
}

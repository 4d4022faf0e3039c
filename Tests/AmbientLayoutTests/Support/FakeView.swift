import AmbientLayout

/// A view for layout tests, with a size rule and the values that a container reads.
final class FakeView: LayoutItem {
  private let measure: (ProposedViewSize) -> CGSize
  private let guides: [AlignmentGuide: (CGSize) -> CGFloat]
  private let values: [ObjectIdentifier: Any]
  let priority: Double
  let spacing: ViewSpacing

  /// The row of a grid in which the view is a cell, or nil if the view is not in a row.
  var row: GridCellRow.Row?

  private(set) var placement: LayoutPlacement?

  /// The proposals with which containers have measured the view.
  private(set) var proposals: [ProposedViewSize] = []

  init(
    priority: Double = 0,
    spacing: ViewSpacing = ViewSpacing(),
    guides: [AlignmentGuide: (CGSize) -> CGFloat] = [:],
    values: [ObjectIdentifier: Any] = [:],
    measure: @escaping (ProposedViewSize) -> CGSize
  ) {
    self.measure = measure
    self.guides = guides
    self.values = values
    self.priority = priority
    self.spacing = spacing
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposals.append(proposal)
    return measure(proposal)
  }

  func explicitGuide(_ guide: AlignmentGuide, in proposal: ProposedViewSize) -> CGFloat? {
    guides[guide]?(measure(proposal))
  }

  func value<Key: LayoutValueKey>(for key: Key.Type) -> Key.Value {
    if key == GridCellRow.self, let row = row as? Key.Value { return row }
    return values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }

  func place(at origin: CGPoint, proposal: ProposedViewSize) {
    placement = LayoutPlacement(origin: origin, proposal: proposal)
  }
}

extension FakeView {
  /// A view that has the same size for every proposal.
  static func fixed(_ width: CGFloat, _ height: CGFloat) -> FakeView {
    FakeView { _ in CGSize(width: width, height: height) }
  }

  /// A view that takes the proposed size within limits, as a color with a flexible frame does.
  static func flexible(
    _ width: ClosedRange<CGFloat> = 0...CGFloat.infinity,
    _ height: ClosedRange<CGFloat> = 0...CGFloat.infinity,
    ideal: CGSize = CGSize(width: 10, height: 10)
  ) -> FakeView {
    FakeView { proposal in
      CGSize(
        width: (proposal.width ?? ideal.width).clamped(to: width),
        height: (proposal.height ?? ideal.height).clamped(to: height)
      )
    }
  }

  /// A view that becomes taller as it becomes narrower, like a wrapped text.
  ///
  /// The `length` is the width of the text in a single line, which is 10 points high. The view is
  /// at least as wide as `word`.
  static func text(_ length: CGFloat, word: CGFloat = 10) -> FakeView {
    FakeView { proposal in
      let width = (proposal.width ?? length).clamped(to: min(word, length)...length)
      return CGSize(width: width, height: length * 10 / width)
    }
  }

  /// A view that takes the proposed length along an axis, like a `Spacer`.
  ///
  /// The view is at least `minimum` points long, and 0 points on the other axis.
  static func spacer(_ axis: Axis, minimum: CGFloat = 8) -> FakeView {
    FakeView(spacing: .zero) { proposal in
      var size = CGSize.zero
      size[axis] = max(minimum, proposal[axis] ?? minimum)
      return size
    }
  }
}

/// Modifiers that return a copy of the view with one changed value.
extension FakeView {
  func priority(_ priority: Double) -> FakeView {
    FakeView(
      priority: priority,
      spacing: spacing,
      guides: guides,
      values: values,
      measure: measure
    )
  }

  func spacing(_ spacing: ViewSpacing) -> FakeView {
    FakeView(
      priority: priority,
      spacing: spacing,
      guides: guides,
      values: values,
      measure: measure
    )
  }

  func guide(_ guide: HorizontalAlignment, _ position: @escaping (CGSize) -> CGFloat) -> FakeView {
    setting(guide.guide, position)
  }

  func guide(_ guide: VerticalAlignment, _ position: @escaping (CGSize) -> CGFloat) -> FakeView {
    setting(guide.guide, position)
  }

  /// Returns the view as a layer that `LayeredLayout` aligns with the base view.
  func layer(_ alignment: Alignment = .center) -> FakeView {
    value(LayeredLayout.LayerAlignment.self, alignment)
  }

  func value<Key: LayoutValueKey>(_ key: Key.Type, _ value: Key.Value) -> FakeView {
    FakeView(
      priority: priority,
      spacing: spacing,
      guides: guides,
      values: values.merging([ObjectIdentifier(key): value]) { $1 },
      measure: measure
    )
  }

  private func setting(
    _ guide: AlignmentGuide,
    _ position: @escaping (CGSize) -> CGFloat
  ) -> FakeView {
    FakeView(
      priority: priority,
      spacing: spacing,
      guides: guides.merging([guide: position]) { $1 },
      values: values,
      measure: measure
    )
  }
}

extension CGFloat {
  func clamped(to limits: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(limits.upperBound, Swift.max(limits.lowerBound, self))
  }
}

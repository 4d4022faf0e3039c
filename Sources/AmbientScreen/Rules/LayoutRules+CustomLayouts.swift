import AmbientHosting
import AmbientLayout
import AmbientViews

extension LayoutRules {
  /// Adds the rules for the layouts, values and guides of programs.
  mutating func addCustomLayouts() {
    set(.layout) { element, _ in
      ElementLayout(element.detail(LayoutDetail.self)?.layout ?? VStackLayout(), setsGuides: true)
    }
    set(.layoutValue) { element, _ in
      var layout = ElementLayout.modifier(FirstViewLayout())
      if let value = element.detail(LayoutValueDetail.self) { layout.add(value) }
      return layout
    }
    set(.alignmentGuide) { element, _ in
      guard let detail = element.detail(AlignmentGuideDetail.self) else {
        return .modifier(FirstViewLayout())
      }
      return ElementLayout(GuideLayout(detail: detail), isModifier: true, setsGuides: true)
    }
  }
}

/// The layout of a view that sets an alignment guide.
private struct GuideLayout: Layout {
  let detail: AlignmentGuideDetail

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    position(of: guide.guide, proposal, subviews)
  }

  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    position(of: guide.guide, proposal, subviews)
  }

  private func position(
    of guide: AlignmentGuide,
    _ proposal: ProposedViewSize,
    _ subviews: Subviews
  ) -> CGFloat? {
    guard let dimensions = subviews.first?.dimensions(in: proposal) else { return nil }
    return guide == detail.guide ? detail.position(dimensions) : dimensions[explicit: guide]
  }
}

import AmbientHosting
import AmbientLayout
import AmbientViews

extension LayoutRules {
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
      let layout = AlignmentGuideLayout(detail.guide, computeValue: detail.position)
      return ElementLayout(layout, isModifier: true, setsGuides: true)
    }
  }
}

import AmbientCore

struct SectionElement<Content: View> {
  let content: Content
}

extension SectionElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    .section(in: environment)
  }
}

extension ElementDescription {
  @MainActor
  static func section(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.section)
    guard let spacing = environment.customListTraits?.sectionSpacing else { return description }
    description[.spacing] = spacing.length.doubleValue
    if spacing.isCompact { description[.isCompact] = true }
    return description
  }
}

struct SectionHeader<Content: View> {
  let content: Content
}

extension SectionHeader: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    let isIncreased = environment.headerProminence == .increased
    return ElementDescription(
      .header,
      attributes: ElementAttributes(.prominence, isIncreased ? "increased" : nil)
    )
  }
}

import AmbientGraph
import AmbientReflection

/// A section in a container's content, to be placed by the container.
///
/// Views that stand in no section make one of their own with their neighbours, without a header and a
/// footer.
public struct SectionConfiguration: Identifiable {
  /// Tells the section from all others in the same container.
  public struct ID: Hashable {
    // That of the section, or of the one in front of views that stand in none.
    let path: SubviewPath?

    /// Whether it is made of views that stand in no section.
    package let isImplicit: Bool
  }

  /// Stays the same as long as the section is in the container's content.
  public let id: ID

  /// What the section tells its container.
  public let containerValues: ContainerValues

  /// The views of the header.
  public var header: SubviewsCollection { SubviewsCollection(parts[.header] ?? []) }

  /// The views of the footer.
  public var footer: SubviewsCollection { SubviewsCollection(parts[.footer] ?? []) }

  /// The views in between.
  public var content: SubviewsCollection { SubviewsCollection(parts[.content] ?? []) }

  private var parts: [SectionPart: [Subview]] = [:]

  init(id: ID, containerValues: ContainerValues) {
    self.id = id
    self.containerValues = containerValues
  }

  mutating func add(_ subview: Subview, to part: SectionPart) {
    parts[part, default: []].append(subview)
  }
}

extension SectionConfiguration: SelfComparing {
  /// Compares which views there are in which part, and what they tell.
  package func isSame(as other: SectionConfiguration) -> Bool {
    id == other.id && containerValues.isSame(as: other.containerValues)
      && header.isSame(as: other.header) && content.isSame(as: other.content)
      && footer.isSame(as: other.footer)
  }
}

/// The sections in a container's content, in order.
public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  init(_ sections: [SectionConfiguration]) { self.sections = sections }

  /// A position.
  public typealias Index = Int
  /// One of the sections.
  public typealias Element = SectionConfiguration

  /// The first position.
  public var startIndex: Int { sections.startIndex }
  /// The position behind the last.
  public var endIndex: Int { sections.endIndex }

  /// The section at a position.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

import AmbientGraph
import AmbientReflection

/// A section of a container's content, for the container to show.
///
/// Neighboring views outside of all sections form an implicit section. An implicit section has no
/// header and no footer.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section among the sections of one container.
  public struct ID: Hashable {
    // The path of the section. An implicit section has the path of the previous section, or nil if
    // no section precedes it.
    let path: SubviewPath?

    /// Whether the section consists of views outside of all sections.
    package let isImplicit: Bool
  }

  /// The identity of the section, stable while the section is in the container's content.
  public let id: ID

  /// The container values that are set on the section.
  public let containerValues: ContainerValues

  /// The subviews of the header.
  public var header: SubviewsCollection { SubviewsCollection(parts[.header] ?? []) }

  /// The subviews of the footer.
  public var footer: SubviewsCollection { SubviewsCollection(parts[.footer] ?? []) }

  /// The subviews between the header and the footer.
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
  /// Returns whether both sections have the same identity, container values and subviews.
  ///
  /// - Parameter other: The other value.
  /// - Returns: Whether both sections have the same identity, container values and subviews.
  package func isSame(as other: SectionConfiguration) -> Bool {
    id == other.id && containerValues.isSame(as: other.containerValues)
      && header.isSame(as: other.header) && content.isSame(as: other.content)
      && footer.isSame(as: other.footer)
  }
}

/// The sections of a container's content, in order.
public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  init(_ sections: [SectionConfiguration]) { self.sections = sections }

  /// The type of a position.
  public typealias Index = Int
  /// The type of a section.
  public typealias Element = SectionConfiguration

  /// The position of the first section.
  public var startIndex: Int { sections.startIndex }
  /// The position after the last section.
  public var endIndex: Int { sections.endIndex }

  /// The section at a position.
  ///
  /// - Parameter index: A position, from 0 to `count - 1`. Other positions trap.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

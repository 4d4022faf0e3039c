import AmbientGraph
import AmbientReflection

/// The views in a container's content, and the sections in which they stand.
struct ResolvedSubviews {
  private(set) var subviews: [Subview] = []
  private(set) var sections: [SectionConfiguration] = []

  init() {}

  /// Puts together what was listed.
  ///
  /// Listings that are nested wait in a list, not on the machine's stack.
  @MainActor
  init(_ listing: SubviewListing, _ subview: (Subview.ID, ContainerValues, AnyView) -> Subview) {
    var open = [listing.read()[...]]
    var place = Place()
    while var parts = open.popLast() {
      guard let part = parts.popFirst() else { continue }
      open.append(parts)
      switch part {
      case .item(let path, let values, let view):
        add(subview(Subview.ID(path: path), values, view), &place)
      case .nested(let listing): open.append(listing.read()[...])
      case .sectionBegins(let path, let values):
        place.depth += 1
        if place.depth == 1 {
          begin(.init(path: path, isImplicit: false), values, &place)
        }
      case .sectionPart(let part): if place.depth == 1 { place.part = part }
      case .sectionEnds:
        place.depth -= 1
        if place.depth == 0 { place.isInSection = false }
      }
    }
  }

  /// How far it is: a section within a section belongs to the outer one's content.
  private struct Place {
    var depth = 0
    var part = SectionPart.content
    var isInSection = false
    var lastSection: SubviewPath?
  }

  private mutating func begin(
    _ id: SectionConfiguration.ID,
    _ values: ContainerValues,
    _ place: inout Place
  ) {
    sections.append(SectionConfiguration(id: id, containerValues: values))
    place.isInSection = true
    place.part = .content
    if !id.isImplicit { place.lastSection = id.path }
  }

  private mutating func add(_ subview: Subview, _ place: inout Place) {
    if !place.isInSection {
      begin(.init(path: place.lastSection, isImplicit: true), ContainerValues(), &place)
    }
    subviews.append(subview)
    sections[sections.count - 1].add(subview, to: place.part)
  }

  /// Whether the same views stand in the same sections, and tell the same; what they show may differ.
  func isSame(as other: ResolvedSubviews) -> Bool {
    subviews.areSame(as: other.subviews)
      && sections.elementsEqual(other.sections) { $0.isSame(as: $1) }
  }
}

/// Puts together what was listed in front of it, in a run of its own.
final class ResolvingNode: ViewNode {
  /// The result.
  final class Result: Input<ResolvedSubviews> {
    override var label: String { "subviews" }
    override func isSame(
      _ old: UnsafePointer<ResolvedSubviews>,
      _ new: UnsafePointer<ResolvedSubviews>
    ) -> Bool {
      old.pointee.isSame(as: new.pointee)
    }
  }

  let result: Result
  private let listing: SubviewListing
  private var known: [Subview.ID: SubviewSource] = [:]

  @MainActor init(_ listing: SubviewListing, _ inputs: _ViewInputs) {
    self.listing = listing
    result = Result(ResolvedSubviews(), in: inputs.tree.graph)
    super.init(inputs)
    graph.schedule(self)
  }

  override func run() {
    var old = known
    known = [:]
    result.set(
      ResolvedSubviews(listing) { id, values, view in
        let kept = known[id] ?? old.removeValue(forKey: id)
        kept?.set(view)
        let source = kept ?? SubviewSource(view, in: graph)
        known[id] = source
        return Subview(id: id, containerValues: values, source: source)
      }
    )
  }

  override func willRetire() {
    super.willRetire()
    known = [:]
    result.set(ResolvedSubviews())
  }
}

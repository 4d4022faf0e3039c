import AmbientGraph
import AmbientReflection

/// The subviews of a container's content, and the sections that contain them.
struct ResolvedSubviews {
  private(set) var subviews: [Subview] = []
  private(set) var sections: [SectionConfiguration] = []

  init() {}

  /// Collects the subviews and the sections of a listing.
  ///
  /// A listing has the subviews of one node, and the nested listings of the node's descendants. An
  /// array holds the remaining parts of the unfinished listings. It replaces recursive calls, which
  /// could overflow the call stack if the nesting is deep.
  @MainActor
  init(_ listing: SubviewListing, _ subview: (Subview.ID, ContainerValues, AnyView) -> Subview) {
    var open = [listing.read()[...]]
    var progress = Progress()
    while var parts = open.popLast() {
      guard let part = parts.popFirst() else { continue }
      open.append(parts)
      switch part {
      case .item(let path, let values, let view):
        add(subview(Subview.ID(path: path), values, view), &progress)
      // Never happens: only the listing of a container with lazy rows contains loops.
      case .loop: break
      case .nested(let listing): open.append(listing.read()[...])
      case .sectionBegins(let context):
        progress.depth += 1
        if progress.depth == 1 {
          begin(.init(path: context.path, isImplicit: false), context.values, &progress)
        }
      case .sectionPart(let part): if progress.depth == 1 { progress.part = part }
      case .sectionEnds:
        progress.depth -= 1
        if progress.depth == 0 { progress.isInSection = false }
      }
    }
  }

  /// The progress within the listing.
  ///
  /// The subviews of a section inside another section belong to the outer section.
  private struct Progress {
    var depth = 0
    var part = SectionPart.content
    var isInSection = false
    var lastSection: SubviewPath?
  }

  private mutating func begin(
    _ id: SectionConfiguration.ID,
    _ values: ContainerValues,
    _ progress: inout Progress
  ) {
    sections.append(SectionConfiguration(id: id, containerValues: values))
    progress.isInSection = true
    progress.part = .content
    if !id.isImplicit { progress.lastSection = id.path }
  }

  private mutating func add(_ subview: Subview, _ progress: inout Progress) {
    if !progress.isInSection {
      begin(.init(path: progress.lastSection, isImplicit: true), ContainerValues(), &progress)
    }
    subviews.append(subview)
    sections[sections.count - 1].add(subview, to: progress.part)
  }

  /// Returns whether both values have the same subviews and the same sections.
  ///
  /// The container values are compared. The contents of the subviews are not compared.
  func isSame(as other: ResolvedSubviews) -> Bool {
    subviews.areSame(as: other.subviews)
      && sections.elementsEqual(other.sections) { $0.isSame(as: $1) }
  }
}

/// A node that collects the subviews and the sections of a listing.
///
/// The nodes that fill this listing and its nested listings precede this node in tree order. An
/// update therefore runs this node when all these listings are complete.
final class ResolvingNode: ViewNode {
  /// The resolved subviews and sections, as an input of the graph.
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
  private var subviewSources: [Subview.ID: SubviewSource] = [:]

  @MainActor init(_ listing: SubviewListing, _ inputs: _ViewInputs) {
    self.listing = listing
    result = Result(ResolvedSubviews(), in: inputs.tree.graph)
    super.init(inputs)
    graph.schedule(self)
  }

  override func run() {
    var old = subviewSources
    subviewSources = [:]
    result.set(
      ResolvedSubviews(listing) { id, values, view in
        let existing = subviewSources[id] ?? old.removeValue(forKey: id)
        existing?.set(view)
        let source = existing ?? SubviewSource(view, in: graph)
        subviewSources[id] = source
        return Subview(id: id, containerValues: values, source: source)
      }
    )
  }

  override func willRetire() {
    super.willRetire()
    subviewSources = [:]
    result.set(ResolvedSubviews())
  }
}

import AmbientGraph

/// Collects the views in a container's content, without showing them.
///
/// Each type of view lists itself: what only arranges views lists those, and what is one view adds
/// itself. A modifier around several views becomes one around each.
public struct _SubviewList {
  var context: SubviewContext
  private(set) var parts: [SubviewListing.Part] = []

  /// Views whose subviews are known only when something has run.
  private(set) var expansions: [SubviewExpansion] = []

  private let known: [SubviewExpansion.Key: SubviewListing]
  private let graph: Graph

  init(
    _ context: SubviewContext,
    known: [SubviewExpansion.Key: SubviewListing],
    in graph: Graph
  ) {
    self.context = context
    self.known = known
    self.graph = graph
  }

  /// Adds one view.
  package mutating func add<Content: View>(_ view: Content) {
    parts.append(
      .item(
        context.path,
        context.values,
        context.decorate(AnyView(view), environmentOnly: false)
      )
    )
  }

  /// Adds one view, with something that it tells the container.
  package mutating func add<Content: View, Value>(
    _ view: Content,
    setting keyPath: WritableKeyPath<ContainerValues, Value>,
    to value: Value
  ) {
    within({ $0.values[keyPath: keyPath] = value }) { $0.add(view) }
  }

  /// Lists views of which something is different.
  mutating func within(
    _ change: (inout SubviewContext) -> Void,
    _ list: (inout _SubviewList) -> Void
  ) {
    let outer = context
    change(&context)
    list(&self)
    context = outer
  }

  /// Lists views further along the way.
  mutating func at(_ step: SubviewPath.Step, _ list: (inout _SubviewList) -> Void) {
    within({ $0.path = $0.path.appending(step) }, list)
  }

  /// Lists views each of which is put into something.
  @MainActor
  package mutating func list<Content: View>(
    _ content: Content,
    eachIn wrap: @escaping (AnyView) -> AnyView
  ) {
    list(content, writesEnvironment: false, eachIn: wrap)
  }

  @MainActor
  mutating func list<Content: View>(
    _ content: Content,
    writesEnvironment: Bool,
    eachIn wrap: @escaping (AnyView) -> AnyView
  ) {
    within(
      {
        $0.decoration = SubviewContext.Decoration(
          wrap: wrap,
          writesEnvironment: writesEnvironment,
          outer: $0.decoration
        )
      }
    ) { Content._listSubviews(of: content, in: &$0) }
  }

  /// Lists the views of a section.
  @MainActor
  package mutating func listSection<Header: View, Content: View, Footer: View>(
    header: Header,
    content: Content,
    footer: Footer
  ) {
    parts.append(.sectionBegins(context.path, context.values))
    list(header, as: .header)
    list(content, as: .content)
    list(footer, as: .footer)
    parts.append(.sectionEnds)
  }

  @MainActor
  private mutating func list<Content: View>(_ view: Content, as part: SectionPart) {
    parts.append(.sectionPart(part))
    at(.part(part)) { Content._listSubviews(of: view, in: &$0) }
  }

  /// Lists a view when its turn has come, with what it needs for that in the tree.
  mutating func expand<Content: View, Expanded: View>(
    _ type: Content.Type,
    as expanded: (SubviewContext, SubviewListing) -> Expanded
  ) {
    let key = SubviewExpansion.Key(path: context.path, type: ObjectIdentifier(type))
    let listing = known[key] ?? SubviewListing([], in: graph)
    var inner = context
    inner.path = inner.path.appending(.type(ObjectIdentifier(type)))
    inner.nesting = 0
    inner.surrounding = inner.decoration
    parts.append(.nested(listing))
    expansions.append(
      SubviewExpansion(
        key: key,
        listing: listing,
        view: context.decorate(AnyView(expanded(inner, listing)), environmentOnly: true)
      )
    )
  }
}

/// What holds for all views that are listed at one place.
struct SubviewContext {
  /// A modifier around the views, within others.
  final class Decoration {
    let wrap: (AnyView) -> AnyView
    let writesEnvironment: Bool
    private(set) var outer: Decoration?

    init(wrap: @escaping (AnyView) -> AnyView, writesEnvironment: Bool, outer: Decoration?) {
      self.wrap = wrap
      self.writesEnvironment = writesEnvironment
      self.outer = outer
    }

    deinit {
      // Any number of modifiers goes away without recursion.
      var rest = outer
      outer = nil
      while isKnownUniquelyReferenced(&rest) {
        let following = rest?.outer
        rest?.outer = nil
        rest = following
      }
    }
  }

  var path = SubviewPath.start
  var values = ContainerValues()
  var decoration: Decoration?

  /// The modifiers up to this one have written into the surroundings of the node that lists.
  var surrounding: Decoration?

  /// How many calls are nested for views that are nested by value.
  var nesting = 0

  /// Puts what is around the views around one of them: everything, or only what writes into its
  /// surroundings.
  func decorate(_ view: AnyView, environmentOnly: Bool) -> AnyView {
    var result = view
    var next = decoration
    while let decoration = next, !environmentOnly || decoration !== surrounding {
      if decoration.writesEnvironment || !environmentOnly { result = decoration.wrap(result) }
      next = decoration.outer
    }
    return result
  }
}

/// What one node has listed; what others below it list is in their own listings.
final class SubviewListing: Input<[SubviewListing.Part]> {
  enum Part {
    case item(SubviewPath, ContainerValues, AnyView)
    case nested(SubviewListing)
    case sectionBegins(SubviewPath, ContainerValues)
    case sectionPart(SectionPart)
    case sectionEnds
  }

  override var label: String { "listed subviews" }

  // What of it has changed is for the container to say, when it has put everything together.
  override func isSame(_ old: UnsafePointer<[Part]>, _ new: UnsafePointer<[Part]>) -> Bool { false }
}

/// A view that can be listed only by a node of its own.
struct SubviewExpansion {
  struct Key: Hashable {
    let path: SubviewPath
    let type: ObjectIdentifier
  }

  let key: Key
  let listing: SubviewListing
  let view: AnyView
}

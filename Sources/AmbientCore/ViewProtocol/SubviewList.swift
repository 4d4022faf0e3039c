import AmbientGraph

/// A list of the subviews in a container's content, made without showing the subviews.
///
/// Each type of view adds its own subviews. A view that only contains other views, such as a group,
/// adds those views; any other view adds itself. A modifier of several views becomes a modifier of
/// each view.
public struct _SubviewList {
  var context: SubviewContext
  private(set) var parts: [SubviewListing.Part] = []

  /// The views that need a node before their subviews are known.
  private(set) var expansions: [SubviewExpansion] = []

  /// The listings of the expansions in the previous list.
  ///
  /// An expansion with the same key as a previous expansion uses the listing of that expansion.
  private let existingListings: [SubviewExpansion.Key: SubviewListing]
  let graph: Graph

  init(
    _ context: SubviewContext,
    reusing existingListings: [SubviewExpansion.Key: SubviewListing],
    in graph: Graph
  ) {
    self.context = context
    self.existingListings = existingListings
    self.graph = graph
  }

  package mutating func add<Content: View>(_ view: Content) {
    parts.append(
      .item(
        context.path,
        context.values,
        context.decorate(AnyView(view), environmentOnly: false)
      )
    )
  }

  package mutating func add<Content: View, Value>(
    _ view: Content,
    setting keyPath: WritableKeyPath<ContainerValues, Value>,
    to value: Value
  ) {
    within({ $0.values[keyPath: keyPath] = value }) { $0.add(view) }
  }

  /// Adds the rows of a loop; the container makes each row when it shows that row.
  mutating func add(_ rows: any ListedLoop) { parts.append(.loop(rows)) }

  /// Runs `list` with a changed context, and restores the context afterward.
  mutating func within(
    _ change: (inout SubviewContext) -> Void,
    _ list: (inout _SubviewList) -> Void
  ) {
    let outer = context
    change(&context)
    list(&self)
    context = outer
  }

  mutating func at(_ step: SubviewPath.Step, _ list: (inout _SubviewList) -> Void) {
    within({ $0.path = $0.path.appending(step) }, list)
  }

  /// Adds the subviews of a view, and wraps each subview in another view.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - wrap: Returns the view around a subview.
  @MainActor
  package mutating func list<Content: View>(
    _ content: Content,
    eachIn wrap: @escaping (AnyView) -> AnyView
  ) {
    list(content, writesEnvironment: false, eachIn: wrap)
  }

  /// Adds the subviews of a view, and wraps each subview in another view.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - writesEnvironment: Whether the wrapping view writes into the environment of the subview.
  ///   - wrap: Returns the view around a subview.
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

  /// Adds the subviews of a section, and marks where the section and its parts begin.
  ///
  /// - Parameters:
  ///   - header: The header of the section.
  ///   - content: The content of the section.
  ///   - footer: The footer of the section.
  @MainActor
  package mutating func listSection<Header: View, Content: View, Footer: View>(
    header: Header,
    content: Content,
    footer: Footer
  ) {
    let outer = context
    parts.append(.sectionBegins(outer))
    if outer.listsLazyRows { context.sectionDecoration = outer.decoration }
    list(header, as: .header)
    list(content, as: .content)
    list(footer, as: .footer)
    context = outer
    parts.append(.sectionEnds)
  }

  @MainActor
  private mutating func list<Content: View>(_ view: Content, as part: SectionPart) {
    parts.append(.sectionPart(part))
    at(.part(part)) { Content._listSubviews(of: view, in: &$0) }
  }

  /// Adds a view whose subviews are listed later, by a separate node.
  ///
  /// The node may first have to run the body of the view.
  ///
  /// - Parameters:
  ///   - type: The type of the view.
  ///   - expanded: Returns the view that makes the node. The node lists the subviews in the given
  ///     context, and stores the result in the given listing.
  mutating func expand<Content: View, Expanded: View>(
    _ type: Content.Type,
    as expanded: (SubviewContext, SubviewListing) -> Expanded
  ) {
    let key = SubviewExpansion.Key(path: context.path, type: ObjectIdentifier(type))
    let listing = existingListings[key] ?? SubviewListing([], in: graph)
    var inner = context
    inner.path = inner.path.appending(.type(ObjectIdentifier(type)))
    inner.nesting = 0
    inner.appliedDecoration = inner.decoration
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

/// The path, the container values and the modifiers that the listed subviews have in common.
struct SubviewContext {
  /// A modifier of the subviews, in a linked list from the innermost one to the outermost one.
  final class Decoration {
    let wrap: (AnyView) -> AnyView

    /// Whether the modifier writes into the environment of the modified view.
    let writesEnvironment: Bool
    private(set) var outer: Decoration?

    init(wrap: @escaping (AnyView) -> AnyView, writesEnvironment: Bool, outer: Decoration?) {
      self.wrap = wrap
      self.writesEnvironment = writesEnvironment
      self.outer = outer
    }

    deinit {
      // Releases the list in a loop, because a recursive release of a long list would overflow the
      // stack.
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

  /// The innermost decoration that already applies to the node that lists the subviews.
  ///
  /// This decoration and all decorations outside of it have already written their values into the
  /// environment of the node.
  var appliedDecoration: Decoration?

  /// Whether loops are listed as a whole; the container then makes a row when it shows that row.
  var listsLazyRows = false

  /// The innermost decoration around the current section; set only if ``listsLazyRows`` is
  /// true.
  ///
  /// This decoration and all decorations outside of it write into the environment of the section
  /// once. They do not write again for each row.
  var sectionDecoration: Decoration?

  /// The number of nested calls that list the subviews of an `AnyView`.
  ///
  /// If the number reaches a limit, a separate node lists the inner views in a later call. The
  /// nested calls therefore do not overflow the stack.
  var nesting = 0

  /// Returns a view with the modifiers of this context.
  ///
  /// If ``sectionDecoration`` is set, modifiers that write into the environment of the whole
  /// section are left out.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - environmentOnly: Whether to apply only modifiers that write into the environment.
  ///     If so, modifiers that already apply to the node that lists the subviews are left out too.
  /// - Returns: The modified view.
  func decorate(_ view: AnyView, environmentOnly: Bool) -> AnyView {
    var result = view
    let end = environmentOnly ? appliedDecoration : nil
    var next = decoration
    var appliesToSection = false
    while let decoration = next, decoration !== end {
      appliesToSection = appliesToSection || decoration === sectionDecoration
      let isWanted = decoration.writesEnvironment ? !appliesToSection : !environmentOnly
      if isWanted { result = decoration.wrap(result) }
      next = decoration.outer
    }
    return result
  }
}

/// The subviews that one node has listed.
///
/// Nested listings hold the subviews that the node's descendants have listed.
final class SubviewListing: Input<[SubviewListing.Part]> {
  enum Part {
    case item(SubviewPath, ContainerValues, AnyView)
    /// The rows of a loop. Only lists for containers with lazy rows have this part.
    case loop(any ListedLoop)
    case nested(SubviewListing)
    case sectionBegins(SubviewContext)
    case sectionPart(SectionPart)
    case sectionEnds
  }

  override var label: String { "listed subviews" }

  // Each new list counts as a change: the container compares the subviews after it has combined all
  // listings.
  override func isSame(_ old: UnsafePointer<[Part]>, _ new: UnsafePointer<[Part]>) -> Bool { false }
}

/// A view that needs a node of its own to list its subviews.
struct SubviewExpansion {
  struct Key: Hashable {
    let path: SubviewPath
    let type: ObjectIdentifier
  }

  let key: Key
  let listing: SubviewListing
  let view: AnyView
}

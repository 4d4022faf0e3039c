public import AmbientCore

extension View {
  /// Connects the first scroll view in the view with a scroll position.
  ///
  /// The program scrolls by calling a function `scrollTo` of the position. When the user scrolls,
  /// the position gets the scroll target at the anchor: see ``scrollTargetLayout(isEnabled:)``.
  ///
  /// When the size of the content changes, a scroll view whose position is an edge stays at this
  /// edge. If the position is a view, this view keeps its place on the screen.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - anchor: A point of the scroll view. When the user scrolls, the position gets the target at
  ///     this point. When the program scrolls to a view and passes no anchor, the view moves to
  ///     this point. If the anchor is nil, the position gets the first visible target.
  /// - Returns: A view with the position.
  /// - Invalidation: When the user scrolls to another target, the bodies that read the position
  ///   run.
  /// - Note: A host that does not lay out views never changes the position.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>,
    anchor: UnitPoint? = nil
  ) -> some View {
    PositionedScroll(
      base: self,
      link: BoundScrollPosition(position: position, anchor: anchor),
      anchor: anchor
    )
  }

  /// Connects the first scroll view in the view with the identifier of a scroll target.
  ///
  /// Setting the identifier scrolls to the view with this identifier. When the user scrolls, the
  /// binding gets the identifier of the scroll target at the anchor: see
  /// ``scrollTargetLayout(isEnabled:)``. Identifiers whose type differs from the type of the
  /// binding are ignored. When views are inserted or removed before the identified view, the
  /// identified view stays where it is on the screen.
  ///
  /// - Parameters:
  ///   - id: The identifier; nil before the first scroll, or if no target is visible.
  ///   - anchor: A point of the scroll view. When the user scrolls, the binding gets the target at
  ///     this point. When the program sets the identifier, the target moves to this point. If the
  ///     anchor is nil, the binding gets the first visible target, and the program scrolls only as
  ///     far as needed.
  /// - Returns: A view with the position.
  /// - Invalidation: When the user scrolls to another target, the bodies that read the identifier
  ///   run.
  /// - Note: A host that does not lay out views never changes the identifier.
  public nonisolated func scrollPosition(
    id: Binding<(some Hashable)?>,
    anchor: UnitPoint? = nil
  ) -> some View {
    PositionedScroll(
      base: self,
      link: BoundScrollID(id: id, anchor: anchor),
      anchor: anchor
    )
  }
}

private struct PositionedScroll<Base: View, Link: ScrollPositionLink> {
  let base: Base
  let link: Link
  let anchor: UnitPoint?
  @State private var memory = ScrollPositionState()

  init(base: Base, link: Link, anchor: UnitPoint?) {
    self.base = base
    self.link = link
    self.anchor = anchor
  }
}

extension PositionedScroll: View, LibraryView {
  var body: some View {
    ScrollPositionElement(link: link, anchor: anchor, memory: memory, content: base)
  }

  static var _isOneView: Bool { Base._isOneView }

  static var _isAtMostOneView: Bool { Base._isAtMostOneView }

  /// Lists the subviews of the base, and connects each subview with the position.
  static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.list(view.base) {
      AnyView(
        PositionedScroll<AnyView, Link>(base: $0, link: view.link, anchor: view.anchor)
      )
    }
  }
}

private struct ScrollPositionElement<Content: View, Link: ScrollPositionLink> {
  let link: Link
  let anchor: UnitPoint?
  let memory: ScrollPositionState
  let content: Content
}

extension ScrollPositionElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.scrollPosition)
    memory.note(link.destination)
    if !memory.requests.isEmpty { description.set(ScrollRequestsDetail(memory.requests)) }
    if let place = link.place { description.set(ScrollPlaceDetail(place)) }
    description.on(ScrollTargetsEvent.self) { event in
      guard event.isPositionedByUser else { return }
      memory.lastDestination = link.userScrolled(to: event.identifiers(at: anchor))
    }
    return description
  }
}

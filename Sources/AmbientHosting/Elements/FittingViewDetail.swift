/// The view that the host shows among the views of a `ViewThatFits`.
///
/// A `ViewThatFits` has this detail after the first ``FittingViewEvent``. Without the detail, the
/// host has not reported which view it shows.
public struct FittingViewDetail: ElementDetail, Hashable {
  /// The identifier of the element that the host shows: see ``FittingViewEvent/view``.
  public var view: ElementID

  /// Creates the detail.
  ///
  /// - Parameter view: The identifier of the element that the host shows.
  public init(view: ElementID) { self.view = view }
}

extension Element {
  /// The outermost elements that the host does not show, because it shows another view of a
  /// `ViewThatFits`.
  ///
  /// If a view that is not shown presents an element, such as a sheet, this element is not
  /// included.
  var rejectedViews: [Element] {
    guard let id = detail(FittingViewDetail.self)?.view else { return [] }
    let shown = children.first { $0.id == id } ?? descendants.first { $0.id == id }
    guard let shown else { return children.filter { !$0.presentation.isInFront } }
    // A modifier that applies to several of the views has one element, which contains them. The
    // shown view can be in such an element. The rejected views are siblings of the shown view or of
    // an element that contains it. A sibling of kind `Layer` is not rejected, because it belongs to
    // a modifier, such as a background.
    let path = sequence(first: shown, next: \.parent).prefix { $0.id != self.id }
    return path.flatMap { element in
      (element.parent?.children ?? []).filter {
        $0.id != element.id && !$0.presentation.isInFront && $0.kind != "Layer"
      }
    }
  }
}

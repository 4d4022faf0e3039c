/// The view that the host shows among the views of a `ViewThatFits`.
///
/// The detail is set after the first ``FittingViewEvent``. Without the detail, the host does not
/// report which view it shows.
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
  /// Presented elements, such as a sheet of such a view, are not included.
  var rejectedViews: [Element] {
    guard let id = detail(FittingViewDetail.self)?.view else { return [] }
    let shown = children.first { $0.id == id } ?? descendants.first { $0.id == id }
    guard let shown else { return children.filter { !$0.presentation.isInFront } }
    // Around the shown view, there may be modifiers around several views.
    let path = sequence(first: shown, next: \.parent).prefix { $0.id != self.id }
    return path.flatMap { element in
      (element.parent?.children ?? []).filter {
        $0.id != element.id && !$0.presentation.isInFront && $0.kind != "Layer"
      }
    }
  }
}

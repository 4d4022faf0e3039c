/// The view that the host shows among the views of a `ViewThatFits`.
///
/// The detail is set after the first ``FittingViewEvent``. Without the detail, the host does not
/// report which view it shows.
public struct FittingViewDetail: ElementDetail, Hashable {
  /// The identifier of the child element that the host shows.
  public var view: ElementID

  /// Creates the detail.
  ///
  /// - Parameter view: The identifier of the child element that the host shows.
  public init(view: ElementID) { self.view = view }
}

extension Element {
  /// The children that the host does not show, because it shows another view of a `ViewThatFits`.
  ///
  /// Presented children, such as a sheet of such a view, are not included.
  var rejectedChildren: [Element] {
    guard let detail = detail(FittingViewDetail.self) else { return [] }
    return children.filter { $0.id != detail.view && !$0.presentation.isInFront }
  }
}

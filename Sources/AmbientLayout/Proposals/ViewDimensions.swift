/// The size of a view, and its alignment guides.
public struct ViewDimensions: Equatable {
  /// The width of the view, in points.
  public let width: CGFloat

  /// The height of the view, in points.
  public let height: CGFloat

  /// The view that sets the guides; nil if the size belongs to no view.
  private let view: (any GuidedItem)?

  private let proposal: ProposedViewSize

  /// Creates the dimensions of a view that sets no guides.
  ///
  /// - Parameter size: The size of the view, in points.
  package init(size: CGSize) {
    width = size.width
    height = size.height
    view = nil
    proposal = .unspecified
  }

  init(of view: any GuidedItem, size: CGSize, in proposal: ProposedViewSize) {
    width = size.width
    height = size.height
    self.view = view
    self.proposal = proposal
  }

  package var size: CGSize { CGSize(width: width, height: height) }

  /// The position of a horizontal guide, in points from the leading edge of the view.
  ///
  /// - Parameter guide: The horizontal guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.guide] }

  /// The position of a vertical guide, in points from the top of the view.
  ///
  /// - Parameter guide: The vertical guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.guide] }

  /// The position of a horizontal guide, in points from the leading edge; nil if neither the view
  /// nor a view in it sets the guide.
  ///
  /// - Parameter guide: The horizontal guide.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.guide] }

  /// The position of a vertical guide, in points from the top; nil if neither the view nor a view
  /// in it sets the guide.
  ///
  /// - Parameter guide: The vertical guide.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.guide] }

  /// The position of a guide, in points from the leading or top edge; the default of the guide if
  /// neither the view nor a view in it sets the guide.
  package subscript(guide: AlignmentGuide) -> CGFloat {
    self[explicit: guide] ?? guide.id.defaultValue(in: self)
  }

  /// The position of a guide, in points from the leading or top edge; nil if neither the view nor a
  /// view in it sets the guide.
  package subscript(explicit guide: AlignmentGuide) -> CGFloat? {
    view?.explicitGuide(guide, in: proposal)
  }

  /// Returns whether two views have the same size.
  ///
  /// The guides are not compared.
  public static func == (first: ViewDimensions, second: ViewDimensions) -> Bool {
    first.size == second.size
  }
}

/// A view that knows the positions of its guides.
package protocol GuidedItem: AnyObject {
  /// Returns the position of a guide, in points from the leading or top edge of the view; nil if
  /// neither the view nor a view in it sets the guide.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - proposal: The size that the container proposes to the view.
  /// - Returns: The position of the guide.
  func explicitGuide(_ guide: AlignmentGuide, in proposal: ProposedViewSize) -> CGFloat?
}

/// The size of a view, and its alignment guides.
public struct ViewDimensions: Equatable {
  /// The width of the view, in points.
  public let width: CGFloat

  /// The height of the view, in points.
  public let height: CGFloat

  /// Returns the position of a guide that the view sets; nil if it does not set the guide.
  private let explicitGuide: ((AlignmentGuide) -> CGFloat?)?

  package init(size: CGSize, explicitGuide: ((AlignmentGuide) -> CGFloat?)? = nil) {
    width = size.width
    height = size.height
    self.explicitGuide = explicitGuide
  }

  /// The size of the view, in points.
  package var size: CGSize { CGSize(width: width, height: height) }

  /// The position of a horizontal guide, in points from the leading edge of the view.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.guide] }

  /// The position of a vertical guide, in points from the top of the view.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.guide] }

  /// The position of a horizontal guide, in points from the leading edge; nil if neither the view
  /// nor a view in it sets the guide.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.guide] }

  /// The position of a vertical guide, in points from the top; nil if neither the view nor a view
  /// in it sets the guide.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.guide] }

  package subscript(guide: AlignmentGuide) -> CGFloat {
    self[explicit: guide] ?? guide.id.defaultValue(in: self)
  }

  package subscript(explicit guide: AlignmentGuide) -> CGFloat? { explicitGuide?(guide) }

  /// Returns whether two views have the same size.
  ///
  /// The guides are not compared.
  public static func == (first: ViewDimensions, second: ViewDimensions) -> Bool {
    first.size == second.size
  }
}

/// A layout that places views side by side, as `HStack` does.
public struct HStackLayout: Layout, Sendable {
  /// The vertical alignment of the views.
  public var alignment: VerticalAlignment

  /// The distance in points between two adjacent views; nil for the distance that they prefer.
  public var spacing: CGFloat?

  /// Creates a horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views.
  ///   - spacing: The distance in points between two adjacent views; nil for the distance that they
  ///     prefer.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension HStackLayout: StackLayout {
  package static var axis: Axis { .horizontal }
  package var guide: AlignmentGuide { alignment.guide }
}

/// A layout that places views one below the other, as `VStack` does.
public struct VStackLayout: Layout, Sendable {
  /// The horizontal alignment of the views.
  public var alignment: HorizontalAlignment

  /// The distance in points between two adjacent views; nil for the distance that the views prefer.
  public var spacing: CGFloat?

  /// Creates a vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The distance in points between two adjacent views; nil for the distance that the
  ///     views prefer.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension VStackLayout: StackLayout {
  package static var axis: Axis { .vertical }
  package var guide: AlignmentGuide { alignment.guide }
}

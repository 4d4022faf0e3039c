public import AmbientCore

/// A stack that arranges views one below the other, for long contents of a ScrollView.
///
/// Unlike in SwiftUI, all of the views are in the tree, also those that no host shows.
public struct LazyVStack<Content: View> {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews

  /// The views in the stack.
  public let content: Content

  /// Creates a stack of views one below the other.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The distance between two adjacent views in points; nil for the distance that they
  ///     prefer.
  ///   - pinnedViews: The headers and footers of sections that stay in sight while their section
  ///     scrolls.
  ///   - content: The views, from top to bottom.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVStack: ElementView {
  /// Describes the element of the stack.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.lazyVStack)
    description.align(alignment.onBothAxes)
    description[.spacing] = spacing.doubleValue
    description[.pinnedViews] = pinnedViews.attribute
    return description
  }
}

public import AmbientCore

/// A stack that arranges views side by side, for long contents of a ScrollView.
///
/// Unlike in SwiftUI, all of the views are in the tree, also those that no host shows.
public struct LazyHStack<Content: View> {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews

  /// The views in the stack.
  public let content: Content

  /// Creates a stack of views side by side.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views.
  ///   - spacing: The distance between two adjacent views in points; nil for the distance that they
  ///     prefer.
  ///   - pinnedViews: The headers and footers of sections that stay in sight while their section
  ///     scrolls.
  ///   - content: The views, from the leading to the trailing edge.
  public init(
    alignment: VerticalAlignment = .center,
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

extension LazyHStack: ElementView {
  /// Describes the element of the stack.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.lazyHStack)
    description.align(alignment.onBothAxes)
    description[.spacing] = spacing.doubleValue
    description[.pinnedViews] = pinnedViews.attribute
    return description
  }
}

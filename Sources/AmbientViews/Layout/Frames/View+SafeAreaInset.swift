public import AmbientCore

extension View {
  /// Shows views at the top or bottom of this view, and reduces the safe area by their height.
  ///
  /// The smaller safe area moves the content of this view, except for views that ignore the safe
  /// area. A scroll view scrolls its content behind the views at the edge.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the views are shown.
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The distance between this view and `content` in points; nil
  ///     for the default distance of a stack.
  ///   - content: The views at the edge.
  /// - Returns: A view with `content` at its edge.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    inset("\(edge)", spacing, content(), alignment.onBothAxes)
  }

  /// Shows views at a side of this view, and reduces the safe area by their width.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the views are shown.
  ///   - alignment: The vertical alignment of the views.
  ///   - spacing: The distance between this view and `content` in points; nil
  ///     for the default distance of a stack.
  ///   - content: The views at the edge.
  /// - Returns: A view with `content` at its edge.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    inset("\(edge)", spacing, content(), alignment.onBothAxes)
  }

  /// Shows a bar of views at the top or bottom of this view, and reduces the safe area by the
  /// height of the bar.
  ///
  /// The modifier behaves like `safeAreaInset`. Hosts may draw the background of a bar behind the
  /// views.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the bar is shown.
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The distance between this view and the bar in points; nil
  ///     for the default distance of a stack.
  ///   - content: The views in the bar.
  /// - Returns: A view with the bar at its edge.
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    inset("\(edge)", spacing, content(), alignment.onBothAxes, isBar: true)
  }

  /// Shows a bar of views at a side of this view, and reduces the safe area by the width of the
  /// bar.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the bar is shown.
  ///   - alignment: The vertical alignment of the views.
  ///   - spacing: The distance between this view and the bar in points; nil
  ///     for the default distance of a stack.
  ///   - content: The views in the bar.
  /// - Returns: A view with the bar at its edge.
  public nonisolated func safeAreaBar<V: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    inset("\(edge)", spacing, content(), alignment.onBothAxes, isBar: true)
  }

  private nonisolated func inset<V: View>(
    _ edge: String,
    _ spacing: CGFloat?,
    _ content: V,
    _ alignment: Alignment,
    isBar: Bool = false
  ) -> some View {
    var attributes = ElementAttributes(.edge, edge)
    attributes[.spacing] = spacing.doubleValue
    if isBar { attributes[.isBar] = true }
    return Layered(
      kind: .safeAreaInset,
      attributes: attributes,
      base: self,
      layer: Wrapper.layer(content, alignment)
    )
  }
}

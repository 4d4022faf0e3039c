public import AmbientCore

/// A container whose background can be set by a view inside the container.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  fileprivate let name: String

  /// The sheet, cover or popover.
  static let presentation = ContainerBackgroundPlacement(name: "presentation")
  /// The page of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// The whole split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// The tab view.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// The window.
  public static let window = ContainerBackgroundPlacement(name: "window")
  /// The widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

extension View {
  /// Sets the background of a container around the view.
  ///
  /// Hosts see an element of kind `containerBackground` around the view. The element has the paint
  /// of the background.
  ///
  /// - Parameters:
  ///   - style: The style of the background.
  ///   - container: The container.
  /// - Returns: A view that sets the background.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S,
    for container: ContainerBackgroundPlacement
  ) -> some View {
    Painted(
      kind: .containerBackground,
      style: AnyShapeStyle(style),
      attributes: ElementAttributes(.container, container.name),
      content: self
    )
  }

  /// Sets the background of a container around the view.
  ///
  /// Hosts see an element of kind `containerBackground` around the view. The first child of the
  /// element is a layer with the background.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - alignment: The position of the background in the container.
  ///   - content: The background.
  /// - Returns: A view that sets the background.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement,
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    Layered(
      kind: .containerBackground,
      attributes: ElementAttributes(.container, container.name),
      base: self,
      layer: Wrapper.layer(content(), alignment)
    )
  }
}

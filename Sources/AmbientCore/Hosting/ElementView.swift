import AmbientEnvironment

/// A view that becomes an element.
///
/// Hosts show only element views; all other views consist of them.
///
/// ```swift
/// struct Gauge: ElementView {
///   @Binding var level: Double
///
///   func element(in environment: EnvironmentValues) -> ElementDescription {
///     var description = ElementDescription("Gauge", isEnabled: environment.isEnabled)
///     description[.value] = level
///     description.on(AdjustEvent.self) { level = $0.value }
///     return description
///   }
/// }
/// ```
public protocol ElementView: View where Body == Never {
  /// The type of the views inside the element.
  associatedtype Content: View = EmptyView

  /// The views inside the element; none by default.
  @ViewBuilder @MainActor var content: Content { get }

  /// Describes the element.
  ///
  /// - Parameter environment: The environment values at the element's position.
  /// - Returns: The description that hosts receive.
  /// - Invalidation: The element is described again when its parent creates a different view. It is
  ///   also described again after a change of an environment value or observable property that the
  ///   last description read.
  @MainActor func element(in environment: EnvironmentValues) -> ElementDescription

  /// Returns whether a node already shows an equal view.
  ///
  /// - Parameters:
  ///   - view: The new view.
  ///   - node: The node that `_makeNode` has made.
  /// - Returns: Whether the node already shows an equal view.
  static func _isShown(_ view: Self, by node: _ViewNode) -> Bool
}

extension ElementView where Content == EmptyView {
  /// The content of an element without views inside.
  public var content: EmptyView { EmptyView() }
}

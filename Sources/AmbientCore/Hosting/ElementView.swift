import AmbientEnvironment

/// A view that becomes an element: the leaves and containers of which all others are made.
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
  /// The type of what is inside.
  associatedtype Content: View = EmptyView

  /// The views inside, if there are any.
  @ViewBuilder @MainActor var content: Content { get }

  /// Describes the element.
  ///
  /// - Invalidation: It is described again when the view is another one, and when a value that it read
  ///   from the surroundings, or something observable that it read, has changed.
  @MainActor func element(in environment: EnvironmentValues) -> ElementDescription

  /// Whether a node shows a view that is the same.
  static func _isShown(_ view: Self, by node: _ViewNode) -> Bool
}

extension ElementView where Content == EmptyView {
  /// Nothing.
  public var content: EmptyView { EmptyView() }
}

public import AmbientCore
public import AmbientDrawing
public import AmbientHosting
import AmbientReflection

/// A rule that changes where the content comes to rest when the user scrolls.
///
/// ```swift
/// struct WholeRows: ScrollTargetBehavior {
///   func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///     target.rect.origin.y = (target.rect.minY / 44).rounded() * 44
///   }
/// }
/// ```
///
/// The stock behaviors are ``paging`` and ``viewAligned``.
public protocol ScrollTargetBehavior {
  /// The type of the context of a scroll.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes the target at which a scroll ends.
  ///
  /// - Parameters:
  ///   - target: The target. Before the call, this is the target at which the scroll would end
  ///     without a behavior.
  ///   - context: The sizes of the scroll view, and the part of the content that was visible when
  ///     the scroll began.
  @MainActor func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// The type of the properties of a scroll view with the behavior.
  typealias Properties = ScrollTargetBehaviorProperties

  /// The type of the context in which the properties are chosen.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext

  /// Returns the properties of a scroll view with the behavior; by default, the result of
  /// ``ScrollTargetBehaviorProperties/init()``.
  ///
  /// - Parameter context: The environment of the scroll view.
  /// - Returns: The properties.
  @MainActor func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
  /// Returns the default properties of a behavior.
  ///
  /// - Parameter context: The environment of the scroll view.
  /// - Returns: The properties.
  @MainActor public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// The target at which a scroll ends: a part of the content.
public struct ScrollTarget: Hashable {
  /// The part of the content that is visible within the margins, in points.
  public var rect: CGRect

  /// The point at which `rect` and the scroll view are aligned; nil for the top leading corner.
  public var anchor: UnitPoint?

  /// Creates a target.
  ///
  /// - Parameters:
  ///   - rect: The part of the content that is visible within the margins, in points.
  ///   - anchor: The point at which `rect` and the scroll view are aligned.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What a ``ScrollTargetBehavior`` knows about a scroll.
///
/// The values of the scroll view's environment are properties of the context, such as
/// `context.layoutDirection`.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// The part of the content that was visible when the scroll began.
  public let originalTarget: ScrollTarget

  /// The velocity of the content when the user let go, in points per second.
  public let velocity: CGVector

  /// The size of the content, in points.
  public let contentSize: CGSize

  /// The size of the scroll view within its margins, in points.
  public let containerSize: CGSize

  /// The axes along which the scroll view scrolls.
  public let axes: Axis.Set

  /// The frames of the scroll targets in the content, in points and in tree order.
  let targets: [CGRect]

  private let environment: EnvironmentValues

  /// Creates the context of a scroll, for hosts.
  ///
  /// - Parameters:
  ///   - geometry: The sizes of the scroll view.
  ///   - axes: The axes along which the scroll view scrolls.
  ///   - start: The content offset at which the scroll began, in points.
  ///   - velocity: The velocity of the content when the user let go, in points per second.
  ///   - targets: The frames of the scroll targets in the content, in points and in tree order.
  ///   - element: The scroll view, whose environment the behavior can read; nil for the defaults.
  @MainActor
  public init(
    geometry: ScrollGeometry,
    axes: Axis.Set,
    start: CGPoint,
    velocity: CGVector,
    targets: [CGRect],
    in element: Element? = nil
  ) {
    var first = geometry
    first.contentOffset = start
    originalTarget = ScrollTarget(rect: first.visibleRect)
    self.velocity = velocity
    contentSize = geometry.contentSize
    containerSize = geometry.visibleRect.size
    self.axes = axes
    self.targets = targets
    environment = element?.environment ?? EnvironmentValues()
  }

  /// A value of the scroll view's environment.
  ///
  /// - Parameter keyPath: The key path from the environment to the value.
  public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
    environment[keyPath: keyPath]
  }
}

/// The target behavior of a scroll view, for hosts that can scroll.
public struct ScrollTargetBehaviorDetail: ElementDetail, Equatable {
  /// The behavior that changes where scrolls end.
  public let behavior: any ScrollTargetBehavior

  /// Creates the detail with a behavior.
  ///
  /// - Parameter behavior: The behavior.
  public init(_ behavior: any ScrollTargetBehavior) { self.behavior = behavior }

  /// Returns whether the behaviors have the same type and equal contents.
  public static func == (lhs: Self, rhs: Self) -> Bool { areSame(lhs.behavior, rhs.behavior) }
}

extension View {
  /// Sets the rule that changes where the content of scroll views in the view comes to rest.
  ///
  /// - Parameters:
  ///   - behavior: The rule, such as `.viewAligned`.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: A view with the rule.
  /// - Invalidation: A change updates the descriptions of the scroll views. No body runs.
  public nonisolated func scrollTargetBehavior(
    _ behavior: some ScrollTargetBehavior,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(
      \.scrollTraits.behavior,
      ScrollTargetBehaviorDetail(behavior),
      fileID: fileID,
      line: line
    )
  }

  /// The form of `scrollTargetBehavior(_:)` without the parameters `fileID` and `line`, for use as
  /// a function value.
  public nonisolated func scrollTargetBehavior(
    _asFunction behavior: some ScrollTargetBehavior
  ) -> some View {
    scrollTargetBehavior(behavior, fileID: "", line: 0)
  }
}

public import AmbientCore

/// How a ``ScrollTargetBehavior`` changes the scroll views to which it applies.
public struct ScrollTargetBehaviorProperties: Hashable, Sendable {
  /// Whether the behavior limits the distance of a single scroll; false by default.
  ///
  /// If the value is true, hosts see the attribute `limitsScrolls` of the scroll view. A host can
  /// then let the content stop earlier after the user lets go.
  public var limitsScrolls = false

  /// Creates the default properties.
  public init() {}
}

/// What a ``ScrollTargetBehavior`` knows when it chooses the properties of a scroll view.
///
/// The context has a property for each value of the scroll view's environment, such as
/// `context.horizontalSizeClass`.
@dynamicMemberLookup
public struct ScrollTargetBehaviorPropertiesContext {
  private let environment: EnvironmentValues

  init(_ environment: EnvironmentValues) { self.environment = environment }

  /// A value of the scroll view's environment.
  ///
  /// - Parameter keyPath: The key path from the environment to the value.
  /// - Invalidation: When the value changes, the properties are chosen again.
  public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
    environment[keyPath: keyPath]
  }
}

import AmbientEnvironment

/// A value of the view's own, or else the one in its surroundings.
///
/// For views that can be configured in two ways: by a method that returns the view itself with another
/// setting, and by a modifier that sets the same for everything below.
///
/// ```swift
/// struct Avatar: View {
///   @EnvironmentBacked(\.avatarBadge) private var badge
///
///   var body: some View { Text(badge) }
///
///   func avatarBadge(_ badge: String) -> Avatar {
///     var copy = self
///     copy.badge = badge
///     return copy
///   }
/// }
/// ```
///
/// - Invalidation: As long as a value of its own is set, the environment is not read, and a change there
///   runs no body.
@propertyWrapper
public struct EnvironmentBacked<Value>: DynamicProperty {
  private var environmentValue: Environment<Value>
  private var ownValue: Value?

  /// Backs a property by a value in the surroundings; a first value, if there is one, goes before it.
  public init(
    wrappedValue: Value? = nil,
    _ keyPath: KeyPath<EnvironmentValues, Value>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    function: StaticString = #function
  ) {
    environmentValue = Environment(keyPath, fileID: fileID, line: line, function: function)
    ownValue = wrappedValue
  }

  /// The value of the view's own, or else the one in its surroundings.
  ///
  /// Setting it sets the view's own, and only on a view that is not yet in a tree: a view's fields
  /// cannot be changed from its body.
  public var wrappedValue: Value {
    get { ownValue ?? environmentValue.wrappedValue }
    set { ownValue = newValue }
  }
}

extension EnvironmentBacked: LibraryProperty {}

extension EnvironmentBacked: Sendable where Value: Sendable {}

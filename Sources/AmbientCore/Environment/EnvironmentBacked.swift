import AmbientEnvironment

/// A property wrapper whose value is set on the view itself, or else comes from the environment.
///
/// Use the wrapper for a view that can be configured in two ways:
///
/// - A method returns a changed copy of the view.
/// - A modifier sets the environment value for all descendants.
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
/// - Invalidation: A change of the environment value re-runs the bodies that read the property.
///   If the view's own value is set, the property does not read the environment. A change of the
///   environment value then does not re-run these bodies.
@propertyWrapper
public struct EnvironmentBacked<Value>: DynamicProperty {
  private var environmentValue: Environment<Value>
  private var ownValue: Value?

  /// Creates a property that falls back to an environment value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The view's own value; nil to read the environment.
  ///   - keyPath: The key path to the environment value.
  ///   - fileID: The file of the declaration, for messages.
  ///   - line: The line of the declaration, for messages.
  ///   - function: The name of the declaring type, for messages.
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

  /// The view's own value, or else the current environment value.
  ///
  /// The setter sets the view's own value. Use it in methods that return a changed copy of the
  /// view: a body cannot change the fields of its view.
  public var wrappedValue: Value {
    get { ownValue ?? environmentValue.wrappedValue }
    set { ownValue = newValue }
  }
}

extension EnvironmentBacked: LibraryProperty {}

extension EnvironmentBacked: Sendable where Value: Sendable {}

/// A value that views set for those around them: it goes up the tree, as the environment goes down.
///
/// ```swift
/// struct TitleKey: PreferenceKey {
///   static let defaultValue = ""
///
///   static func reduce(value: inout String, nextValue: () -> String) {
///     if value.isEmpty { value = nextValue() }
///   }
/// }
/// ```
///
/// A view sets a value with ``View/preference(key:value:)``. What several views set is put together in
/// the order of the tree, two values at a time.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view sets one.
  static var defaultValue: Self.Value { get }

  /// Puts the values of two views together.
  ///
  /// - Parameters:
  ///   - value: What came so far; it becomes the result.
  ///   - nextValue: What comes next. It need not be asked for, and is then no reason to reduce again.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Self.Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Self.Value { nil }
}

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
/// the order of the tree, two values at a time: those of neighbors first, where there are many, so that another
/// value of one view puts few of them together again. As in SwiftUI, `reduce` comes to the same either way.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view sets one.
  static var defaultValue: Self.Value { get }

  /// Puts the values of two views together.
  ///
  /// - Parameters:
  ///   - value: What came so far; it becomes the result.
  ///   - nextValue: What comes next. It need not be asked for; where it stands for one view, it is then no reason
  ///     to reduce again.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Self.Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Self.Value { nil }
}

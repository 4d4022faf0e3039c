/// The identity, type, and default of a value that views pass up to their ancestors.
///
/// A preference travels up the tree; an environment value travels down.
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
/// A view sets a value with ``View/preference(key:value:)``, and an ancestor receives it with
/// ``View/onPreferenceChange(_:perform:)``. The values of several views are combined in tree order
/// by ``reduce(value:nextValue:)``, two at a time.
///
/// If many views set a value, the values of neighboring views are combined first, and the results
/// are cached. A change of one view's value then combines only a few values again. `reduce` must
/// therefore give the same result for any grouping, as in SwiftUI.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value that applies if no view sets a value.
  static var defaultValue: Self.Value { get }

  /// Combines the values of two views, or of two groups of views.
  ///
  /// - Parameters:
  ///   - value: The combined value of earlier views; `reduce` replaces it with the result.
  ///   - nextValue: Returns the value that follows in tree order. `reduce` need not call it. If
  ///     `nextValue` represents a single view and is not called, a later change of that view's
  ///     value does not run `reduce` again.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Self.Value: ExpressibleByNilLiteral {
  /// The default of an optional preference: nil.
  public static var defaultValue: Self.Value { nil }
}

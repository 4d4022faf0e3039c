public import AmbientCore

/// A property wrapper for a number that scales with the user's preferred text size.
///
/// ```swift
/// @ScaledMetric private var iconWidth: CGFloat = 24
/// ```
///
/// The number scales in proportion to the size of a text style, which is body text by default.
///
/// - Invalidation: A body that reads the number runs again when `dynamicTypeSize` changes.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var size
  private let base: Value
  private let textStyle: Font.TextStyle

  /// Creates a scaled number.
  ///
  /// - Parameters:
  ///   - wrappedValue: The number at the default text size, `.large`.
  ///   - textStyle: The text style with which the number scales.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    base = wrappedValue
    self.textStyle = textStyle
  }

  /// The number at the current text size.
  public var wrappedValue: Value { base * Value(textStyle.scale(at: size)) }
}

extension ScaledMetric: LibraryProperty {}

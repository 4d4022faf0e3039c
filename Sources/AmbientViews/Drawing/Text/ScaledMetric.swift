public import AmbientCore

/// A property wrapper for a number that scales with the user's preferred text size.
///
/// ```swift
/// @ScaledMetric private var iconWidth: CGFloat = 24
/// ```
///
/// The number scales in proportion to the size of body text. In SwiftUI, the scale depends on the
/// text style.
///
/// - Invalidation: A body that reads the number runs again when `dynamicTypeSize` changes.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var size
  private let base: Value

  /// Creates a scaled number.
  ///
  /// - Parameters:
  ///   - wrappedValue: The number at the default text size, `.large`.
  ///   - textStyle: Accepted without effect.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    base = wrappedValue
  }

  /// The number at the current text size.
  public var wrappedValue: Value {
    base * Value(size.bodyFontSize / DynamicTypeSize.large.bodyFontSize)
  }
}

extension ScaledMetric: LibraryProperty {}

extension DynamicTypeSize {
  fileprivate var bodyFontSize: Double {
    switch self {
    case .xSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .xLarge: 19
    case .xxLarge: 21
    case .xxxLarge: 23
    case .accessibility1: 28
    case .accessibility2: 33
    case .accessibility3: 40
    case .accessibility4: 47
    case .accessibility5: 53
    }
  }
}

public import AmbientCore

/// A number that grows with the letters that the user wants.
///
/// ```swift
/// @ScaledMetric private var iconWidth: CGFloat = 24
/// ```
///
/// It grows as the text of a body does, whatever text style it is made for: SwiftUI lets some styles grow
/// less.
///
/// - Invalidation: Read in a body, the body runs again when `dynamicTypeSize` changes.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var size
  private let base: Value

  /// Makes a number of the one that is meant for letters of the usual size.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    base = wrappedValue
  }

  /// The number for the letters of now.
  public var wrappedValue: Value {
    base * Value(size.bodyHeight / DynamicTypeSize.large.bodyHeight)
  }
}

extension ScaledMetric: LibraryProperty {}

extension DynamicTypeSize {
  /// How high a body's letters are, in points.
  fileprivate var bodyHeight: Double {
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

public import AmbientCore

/// The text size that the user prefers.
///
/// ``DynamicTypeSize`` is the newer type.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The smallest size, `DynamicTypeSize.xSmall`.
  case extraSmall
  /// The size `DynamicTypeSize.small`.
  case small
  /// The size `DynamicTypeSize.medium`, one step below the default.
  case medium
  /// The default size, `DynamicTypeSize.large`.
  case large
  /// The size `DynamicTypeSize.xLarge`, one step above the default.
  case extraLarge
  /// The size `DynamicTypeSize.xxLarge`.
  case extraExtraLarge
  /// The size `DynamicTypeSize.xxxLarge`, the largest below the accessibility sizes.
  case extraExtraExtraLarge
  /// The smallest accessibility size, `DynamicTypeSize.accessibility1`.
  case accessibilityMedium
  /// The second accessibility size, `DynamicTypeSize.accessibility2`.
  case accessibilityLarge
  /// The third accessibility size, `DynamicTypeSize.accessibility3`.
  case accessibilityExtraLarge
  /// The fourth accessibility size, `DynamicTypeSize.accessibility4`.
  case accessibilityExtraExtraLarge
  /// The largest size, `DynamicTypeSize.accessibility5`.
  case accessibilityExtraExtraExtraLarge

  /// Whether the category is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  fileprivate var size: DynamicTypeSize {
    switch self {
    case .extraSmall: .xSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .extraLarge: .xLarge
    case .extraExtraLarge: .xxLarge
    case .extraExtraExtraLarge: .xxxLarge
    case .accessibilityMedium: .accessibility1
    case .accessibilityLarge: .accessibility2
    case .accessibilityExtraLarge: .accessibility3
    case .accessibilityExtraExtraLarge: .accessibility4
    case .accessibilityExtraExtraExtraLarge: .accessibility5
    }
  }

  fileprivate init(_ size: DynamicTypeSize) {
    self =
      switch size {
      case .xSmall: .extraSmall
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .xLarge: .extraLarge
      case .xxLarge: .extraExtraLarge
      case .xxxLarge: .extraExtraExtraLarge
      case .accessibility1: .accessibilityMedium
      case .accessibility2: .accessibilityLarge
      case .accessibility3: .accessibilityExtraLarge
      case .accessibility4: .accessibilityExtraExtraLarge
      case .accessibility5: .accessibilityExtraExtraExtraLarge
      }
  }
}

extension ContentSizeCategory: Comparable {
  /// Returns whether the first category is a smaller size than the second.
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.size < rhs.size
  }
}

extension EnvironmentValues {
  /// The text size that the user prefers; the property reads and sets `dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
}

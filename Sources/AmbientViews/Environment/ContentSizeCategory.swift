public import AmbientCore

/// How large the user wants letters to be, by the older names.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The smallest.
  case extraSmall
  /// Small.
  case small
  /// A little smaller than usual.
  case medium
  /// As usual.
  case large
  /// A little larger than usual.
  case extraLarge
  /// Larger.
  case extraExtraLarge
  /// The largest of the sizes for everybody.
  case extraExtraExtraLarge
  /// The smallest of the sizes for those who do not see well.
  case accessibilityMedium
  /// The second of these.
  case accessibilityLarge
  /// The third of these.
  case accessibilityExtraLarge
  /// The fourth of these.
  case accessibilityExtraExtraLarge
  /// The largest.
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of the sizes for those who do not see well.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  /// The size by its newer name.
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
  /// Whether the first one is smaller.
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.size < rhs.size
  }
}

extension EnvironmentValues {
  /// How large the user wants letters to be: the same as `dynamicTypeSize`, by the older names.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
}

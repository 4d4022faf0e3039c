import SwiftUI

/// The look of the app, which the settings change.
struct Theme: Equatable {
  var accent: Color = .blue
  var textSize: TextSize = .medium
  var cornerRadius: CGFloat = 8
}

enum TextSize: Int, CaseIterable, Identifiable, CustomStringConvertible {
  case small, medium, large

  var id: Int { rawValue }

  var description: String {
    switch self {
    case .small: "Small"
    case .medium: "Medium"
    case .large: "Large"
    }
  }

  var dynamicTypeSize: DynamicTypeSize {
    switch self {
    case .small: .small
    case .medium: .large
    case .large: .xxLarge
    }
  }
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = Theme()
}

extension EnvironmentValues {
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

extension View {
  func theme(_ theme: Theme) -> some View {
    self
      .environment(\.theme, theme)
      .tint(theme.accent)
      .dynamicTypeSize(theme.textSize.dynamicTypeSize)
  }
}

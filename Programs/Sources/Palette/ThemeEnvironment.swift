import SwiftUI

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = Theme.samples[0]
}

extension EnvironmentValues {
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

extension View {
  /// Shows the view in the colors of a theme.
  func theme(_ theme: Theme) -> some View {
    environment(\.theme, theme)
      .foregroundStyle(ThemeStyle(role: .foreground), ThemeStyle(role: .accent))
      .backgroundStyle(ThemeStyle(role: .background))
  }
}

/// A color of the theme in the environment.
struct ThemeStyle: ShapeStyle {
  enum Role { case foreground, background, accent }

  var role: Role

  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    let theme = environment.theme
    switch role {
    case .foreground: return theme.foreground.color
    case .background: return theme.background.color
    case .accent: return theme.accents.first?.color ?? theme.foreground.color.opacity(0.7)
    }
  }
}

extension ShapeStyle where Self == ThemeStyle {
  static var themeForeground: ThemeStyle { ThemeStyle(role: .foreground) }
  static var themeBackground: ThemeStyle { ThemeStyle(role: .background) }
  static var themeAccent: ThemeStyle { ThemeStyle(role: .accent) }
}

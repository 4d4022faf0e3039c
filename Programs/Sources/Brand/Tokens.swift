import SwiftUI

/// The colors, sizes and shapes of a brand.
struct BrandTheme: Equatable, Sendable {
  var primary: Color
  var surface: Color
  var danger: Color
  var corner: CGFloat
  var spacing: Spacing

  struct Spacing: Equatable, Sendable {
    var small: CGFloat = 4
    var medium: CGFloat = 8
    var large: CGFloat = 16
  }

  static let light = BrandTheme(
    primary: Color(red: 0.1, green: 0.4, blue: 0.9),
    surface: .white,
    danger: .red,
    corner: 12,
    spacing: Spacing()
  )
  static let playful = BrandTheme(
    primary: .pink,
    surface: Color(hue: 0.15, saturation: 0.2, brightness: 1),
    danger: .orange,
    corner: 24,
    spacing: Spacing(small: 6, medium: 12, large: 24)
  )
}

extension EnvironmentValues {
  @Entry var brand = BrandTheme.light
  @Entry var cardEmphasis: CardEmphasis = .regular
}

enum CardEmphasis: Comparable { case quiet, regular, loud }

extension ContainerValues {
  @Entry var isFeatured = false
  @Entry var cardTitle: LocalizedStringKey?
}

extension View {
  func brand(_ theme: BrandTheme) -> some View {
    environment(\.brand, theme)
      .tint(theme.primary)
  }

  func featured(_ isFeatured: Bool = true) -> some View {
    containerValue(\.isFeatured, isFeatured)
  }

  func cardTitle(_ title: LocalizedStringKey) -> some View {
    containerValue(\.cardTitle, title)
  }
}

import Ambient

/// Paints buttons like the signs of the garden.
///
/// A style may read the environment; it finds what surrounds the button, not what surrounds the place
/// where the style was set.
struct SignpostButtonStyle: ButtonStyle {
  @Environment(\.theme) private var theme

  /// Puts the symbol of the theme in front of the label.
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: theme.symbol)
      configuration.label
    }
  }
}

extension ButtonStyle where Self == SignpostButtonStyle {
  /// Like the signs of the garden.
  static var signpost: SignpostButtonStyle { SignpostButtonStyle() }
}

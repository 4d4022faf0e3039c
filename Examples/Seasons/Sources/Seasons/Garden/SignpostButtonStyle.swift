import Ambient

/// Draws buttons like the signs of the garden.
///
/// A style may read the environment. It reads the environment of the button, not of the view on
/// which the style was set.
struct SignpostButtonStyle: ButtonStyle {
  @Environment(\.theme) private var theme

  /// Puts the symbol of the theme before the label.
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: theme.symbol)
      configuration.label
    }
  }
}

extension ButtonStyle where Self == SignpostButtonStyle {
  /// The style of the garden's signs.
  static var signpost: SignpostButtonStyle { SignpostButtonStyle() }
}

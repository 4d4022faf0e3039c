/// The look of the selected option in a palette picker.
public struct PaletteSelectionEffect: Hashable, Sendable {
  /// The value of the attribute `paletteSelection`; nil for the default of the host.
  let name: String?

  /// The host chooses the look.
  public static let automatic = PaletteSelectionEffect(name: nil)
  /// The program shows the selection by itself.
  public static let custom = PaletteSelectionEffect(name: "custom")

  /// The selected symbol is shown in other variants.
  ///
  /// - Parameter variant: The variants.
  /// - Returns: The look.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(name: "symbolVariant \(variant.name)")
  }
}

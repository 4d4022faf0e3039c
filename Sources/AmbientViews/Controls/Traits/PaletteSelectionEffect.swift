/// The look of the selected option in a palette picker.
public struct PaletteSelectionEffect: Hashable, Sendable {
  /// The value of the attribute `paletteSelection`; nil for the default of the host.
  let name: String?

  /// The host chooses the look.
  public static let automatic = PaletteSelectionEffect(name: nil)
  /// The host does not mark the selected option; the labels of the options show the selection.
  public static let custom = PaletteSelectionEffect(name: "custom")

  /// The host applies symbol variants to the symbol of the selected option.
  ///
  /// - Parameter variant: The symbol variants.
  /// - Returns: The look.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(name: "symbolVariant \(variant.name)")
  }
}

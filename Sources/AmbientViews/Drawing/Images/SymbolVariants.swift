public import AmbientCore

/// Variants of a symbol: filled, with a slash, or enclosed in a shape.
///
/// Variants can be combined, as in `.circle.fill`.
public struct SymbolVariants: Hashable, Sendable {
  private enum Shape: String {
    case circle, square, rectangle
  }

  private var shape: Shape?
  private var isFilled = false
  private var isSlashed = false

  private init(shape: Shape? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    self.shape = shape
    self.isFilled = isFilled
    self.isSlashed = isSlashed
  }

  /// The variant of the plain symbol.
  public static let none = SymbolVariants()
  /// The symbol in a circle.
  public static let circle = SymbolVariants(shape: .circle)
  /// The symbol in a square.
  public static let square = SymbolVariants(shape: .square)
  /// The symbol in a rectangle.
  public static let rectangle = SymbolVariants(shape: .rectangle)
  /// The variant of the filled symbol.
  public static let fill = SymbolVariants(isFilled: true)
  /// The symbol with a slash through it.
  public static let slash = SymbolVariants(isSlashed: true)

  /// These variants, in a circle.
  public var circle: SymbolVariants { adding(.circle) }
  /// These variants, in a square.
  public var square: SymbolVariants { adding(.square) }
  /// These variants, in a rectangle.
  public var rectangle: SymbolVariants { adding(.rectangle) }
  /// These variants with the filled symbol.
  public var fill: SymbolVariants { adding(.fill) }
  /// These variants, with a slash.
  public var slash: SymbolVariants { adding(.slash) }

  /// Returns whether these variants include the shape, the fill and the slash of `other`.
  ///
  /// - Parameter other: The other variants.
  /// - Returns: Whether these variants include the others.
  public func contains(_ other: SymbolVariants) -> Bool { adding(other) == self }

  /// Returns these variants combined with other variants.
  ///
  /// A shape in `other` replaces the shape of these variants.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      shape: other.shape ?? shape,
      isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed
    )
  }

  /// The value of the attribute `variants`, such as `circle fill`.
  var name: String {
    [shape?.rawValue, isSlashed ? "slash" : nil, isFilled ? "fill" : nil]
      .compactMap(\.self)
      .joined(separator: " ")
  }
}

extension EnvironmentValues {
  /// The variants in which symbols are shown; `.none` by default.
  ///
  /// Symbols have the attribute `variants` if the value is not `.none`. Setting the value replaces
  /// all variants. ``View/symbolVariant(_:fileID:line:)`` adds variants.
  ///
  /// - Note: Ambient only passes this on to the host.
  public var symbolVariants: SymbolVariants {
    get { imageStyle.variants }
    set { imageStyle.variants = newValue }
  }

  /// Setting the property adds variants; setting `.none` removes all variants.
  fileprivate var addedSymbolVariants: SymbolVariants {
    get { symbolVariants }
    set { symbolVariants = newValue == .none ? .none : symbolVariants.adding(newValue) }
  }
}

extension View {
  /// Adds variants to the symbols in the view.
  ///
  /// The modifier changes the environment value ``EnvironmentValues/symbolVariants``. It adds
  /// `variant` to the variants that ancestors set. A shape in `variant` replaces the shape that
  /// ancestors set, and `.none` removes all variants.
  ///
  /// - Parameters:
  ///   - variant: The variants to add; `.none` removes all variants.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the images in the view, and runs the bodies
  ///   that read `symbolVariants`.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func symbolVariant(
    _ variant: SymbolVariants,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.addedSymbolVariants, variant, fileID: fileID, line: line)
  }
}

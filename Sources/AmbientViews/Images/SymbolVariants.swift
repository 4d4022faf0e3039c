public import AmbientCore

/// Which of the forms of a symbol is shown: filled, struck out, within a shape.
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

  /// The plain form.
  public static let none = SymbolVariants()
  /// Within a circle.
  public static let circle = SymbolVariants(shape: .circle)
  /// Within a square.
  public static let square = SymbolVariants(shape: .square)
  /// Within a rectangle.
  public static let rectangle = SymbolVariants(shape: .rectangle)
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// Struck out.
  public static let slash = SymbolVariants(isSlashed: true)

  /// The form within a circle.
  public var circle: SymbolVariants { adding(.circle) }
  /// The form within a square.
  public var square: SymbolVariants { adding(.square) }
  /// The form within a rectangle.
  public var rectangle: SymbolVariants { adding(.rectangle) }
  /// The filled form.
  public var fill: SymbolVariants { adding(.fill) }
  /// The form that is struck out.
  public var slash: SymbolVariants { adding(.slash) }

  /// Whether all that another form asks for is part of this one.
  public func contains(_ other: SymbolVariants) -> Bool { adding(other) == self }

  /// This form and another one; the other one's shape wins.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      shape: other.shape ?? shape,
      isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed
    )
  }

  /// What is asked for, as hosts are told: `circle fill`.
  var name: String {
    [shape?.rawValue, isSlashed ? "slash" : nil, isFilled ? "fill" : nil]
      .compactMap(\.self)
      .joined(separator: " ")
  }
}

extension EnvironmentValues {
  /// Which of the forms of symbols are shown.
  public var symbolVariants: SymbolVariants {
    get { imageStyle.variants }
    set { imageStyle.variants = newValue }
  }

  /// The forms, to which more can be added only.
  fileprivate var addedSymbolVariants: SymbolVariants {
    get { symbolVariants }
    set { symbolVariants = newValue == .none ? .none : symbolVariants.adding(newValue) }
  }
}

extension View {
  /// Shows another form of the symbols in the view, besides what was asked for further out; `.none`
  /// goes back to the plain form.
  public nonisolated func symbolVariant(
    _ variant: SymbolVariants,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.addedSymbolVariants, variant, fileID: fileID, line: line)
  }
}

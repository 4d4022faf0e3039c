public import AmbientCore
public import AmbientDrawing

/// The shape of the border of buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  let name: String
  private let radius: CGFloat?

  private init(name: String, radius: CGFloat? = nil) {
    self.name = name
    self.radius = radius
  }

  /// The default shape, which the host chooses.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// A capsule.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")
  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")

  /// Returns a rectangle with round corners of a given radius in points.
  ///
  /// - Parameter radius: The radius of the corners in points.
  /// - Returns: The rectangle.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle \(Double(radius))", radius: radius)
  }
}

extension ButtonBorderShape: InsetOutline, LibraryView {
  /// Returns the outline of the border.
  ///
  /// The outline of `automatic` is a capsule. The default radius of a rectangle's corners is 8
  /// points.
  ///
  /// - Parameter rect: The frame of the shape, in points.
  /// - Returns: The outline.
  public nonisolated func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }

  /// Returns the outline of the border, moved inward by `amount` points.
  nonisolated func path(in rect: CGRect, inset amount: CGFloat) -> Path {
    switch name {
    case "circle": Circle().path(in: rect.insetBy(dx: amount, dy: amount))
    case "automatic", "capsule": Capsule().path(in: rect.insetBy(dx: amount, dy: amount))
    default: RoundedRectangle(cornerRadius: radius ?? 8).path(in: rect, inset: amount)
    }
  }

  /// Returns the shape with its edge moved inward by a length in points.
  ///
  /// - Parameter amount: The distance in points; negative to move the edge outward.
  /// - Returns: The shape.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutlineShape(base: self, amount: amount)
  }
}

/// The way in which buttons choose their size.
public struct ButtonSizing: Hashable, Sendable {
  let name: String

  /// The default, which the host chooses.
  public static let automatic = ButtonSizing(name: "automatic")
  /// A button fills the available width.
  public static let flexible = ButtonSizing(name: "flexible")
  /// A button is as large as its label.
  public static let fitted = ButtonSizing(name: "fitted")
}

extension View {
  /// Sets the shape of the borders of the buttons in the view.
  ///
  /// Hosts see a shape other than `.automatic` as the attribute `borderShape` of each button, link
  /// and menu.
  ///
  /// - Parameters:
  ///   - shape: The shape of the borders.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the buttons in the view; no body runs.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func buttonBorderShape(
    _ shape: ButtonBorderShape,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.controlTraits.borderShape, shape, fileID: fileID, line: line)
  }

  /// The form of `buttonBorderShape(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func buttonBorderShape(_asFunction shape: ButtonBorderShape) -> some View {
    buttonBorderShape(shape, fileID: "", line: 0)
  }

  /// Sets the way in which the buttons in the view choose their size.
  ///
  /// Hosts see a value other than `.automatic` as the attribute `sizing` of each button, link and
  /// menu.
  ///
  /// - Parameters:
  ///   - sizing: The way in which the buttons choose their size.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the buttons in the view; no body runs.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func buttonSizing(
    _ sizing: ButtonSizing,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.controlTraits.sizing, sizing, fileID: fileID, line: line)
  }

  /// The form of `buttonSizing(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func buttonSizing(_asFunction sizing: ButtonSizing) -> some View {
    buttonSizing(sizing, fileID: "", line: 0)
  }
}

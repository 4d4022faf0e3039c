public import AmbientCore

/// The shape of the border of buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  let name: String

  private init(name: String) { self.name = name }

  /// The default shape, which the host chooses.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// A capsule.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")
  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")

  /// Returns a rectangle with round corners of a given radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle \(Double(radius))")
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
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func buttonBorderShape(
    _ shape: ButtonBorderShape,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.controlTraits.borderShape, shape, fileID: fileID, line: line)
  }

  /// `buttonBorderShape(_:)` for use as a function value.
  public nonisolated func buttonBorderShape(_asFunction shape: ButtonBorderShape) -> some View {
    buttonBorderShape(shape, fileID: "", line: 0)
  }

  /// Sets the way in which the buttons in the view choose their size.
  ///
  /// Hosts see a value other than `.automatic` as the attribute `sizing` of each button, link and
  /// menu.
  ///
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func buttonSizing(
    _ sizing: ButtonSizing,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.controlTraits.sizing, sizing, fileID: fileID, line: line)
  }

  /// `buttonSizing(_:)` for use as a function value.
  public nonisolated func buttonSizing(_asFunction sizing: ButtonSizing) -> some View {
    buttonSizing(sizing, fileID: "", line: 0)
  }
}

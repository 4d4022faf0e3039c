public import AmbientCore

/// - Invalidation: When the value changes, the controls below are described again, and what is painted
///   with `.tint`; no body runs.
extension View {
  /// Sets the colour of what can be acted on; nil for the host's usual one.
  public nonisolated func tint(
    _ tint: Color?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.controlTraits.tint, tint.map(AnyShapeStyle.init), fileID: fileID, line: line)
  }

  /// Sets what that which can be acted on is painted with; nil for the host's usual style.
  @_disfavoredOverload
  public nonisolated func tint<S: ShapeStyle>(
    _ tint: S?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.controlTraits.tint, tint.map(AnyShapeStyle.init), fileID: fileID, line: line)
  }

  /// Sets the colour of what can be acted on, where no tint is set.
  public nonisolated func accentColor(
    _ accentColor: Color?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.controlTraits.accentColor, accentColor, fileID: fileID, line: line)
  }
}

/// The tint of the surroundings.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// The style that this one stands for: itself.
  public typealias Resolved = TintShapeStyle

  /// Makes the style.
  public init() {}

  /// The words for the tint that is set, or else for the host's usual one.
  public func _name(in environment: EnvironmentValues) -> String {
    let traits = environment.unusualControlTraits
    return traits?.tint?._name(in: environment) ?? traits?.accentColor?.description ?? "tint"
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the surroundings.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

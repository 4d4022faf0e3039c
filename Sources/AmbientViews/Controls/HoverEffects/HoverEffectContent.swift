public import AmbientCore
public import AmbientDrawing
public import AmbientLayout

/// The changes that a hover effect makes to the look of a view.
///
/// ```swift
/// Text("Buy").hoverEffect { effect, isActive, proxy in
///   effect.scaleEffect(isActive ? 1.2 : 1).opacity(isActive ? 1 : 0.8)
/// }
/// ```
///
/// The changes are applied in the order in which they are added.
public protocol HoverEffectContent: Sendable {
  /// The changes in the order in which they are applied.
  var _steps: [VisualEffectDetail.Step] { get }
}

/// The empty content with which a hover effect starts.
public struct EmptyHoverEffectContent: HoverEffectContent {
  /// The changes of the empty content: none.
  public var _steps: [VisualEffectDetail.Step] { [] }
}

private struct AddedHoverEffectContent: HoverEffectContent {
  let _steps: [VisualEffectDetail.Step]
}

extension HoverEffectContent {
  /// Adds an opacity, from 0 (invisible) to 1 (opaque).
  ///
  /// - Parameter opacity: The opacity, from 0 (invisible) to 1 (opaque).
  /// - Returns: The content with the opacity.
  public func opacity(_ opacity: Double) -> some HoverEffectContent { adding(.opacity(opacity)) }

  /// Adds a scale.
  ///
  /// - Parameters:
  ///   - x: The factor for the width.
  ///   - y: The factor for the height.
  ///   - anchor: The point that keeps its position.
  /// - Returns: The content with the scale.
  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some HoverEffectContent {
    adding(.scale(x: x, y: y, anchor: anchor))
  }

  /// Adds a scale with the same factor in both directions.
  ///
  /// - Parameters:
  ///   - scale: The factor for width and height.
  ///   - anchor: The point that keeps its position.
  /// - Returns: The content with the scale.
  public func scaleEffect(
    _ scale: CGFloat,
    anchor: UnitPoint = .center
  ) -> some HoverEffectContent {
    adding(.scale(x: scale, y: scale, anchor: anchor))
  }

  /// Adds a scale with a factor for each direction.
  ///
  /// - Parameters:
  ///   - scale: The factors for width and height.
  ///   - anchor: The point that keeps its position.
  /// - Returns: The content with the scale.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some HoverEffectContent {
    adding(.scale(x: scale.width, y: scale.height, anchor: anchor))
  }

  /// Adds a rotation.
  ///
  /// - Parameters:
  ///   - angle: The angle of the rotation.
  ///   - anchor: The point around which the view is rotated.
  /// - Returns: The content with the rotation.
  public func rotationEffect(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> some HoverEffectContent {
    adding(.rotation(angle, anchor: anchor))
  }

  /// Adds an offset.
  ///
  /// - Parameters:
  ///   - x: The horizontal offset, in points.
  ///   - y: The downward offset, in points.
  /// - Returns: The content with the offset.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some HoverEffectContent {
    adding(.offset(x: x, y: y))
  }

  /// Adds an offset, in points.
  ///
  /// - Parameter offset: The distances to the right and downward, in points.
  /// - Returns: The content with the offset.
  public func offset(_ offset: CGSize) -> some HoverEffectContent {
    adding(.offset(x: offset.width, y: offset.height))
  }

  /// Adds the changes that a closure returns.
  ///
  /// In SwiftUI, `animation` animates these changes.
  ///
  /// - Parameters:
  ///   - animation: Accepted without effect.
  ///   - body: Returns the changes.
  /// - Returns: The content with the changes.
  public func animation(
    _ animation: Animation?,
    body: (EmptyHoverEffectContent) -> some HoverEffectContent
  ) -> some HoverEffectContent {
    AddedHoverEffectContent(_steps: _steps + body(EmptyHoverEffectContent())._steps)
  }

  private func adding(_ step: VisualEffectDetail.Step) -> some HoverEffectContent {
    AddedHoverEffectContent(_steps: _steps + [step])
  }
}

public import AmbientCore
public import AmbientDrawing
public import AmbientLayout

extension Path: Shape {
  /// The attribute `shape` with the value `path`.
  public nonisolated var _attributes: ElementAttributes { ElementAttributes(.shape, "path") }

  /// Returns the path itself, for any rectangle.
  ///
  /// - Parameter rect: The frame of the shape, in points.
  /// - Returns: The path.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}

extension Path: LibraryView {}

extension StrokeStyle: Animatable {
  /// The width of the line, the limit of its miters, and the phase of its dashes.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}

extension RectangleCornerRadii: Animatable {
  /// The radii, in points.
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading),
        AnimatablePair(bottomTrailing, topTrailing)
      )
    }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension Angle: Animatable {
  /// The angle in radians.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}

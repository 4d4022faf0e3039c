extension VisualEffect {
  /// Adds an opacity, from 0 (invisible) to 1 (opaque).
  ///
  /// - Parameter opacity: The opacity, from 0 to 1.
  /// - Returns: The effects with the opacity.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }

  /// Adds a scale.
  ///
  /// - Parameters:
  ///   - x: The factor for the width.
  ///   - y: The factor for the height.
  ///   - anchor: The point that keeps its position.
  /// - Returns: The effects with the scale.
  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding(.scale(x: x, y: y, anchor: anchor))
  }

  /// Adds a scale with the same factor in both directions.
  ///
  /// - Parameters:
  ///   - scale: The factor for width and height.
  ///   - anchor: The point that keeps its position.
  /// - Returns: The effects with the scale.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(x: scale, y: scale, anchor: anchor))
  }

  /// Adds a scale with a factor for the width and a factor for the height.
  ///
  /// - Parameters:
  ///   - scale: The factors for width and height.
  ///   - anchor: The point that keeps its position.
  /// - Returns: The effects with the scale.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(x: scale.width, y: scale.height, anchor: anchor))
  }

  /// Adds a rotation.
  ///
  /// - Parameters:
  ///   - angle: The angle of the rotation.
  ///   - anchor: The point around which the view is rotated.
  /// - Returns: The effects with the rotation.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotation(angle, anchor: anchor))
  }

  /// Adds a rotation in three dimensions.
  ///
  /// - Parameters:
  ///   - angle: The angle of the rotation.
  ///   - axis: The direction of the axis.
  ///   - anchor: The point of the view that the axis passes through if `anchorZ` is 0.
  ///   - anchorZ: How far the axis is in front of the view, in points.
  ///   - perspective: The strength of the perspective; 0 for none.
  /// - Returns: The effects with the rotation.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      .rotation3D(
        angle,
        x: axis.x,
        y: axis.y,
        z: axis.z,
        anchor: anchor,
        anchorZ: anchorZ,
        perspective: perspective
      )
    )
  }

  /// Adds an offset.
  ///
  /// - Parameters:
  ///   - x: The horizontal offset, in points.
  ///   - y: The downward offset, in points.
  /// - Returns: The effects with the offset.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(.offset(x: x, y: y))
  }

  /// Adds an offset, in points.
  ///
  /// - Parameter offset: The horizontal and the downward offset, in points.
  /// - Returns: The effects with the offset.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding(.offset(x: offset.width, y: offset.height))
  }

  /// Adds a projection transform.
  ///
  /// - Parameter transform: The transform, relative to the top left corner of the view.
  /// - Returns: The effects with the transform.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding(.transform(transform))
  }

  /// Adds an affine transform.
  ///
  /// - Parameter transform: The transform, relative to the top left corner of the view.
  /// - Returns: The effects with the transform.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(.transform(ProjectionTransform(transform)))
  }

  /// Adds a blur.
  ///
  /// - Parameters:
  ///   - radius: The radius of the blur, in points.
  ///   - opaque: Whether the result has no transparent parts.
  /// - Returns: The effects with the blur.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.blur(radius: radius, isOpaque: opaque))
  }

  /// Adds brightness, from -1 (black) to 1 (white); 0 changes nothing.
  ///
  /// - Parameter amount: The brightness to add, from -1 to 1.
  /// - Returns: The effects with the brightness.
  public func brightness(_ amount: Double) -> some VisualEffect { adding(.brightness(amount)) }

  /// Adds a factor for the contrast; 1 changes nothing.
  ///
  /// - Parameter amount: The factor; 1 changes nothing.
  /// - Returns: The effects with the factor.
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.contrast(amount)) }

  /// Removes a share of the color, from 0 (no change) to 1 (only grays).
  ///
  /// - Parameter amount: The share of the color to remove, from 0 to 1.
  /// - Returns: The effects with the change.
  public func grayscale(_ amount: Double) -> some VisualEffect { adding(.grayscale(amount)) }

  /// Turns all hues by an angle.
  ///
  /// - Parameter angle: The angle by which each hue turns.
  /// - Returns: The effects with the rotation.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.hueRotation(angle)) }

  /// Adds a factor for the intensity of the colors; 1 changes nothing.
  ///
  /// - Parameter amount: The factor; 1 changes nothing.
  /// - Returns: The effects with the factor.
  public func saturation(_ amount: Double) -> some VisualEffect { adding(.saturation(amount)) }
}

public import AmbientAnimation
public import AmbientCore
public import AmbientDrawing
public import AmbientLayout

/// A wrapper that hides the type of a shape.
///
/// A change of the wrapped shape is animated, unless the type of the wrapped shape changes.
public struct AnyShape {
  private(set) var shape: any Shape

  /// Wraps a shape.
  ///
  /// - Parameter shape: The shape to wrap.
  public nonisolated init<S: Shape>(_ shape: S) {
    self.shape = (shape as? AnyShape)?.shape ?? shape
  }
}

extension AnyShape: Shape, LibraryView {
  /// The animatable data of the wrapped shape.
  public nonisolated var animatableData: _AnimatableData {
    get { _AnimatableData(of: shape) }
    set { shape = newValue.setting(shape) }
  }

  /// The attributes of the wrapped shape.
  public nonisolated var _attributes: ElementAttributes { shape._attributes }

  /// The layout direction behavior of the wrapped shape.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }

  /// Returns the path of the wrapped shape.
  ///
  /// - Parameter rect: The frame of the shape, in points.
  /// - Returns: The path.
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// Returns the size of the wrapped shape.
  ///
  /// - Parameter proposal: The size that the parent proposes.
  /// - Returns: The size, in points.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

extension AnyShape {
  /// The animatable data of a shape, together with the type of the shape.
  ///
  /// Data from shapes of different types can be added, but the sum fits no shape. Setting such a
  /// sum as the `animatableData` of an ``AnyShape`` does not change the shape.
  public struct _AnimatableData: VectorArithmetic {
    /// The data of each shape, by the type of the shape.
    private var values: AnyAnimatableData<ObjectIdentifier>

    private init(_ values: AnyAnimatableData<ObjectIdentifier>) { self.values = values }

    fileprivate nonisolated init<S: Shape>(of shape: S) {
      values = AnyAnimatableData([ObjectIdentifier(S.self): shape.animatableData])
    }

    /// Returns a copy of a shape with this data, or the shape itself if the data comes from a shape
    /// of another type.
    fileprivate nonisolated func setting<S: Shape>(_ shape: S) -> S {
      guard values.values.count == 1,
        let data = values.values[ObjectIdentifier(S.self)] as? S.AnimatableData
      else { return shape }
      var result = shape
      result.animatableData = data
      return result
    }

    /// The data that adds nothing to other data.
    public static var zero: Self { Self(.zero) }

    /// Adds the data of two shapes.
    public static func + (left: Self, right: Self) -> Self { Self(left.values + right.values) }

    /// Subtracts the data of the second shape from the data of the first.
    public static func - (left: Self, right: Self) -> Self { Self(left.values - right.values) }

    /// Multiplies the data by a number.
    ///
    /// - Parameter rhs: The factor.
    public mutating func scale(by rhs: Double) { values.scale(by: rhs) }

    /// The square of the length of the data.
    public var magnitudeSquared: Double { values.magnitudeSquared }
  }
}

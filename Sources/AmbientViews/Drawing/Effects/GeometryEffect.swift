public import AmbientCore
public import AmbientDrawing
public import AmbientHosting
public import AmbientLayout
import AmbientReflection

/// A modifier that moves the points of a drawn view, and never changes the layout.
///
/// In coordinate spaces outside of the modifier, frames and anchors show where the view is drawn.
/// With ``ignoredByLayout()``, frames and anchors show where the view would be without the effect.
///
/// ```swift
/// struct Slant: GeometryEffect {
///   var amount: CGFloat
///   func effectValue(size: CGSize) -> ProjectionTransform {
///     ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: 0, ty: 0))
///   }
/// }
///
/// Text("Fast").modifier(Slant(amount: -0.3))
/// ```
nonisolated public protocol GeometryEffect: Animatable, ViewModifier {
  /// Returns the projection of the view's points.
  ///
  /// - Parameter size: The size of the view, in points.
  /// - Returns: The projection, in points from the view's top left corner.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Returns the view in an element of kind `Projection`.
  ///
  /// - Parameter content: The view.
  /// - Returns: The element.
  @MainActor public func body(content: Content) -> some View {
    Wrapper(kind: .projection, details: [ProjectionDetail(self)], content: content)
  }

  /// Returns an effect that draws views in the same way, but does not change their frames and
  /// anchors.
  ///
  /// A pointer still hits the views where they are drawn.
  public nonisolated func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(self)
  }
}

/// A geometry effect that only changes the drawing, and not the geometry that views read.
///
/// ``GeometryEffect/ignoredByLayout()`` returns such an effect.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  private var base: Base

  fileprivate init(_ base: Base) { self.base = base }

  /// The animatable data of the effect.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  /// Returns the projection of the effect.
  ///
  /// - Parameter size: The size of the view, in points.
  /// - Returns: The projection.
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  /// Returns the view in an element of kind `Projection`.
  ///
  /// Views read their frames and anchors without this projection.
  ///
  /// - Parameter content: The view.
  /// - Returns: The element.
  @MainActor public func body(content: Content) -> some View {
    Wrapper(
      kind: .projection,
      details: [ProjectionDetail(base, isIgnoredByLayout: true)],
      content: content
    )
  }
}

/// The projection of an element of kind ``ElementKind/projection``, for hosts that draw.
public struct ProjectionDetail: ElementDetail {
  private enum Source {
    case transform(ProjectionTransform)
    case effect(any GeometryEffect)
  }

  private let source: Source

  /// Whether views read their frames and anchors without the projection.
  public let isIgnoredByLayout: Bool

  /// Creates a detail with a projection that is the same for all sizes.
  ///
  /// - Parameter transform: The projection.
  public init(_ transform: ProjectionTransform) {
    source = .transform(transform)
    isIgnoredByLayout = false
  }

  /// Creates a detail with an effect.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - isIgnoredByLayout: Whether views read their frames and anchors without the projection.
  public init(_ effect: any GeometryEffect, isIgnoredByLayout: Bool = false) {
    source = .effect(effect)
    self.isIgnoredByLayout = isIgnoredByLayout
  }

  /// Returns the projection for a view of the given size, in points.
  ///
  /// - Parameter size: The size of the view, in points.
  /// - Returns: The projection.
  public func transform(in size: CGSize) -> ProjectionTransform {
    switch source {
    case .transform(let transform): transform
    case .effect(let effect): effect.effectValue(size: size)
    }
  }

  /// Returns whether two details have equal projections and the same ``isIgnoredByLayout``.
  ///
  /// If the details have effects, the effects must have the same type and equal contents.
  ///
  /// - Parameter other: The other detail.
  /// - Returns: Whether the details are equal in this sense.
  public func isSame(as other: ProjectionDetail) -> Bool {
    guard isIgnoredByLayout == other.isIgnoredByLayout else { return false }
    return switch (source, other.source) {
    case (.transform(let first), .transform(let second)): first == second
    case (.effect(let first), .effect(let second)): first.isSame(as: second)
    default: false
    }
  }
}

extension GeometryEffect {
  fileprivate nonisolated func isSame(as other: any GeometryEffect) -> Bool {
    (other as? Self).map { areSame(self, $0) } ?? false
  }
}

extension View {
  /// Draws the view with its points moved by a projection; the layout stays the same.
  ///
  /// The view takes taps and other gestures where it is drawn. In coordinate spaces outside of this
  /// modifier, frames and anchors also show where the view is drawn.
  ///
  /// - Parameter transform: The projection, in points from the view's top left corner.
  /// - Returns: A view with the effect.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    Wrapper(
      kind: .projection,
      attributes: ElementAttributes(.matrix, transform.attribute),
      details: [ProjectionDetail(transform)],
      content: self
    )
  }

  /// Draws the view with its points moved by a transform; the layout stays the same.
  ///
  /// The view takes taps and other gestures where it is drawn. In coordinate spaces outside of this
  /// modifier, frames and anchors also show where the view is drawn.
  ///
  /// - Parameter transform: The transform, in points from the view's top left corner.
  /// - Returns: A view with the effect.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }

  /// Draws the view rotated around an axis; the layout stays the same.
  ///
  /// The view takes taps and other gestures where it is drawn. In coordinate spaces outside of this
  /// modifier, frames and anchors also show where the view is drawn.
  ///
  /// - Parameters:
  ///   - angle: The angle of the rotation.
  ///   - axis: The direction of the axis.
  ///   - anchor: The point of the view that the axis passes through if `anchorZ` is 0.
  ///   - anchorZ: How far the axis is in front of the view, in points.
  ///   - perspective: The strength of the perspective; 0 for none.
  /// - Returns: A view with the effect.
  public nonisolated func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    var attributes = ElementAttributes(.degrees, angle.degrees)
    attributes[.x] = Double(axis.x)
    attributes[.y] = Double(axis.y)
    attributes[.z] = Double(axis.z)
    attributes[.anchor] = anchor.attribute
    if anchorZ != 0 { attributes[.anchorZ] = Double(anchorZ) }
    if perspective != 1 { attributes[.perspective] = Double(perspective) }
    return Wrapper(kind: .rotation3D, attributes: attributes, content: self)
  }
}

extension ProjectionTransform {
  /// The numbers of the matrix, row by row.
  fileprivate var attribute: String {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].map(\.attributeText).joined(separator: " ")
  }
}

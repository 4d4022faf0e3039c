#if Macros
import AmbientAnimation

/// Makes a struct `Animatable`, so that its stored properties are animated.
///
/// Apply the macro to a view, a modifier, a shape or a layout. When a property changes in an
/// animation, each step of the tree's clock gives the property a value between the old and the new
/// one.
///
/// ```swift
/// @Animatable
/// struct Wedge: Shape {
///   var radius: CGFloat
///   var angle: Angle
///   @AnimatableIgnored var isClockwise: Bool
///
///   func path(in rect: CGRect) -> Path { … }
/// }
/// ```
///
/// A variable is animated unless it is static, lazy or computed, or has a property wrapper or
/// ``AnimatableIgnored()``. The type of each animated variable must be `Animatable`. The type can
/// be left out if the initial value is a literal such as `1.5`.
///
/// The macro adds the property `animatableData`. For a single property, this is the property's own
/// `animatableData`. For several properties, it is an `AnimatableValues`.
@attached(extension, conformances: Animatable, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "AmbientMacros", type: "AnimatableMacro")

/// Excludes a stored property from the `animatableData` that ``Animatable()`` adds.
///
/// The property takes on its new value without an animation.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "AmbientMacros", type: "IgnoredAnimatableMacro")
#endif

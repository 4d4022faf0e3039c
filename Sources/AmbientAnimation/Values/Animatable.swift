/// A type with data that an animation can change step by step.
///
/// Views, modifiers, shapes and layouts can conform to this protocol. When the data changes in an
/// animation, the tree computes values between the old and the new data. At each step of its clock,
/// the tree sets ``animatableData`` to the next of these values.
///
/// ```swift
/// struct Wedge: Shape {
///   var fraction: Double
///   var animatableData: Double {
///     get { fraction }
///     set { fraction = newValue }
///   }
///   func path(in rect: CGRect) -> Path { … }
/// }
/// ```
///
/// - Invalidation: At each step, the body of an animated view or modifier runs. An animated shape
///   or layout changes its element, and no body runs.
public protocol Animatable {
  /// The type of the data.
  associatedtype AnimatableData: VectorArithmetic

  /// The data that an animation changes.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// The data of a value that has nothing to animate.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  /// The data that is animated: the value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Double: Animatable {}
extension Float: Animatable {}

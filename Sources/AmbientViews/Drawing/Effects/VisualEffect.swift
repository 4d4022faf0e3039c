/// Effects that change how a view is drawn, but never its layout.
///
/// The modifier ``View/visualEffect(_:)`` passes an ``EmptyVisualEffect`` to a closure, which adds
/// effects to it:
///
/// ```swift
/// Text("Far").visualEffect { content, proxy in
///   content.opacity(1 - proxy.frame(in: .scrollView).minY / 1000).blur(radius: 2)
/// }
/// ```
///
/// The effects are applied in the order in which they are added.
public protocol VisualEffect: Sendable, Animatable {
  /// The effects in the order in which they are applied.
  var _steps: [VisualEffectDetail.Step] { get }
}

extension VisualEffect {
  /// The default list of effects, which is empty.
  public var _steps: [VisualEffectDetail.Step] { [] }
}

/// The effect that changes nothing; other effects are added to it.
public struct EmptyVisualEffect: VisualEffect {
  /// The effect has no data that an animation could change.
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates an effect that changes nothing.
  public init() {}
}

private struct AddedVisualEffect<Base: VisualEffect>: VisualEffect {
  typealias AnimatableData = EmptyAnimatableData

  let base: Base
  let step: VisualEffectDetail.Step

  var _steps: [VisualEffectDetail.Step] { base._steps + [step] }
}

extension VisualEffect {
  func adding(_ step: VisualEffectDetail.Step) -> some VisualEffect {
    AddedVisualEffect(base: self, step: step)
  }
}

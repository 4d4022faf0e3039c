import AmbientAnimation
import AmbientCore

/// The effects of a view: a mixture of basic effects and the effects of a phase, such as a phase of
/// a scroll transition.
struct EffectMixture {
  /// The effects of a phase, and their share of the mixture.
  struct Phase {
    let steps: [VisualEffectDetail.Step]

    /// The share of the phase's effects: 0 for only the basic effects, 1 for only the phase's
    /// effects.
    ///
    /// In an animation, the share can lie beyond these limits.
    var share: Double

    /// The animation of a change of the share; nil for a change without an animation.
    let animation: Animation?
  }

  /// The basic effects.
  let base: [VisualEffectDetail.Step]

  /// The phases; only the phase with the greatest share is mixed with the basic effects.
  ///
  /// The comparison ignores the signs of the shares. If several phases have the greatest share, the
  /// last one of these phases counts.
  var phases: [Phase] = []

  /// The mixed effects.
  var steps: [VisualEffectDetail.Step] {
    let strongest = phases.reversed().max { abs($0.share) < abs($1.share) }
    return strongest.map { base.mixed(with: $0.steps, by: $0.share) } ?? base
  }
}

extension VisualEffectDetail: AnimatableDetail {
  package var animatableValues: [String: any VectorArithmetic] {
    var values: [String: any VectorArithmetic] = [:]
    for (view, mixture) in mixtures.enumerated() {
      for (index, phase) in mixture.phases.enumerated() where phase.animation != nil {
        values["view\(view).phase\(index)"] = phase.share
      }
    }
    return values
  }

  package mutating func setAnimatableValues(_ values: [String: any VectorArithmetic]) {
    var mixtures = mixtures
    for view in mixtures.indices {
      for index in mixtures[view].phases.indices {
        guard let share = values["view\(view).phase\(index)"] as? Double else { continue }
        mixtures[view].phases[index].share = share
      }
    }
    if !mixtures.isEmpty { self = VisualEffectDetail(mixtures) }
  }

  package var attributeTexts: [String] { [attribute ?? ""] }

  /// Returns the animation of a change from this detail to another detail.
  ///
  /// The function looks for the first phase that has an animation in `other`, and whose share
  /// differs between the two details. The result is this animation; nil if no such phase exists.
  func animation(to other: VisualEffectDetail) -> Animation? {
    for (mixture, new) in zip(mixtures, other.mixtures) {
      for (phase, next) in zip(mixture.phases, new.phases) where phase.share != next.share {
        if let animation = next.animation { return animation }
      }
    }
    return nil
  }
}

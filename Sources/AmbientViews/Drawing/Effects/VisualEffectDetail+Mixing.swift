extension [VisualEffectDetail.Step] {
  /// Returns a mixture of these effects and other effects.
  ///
  /// - Parameters:
  ///   - others: The other effects.
  ///   - share: The share of the other effects: 0 for these effects, 1 for the other effects. A
  ///     share above 1 goes beyond the other effects: from a blur of 1 to a blur of 3, the share 2
  ///     gives a blur of 5. A share below 0 goes beyond these effects in the same way.
  /// - Returns: The mixture. The result is the list with the greater share if the two lists do not
  ///   have the same kinds of effects in the same order, or if they contain a projection transform
  ///   or a shader, which cannot be mixed.
  func mixed(with others: Self, by share: Double) -> Self {
    if share == 0 { return self }
    if share == 1 { return others }
    let nearer = share < 0.5 ? self : others
    guard count == others.count else { return nearer }
    let steps = zip(self, others).compactMap { $0.mixed(with: $1, by: CGFloat(share)) }
    return steps.count == count ? steps : nearer
  }
}

extension VisualEffectDetail.Step {
  /// Returns a mixture of this effect and another effect; nil if the effects are of different
  /// kinds, or of a kind that cannot be mixed.
  fileprivate func mixed(with other: Self, by share: CGFloat) -> Self? {
    func mix(_ first: CGFloat, _ last: CGFloat) -> CGFloat { first + (last - first) * share }
    func mix(_ first: Double, _ last: Double) -> Double { first + (last - first) * Double(share) }
    func mix(_ first: Angle, _ last: Angle) -> Angle {
      .radians(mix(first.radians, last.radians))
    }
    func mix(_ first: UnitPoint, _ last: UnitPoint) -> UnitPoint {
      UnitPoint(x: mix(first.x, last.x), y: mix(first.y, last.y))
    }
    switch (self, other) {
    case (.opacity(let a), .opacity(let b)): return .opacity(mix(a, b))
    case (.scale(let x, let y, let anchor), .scale(let x2, let y2, let anchor2)):
      return .scale(x: mix(x, x2), y: mix(y, y2), anchor: mix(anchor, anchor2))
    case (.rotation(let a, let anchor), .rotation(let b, let anchor2)):
      return .rotation(mix(a, b), anchor: mix(anchor, anchor2))
    case (
      .rotation3D(let a, let x, let y, let z, let anchor, let depth, let perspective),
      .rotation3D(let b, let x2, let y2, let z2, let anchor2, let depth2, let perspective2)
    ):
      return .rotation3D(
        mix(a, b),
        x: mix(x, x2),
        y: mix(y, y2),
        z: mix(z, z2),
        anchor: mix(anchor, anchor2),
        anchorZ: mix(depth, depth2),
        perspective: mix(perspective, perspective2)
      )
    case (.offset(let x, let y), .offset(let x2, let y2)):
      return .offset(x: mix(x, x2), y: mix(y, y2))
    case (.blur(let a, let isOpaque), .blur(let b, _)):
      return .blur(radius: mix(a, b), isOpaque: isOpaque)
    case (.brightness(let a), .brightness(let b)): return .brightness(mix(a, b))
    case (.contrast(let a), .contrast(let b)): return .contrast(mix(a, b))
    case (.grayscale(let a), .grayscale(let b)): return .grayscale(mix(a, b))
    case (.hueRotation(let a), .hueRotation(let b)): return .hueRotation(mix(a, b))
    case (.saturation(let a), .saturation(let b)): return .saturation(mix(a, b))
    default: return nil
    }
  }
}

import AmbientCore

/// A hover effect that consists of other hover effects.
///
/// ```swift
/// struct Growth: CustomHoverEffect {
///   func body(content: Content) -> some CustomHoverEffect {
///     content
///       .hoverEffect { effect, isActive, proxy in effect.scaleEffect(isActive ? 1.1 : 1) }
///       .hoverEffect(HighlightHoverEffect())
///   }
/// }
/// ```
///
/// Apply the effect with ``View/hoverEffect(_:in:isEnabled:)-(CustomHoverEffect,_,_)``.
public protocol CustomHoverEffect {
  /// The type of the body, inferred from the implementation of ``body(content:)``.
  associatedtype Body: CustomHoverEffect

  /// An effect that changes nothing, to which the body adds effects.
  typealias Content = _HoverEffectParts

  /// Returns the effects that this effect combines.
  ///
  /// - Parameter content: An effect that changes nothing.
  /// - Returns: The effects.
  func body(content: Content) -> Body

  /// The effects in the order in which they are applied.
  var _parts: _HoverEffectParts { get }
}

extension CustomHoverEffect {
  /// The effects of the body.
  public var _parts: _HoverEffectParts { body(content: _HoverEffectParts())._parts }

  /// Adds an effect.
  ///
  /// - Parameter effect: The new effect, which is applied after the existing effects.
  /// - Returns: This effect, followed by the new effect.
  public func hoverEffect(_ effect: some CustomHoverEffect) -> some CustomHoverEffect {
    _HoverEffectParts(_parts.parts + effect._parts.parts)
  }

  /// Adds changes to the look of the view.
  ///
  /// - Parameter body: Adds changes to its first argument. The second argument says whether the
  ///   effect is active. The third argument is the geometry of the view.
  /// - Returns: The effect with the changes.
  public func hoverEffect(
    body:
      @escaping @Sendable (EmptyHoverEffectContent, Bool, GeometryProxy)
      -> some HoverEffectContent
  ) -> some CustomHoverEffect {
    _HoverEffectParts(_parts.parts + [.changes(body)])
  }
}

/// Several hover effects, or none.
public struct _HoverEffectParts {
  enum Part {
    case named(HoverEffect)
    case steps(@Sendable (Bool, GeometryProxy) -> [VisualEffectDetail.Step])

    static func changes(
      _ body:
        @escaping @Sendable (EmptyHoverEffectContent, Bool, GeometryProxy)
        -> some HoverEffectContent
    ) -> Part {
      .steps { body(EmptyHoverEffectContent(), $0, $1)._steps }
    }
  }

  let parts: [Part]

  init(_ parts: [Part] = []) { self.parts = parts }

  /// The last named effect, which the host draws; nil if no effect is named.
  var named: HoverEffect? {
    parts.compactMap { if case .named(let effect) = $0 { effect } else { nil } }.last
  }

  /// A function that returns the changes to the look of the view; named effects add no changes.
  var steps: @Sendable (Bool, GeometryProxy) -> [VisualEffectDetail.Step] {
    let steps = parts.compactMap { if case .steps(let steps) = $0 { steps } else { nil } }
    return { isActive, proxy in steps.flatMap { $0(isActive, proxy) } }
  }
}

extension _HoverEffectParts: CustomHoverEffect {
  /// Returns these effects without a change.
  ///
  /// - Parameter content: An effect that changes nothing.
  /// - Returns: The effect.
  public func body(content: Content) -> _HoverEffectParts { self }

  /// The effects, in the order in which they are applied.
  public var _parts: _HoverEffectParts { self }
}

/// The effect that the host chooses, or that `defaultHoverEffect(_:)` sets.
///
/// - Note: Ambient only passes this on to the host.
public struct AutomaticHoverEffect: CustomHoverEffect {
  /// Creates an automatic hover effect.
  public init() {}

  /// Returns the effect that the host chooses, or that `defaultHoverEffect(_:)` sets.
  ///
  /// - Parameter content: An effect that changes nothing.
  /// - Returns: The effect.
  public func body(content: Content) -> some CustomHoverEffect {
    _HoverEffectParts([.named(.automatic)])
  }
}

/// The effect that highlights a view.
///
/// - Note: Ambient only passes this on to the host.
public struct HighlightHoverEffect: CustomHoverEffect {
  /// Creates a highlight hover effect.
  public init() {}

  /// Returns the effect that highlights the view.
  ///
  /// - Parameter content: An effect that changes nothing.
  /// - Returns: The effect.
  public func body(content: Content) -> some CustomHoverEffect {
    _HoverEffectParts([.named(.highlight)])
  }
}

/// The effect that lifts a view.
///
/// - Note: Ambient only passes this on to the host.
public struct LiftHoverEffect: CustomHoverEffect {
  /// Creates a lift hover effect.
  public init() {}

  /// Returns the effect that lifts the view.
  ///
  /// - Parameter content: An effect that changes nothing.
  /// - Returns: The effect.
  public func body(content: Content) -> some CustomHoverEffect {
    _HoverEffectParts([.named(.lift)])
  }
}

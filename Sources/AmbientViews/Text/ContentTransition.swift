public import AmbientCore

/// An animation between the old and the new content of a view.
///
/// The library stores the transition in the environment, where views and styles can read it. Hosts
/// do not get the transition, because no element has an attribute for it.
public struct ContentTransition: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case identity, opacity, interpolate
    case countingUp, countingDown
    case number(Double)
    case symbolEffect(SymbolEffectConfiguration, SymbolEffectOptions)
  }

  private let kind: Kind

  /// The new content replaces the old content without an animation.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades out while the new content fades in.
  public static let opacity = ContentTransition(kind: .opacity)
  /// The view shows intermediate content between the old and the new content, if there is any.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Returns a transition that changes the digits of a number as if the number counted up or down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: countsDown ? .countingDown : .countingUp)
  }

  /// Returns a transition that changes the digits of a number as if the number counted to a value.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .number(value))
  }

  /// A transition that replaces a symbol with another symbol, with an effect that the host chooses.
  public static let symbolEffect = symbolEffect(.automatic)

  /// Returns a transition that replaces a symbol with another symbol, with an effect.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: How fast the effect is played.
  /// - Returns: The transition.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbolEffect(effect.configuration, options))
  }
}

private struct ContentTransitionKey: EnvironmentKey {
  static let defaultValue = ContentTransition.identity
}

private struct AddsDrawingGroupKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The animation between the old and the new content of views.
  ///
  /// The default is `.identity`.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether content is drawn into one image during the transition.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[AddsDrawingGroupKey.self] }
    set { self[AddsDrawingGroupKey.self] = newValue }
  }
}

extension View {
  /// Sets the animation between the old and the new content of the views in the view.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public nonisolated func contentTransition(
    _ transition: ContentTransition,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.contentTransition, transition, fileID: fileID, line: line)
  }
}

public import AmbientCore

/// How the content of a view becomes another content when the change is animated.
public struct ContentTransition: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case identity, opacity, interpolate
    case countingUp, countingDown
    case number(Double)
  }

  private let kind: Kind

  /// At once.
  public static let identity = ContentTransition(kind: .identity)
  /// The one fades out while the other fades in.
  public static let opacity = ContentTransition(kind: .opacity)
  /// By what lies in between, where there is something.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Digit by digit, as numbers are counted up or down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: countsDown ? .countingDown : .countingUp)
  }

  /// Digit by digit, up or down as the number goes.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .number(value))
  }
}

private struct ContentTransitionKey: EnvironmentKey {
  static let defaultValue = ContentTransition.identity
}

private struct AddsDrawingGroupKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// How contents become others when a change is animated.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether contents are drawn into one picture while they become others.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[AddsDrawingGroupKey.self] }
    set { self[AddsDrawingGroupKey.self] = newValue }
  }
}

extension View {
  /// Sets how the contents in the view become others when a change is animated.
  public nonisolated func contentTransition(
    _ transition: ContentTransition,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.contentTransition, transition, fileID: fileID, line: line)
  }
}

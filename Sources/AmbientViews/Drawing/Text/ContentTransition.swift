public import AmbientCore

/// An animation between the old and the new content of a view.
///
/// Texts and images pass the transition, the old content and the progress of the change to the
/// host: see ``ContentTransitionDetail``. The element itself has the new content as soon as the
/// change begins.
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
  /// The view shows intermediate content, if any exists between the old and the new content.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Returns a transition that changes the digits of a number as if the number counted up or down.
  ///
  /// - Parameter countsDown: Whether the digits change as if the number counted down.
  /// - Returns: The transition.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: countsDown ? .countingDown : .countingUp)
  }

  /// Returns a transition whose digits count up when `value` grows, and down when `value` shrinks.
  ///
  /// - Parameter value: The number that the text shows.
  /// - Returns: The transition.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .number(value))
  }

  /// A transition that plays an effect when the symbol changes.
  ///
  /// The host chooses the effect.
  public static let symbolEffect = symbolEffect(.automatic)

  /// Returns a transition that plays an effect when the symbol changes.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: How often and how fast the effect is played.
  /// - Returns: The transition.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbolEffect(effect.configuration, options))
  }
}

extension ContentTransition {
  /// The words that describe the transition in an attribute, such as
  /// `symbolEffect replace downUp`.
  var attributeText: String {
    switch kind {
    case .identity: "identity"
    case .opacity: "opacity"
    case .interpolate: "interpolate"
    case .countingUp: "numericText"
    case .countingDown: "numericText countsDown"
    case .number(let value): "numericText \(CGFloat(value).attributeText)"
    case .symbolEffect(let effect, let options):
      (["symbolEffect", effect.name] + options.words)
        .joined(separator: " ")
    }
  }

  /// Returns whether digits count down when content with this transition replaces content with the
  /// transition `old`.
  func countsDown(from old: ContentTransition?) -> Bool {
    switch (kind, old?.kind) {
    case (.countingDown, _): true
    case (.number(let new), .number(let old)): new < old
    default: false
    }
  }
}

private struct AddsDrawingGroupKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The animation between the old and the new content of views.
  ///
  /// The default is `.identity`.
  ///
  /// - Note: Ambient only passes this on to the host.
  public var contentTransition: ContentTransition {
    get { customTextStyle?.contentTransition ?? .identity }
    set { textStyle.contentTransition = newValue }
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
  /// Sets the animation between the old and the new content of the texts and images in the view.
  ///
  /// In a tree whose `runsAnimations` is true, the elements have the attributes `oldContent` and
  /// `contentProgress` while an animation changes their content.
  ///
  /// ```swift
  /// Text("\(score)")
  ///   .contentTransition(.numericText(value: Double(score)))
  ///   .animation(.default, value: score)
  /// ```
  ///
  /// - Parameters:
  ///   - transition: The animation.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the texts and images in the view, and runs
  ///   the bodies that read `contentTransition`.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func contentTransition(
    _ transition: ContentTransition,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.contentTransition, transition, fileID: fileID, line: line)
  }
}

/// A way in which a symbol moves or appears.
///
/// A program writes an effect with its variants, as in `.bounce.up.byLayer`. The library passes the
/// effect to the host, and the host plays it.
public protocol SymbolEffect {
  /// The name and the variants of the effect.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that a host plays once for each change of a value.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect that a host plays until the effect becomes inactive.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect with which a symbol appears and disappears.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// An effect that a host plays when a view shows another symbol.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// An effect with variants, such as directions.
protocol VariedSymbolEffect: SymbolEffect {
  var configuration: SymbolEffectConfiguration { get set }
}

extension VariedSymbolEffect {
  /// Returns the effect with the variant `word` instead of the variants `others`.
  func adding(_ word: String, insteadOf others: [String]) -> Self {
    var effect = self
    effect.configuration = configuration.adding(word, insteadOf: others)
    return effect
  }
}

/// The name of a symbol effect and its variants.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  private let words: [String]

  init(_ name: String) { words = [name] }

  private init(words: [String]) { self.words = words }

  /// Returns the configuration with the variant `word` instead of the variants `others`.
  ///
  /// - Parameters:
  ///   - word: The variant to add.
  ///   - others: The variants to remove.
  /// - Returns: The changed configuration.
  func adding(_ word: String, insteadOf others: [String] = []) -> SymbolEffectConfiguration {
    // The variant `custom` is followed by an angle, as in `custom 30`. The name `custom` in
    // `others` removes the variant with any angle.
    let kept = words.filter { old in
      old != word && !others.contains { old == $0 || old.hasPrefix($0 + " ") }
    }
    return SymbolEffectConfiguration(words: kept + [word])
  }

  /// The words that describe the effect in an attribute, such as `bounce up byLayer`.
  var name: String { words.joined(separator: " ") }
}

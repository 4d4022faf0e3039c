public import AmbientCore
public import Foundation

/// Combines the rules in the body of an ``AttributedTextFormattingDefinition``.
@resultBuilder
public enum AttributedTextFormattingBuilder<Scope: AttributeScope> {
  /// Returns a rule for the attributes of the scope.
  ///
  /// - Parameter rule: The rule.
  /// - Returns: The rule.
  public static func buildExpression<D: AttributedTextFormattingDefinition<Scope>>(
    _ rule: D
  ) -> D { rule }

  /// Returns the first rule.
  ///
  /// - Parameter first: The first rule.
  /// - Returns: The first rule.
  public static func buildPartialBlock<D: AttributedTextFormattingDefinition<Scope>>(
    first: D
  ) -> D { first }

  /// Adds a rule, which applies after the previous rules.
  ///
  /// - Parameters:
  ///   - accumulated: The rules so far.
  ///   - next: The rule to add.
  /// - Returns: All rules.
  public static func buildPartialBlock<
    A: AttributedTextFormattingDefinition<Scope>,
    B: AttributedTextFormattingDefinition<Scope>
  >(
    accumulated: A,
    next: B
  ) -> _FormattingPair<A, B> { _FormattingPair(first: accumulated, second: next) }
}

/// Two rules, one after the other.
public struct _FormattingPair<
  First: AttributedTextFormattingDefinition,
  Second: AttributedTextFormattingDefinition
>: AttributedTextFormattingDefinition where First.Scope == Second.Scope {
  /// The attributes that the rules can read.
  public typealias Scope = First.Scope

  let first: First
  let second: Second

  /// A rule that does nothing, because `_constrain(_:)` applies both rules.
  public var body: _FormattingRule<Scope> { _FormattingRule() }

  /// Changes the attributes of characters in accordance with both rules.
  public func _constrain(_ attributes: inout AttributeContainer) {
    first._constrain(&attributes)
    second._constrain(&attributes)
  }
}

private struct FormattingKey: EnvironmentKey {
  static var defaultValue: (any AttributedTextFormattingDefinition)? { nil }
}

extension EnvironmentValues {
  var attributedTextFormatting: (any AttributedTextFormattingDefinition)? {
    get { self[FormattingKey.self] }
    set { self[FormattingKey.self] = newValue }
  }
}

extension View {
  /// Sets the rules for the attributes of texts that the user edits in the view.
  ///
  /// - Parameters:
  ///   - definition: The rules.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change of the rules updates the editors in the view; no body runs.
  public nonisolated func attributedTextFormattingDefinition<
    D: AttributedTextFormattingDefinition
  >(
    _ definition: D,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.attributedTextFormatting, definition, fileID: fileID, line: line)
  }

  /// The form of `attributedTextFormattingDefinition(_:)` without the parameters `fileID` and
  /// `line`, for use as a function value.
  public nonisolated func attributedTextFormattingDefinition<
    D: AttributedTextFormattingDefinition
  >(_asFunction definition: D) -> some View {
    attributedTextFormattingDefinition(definition, fileID: "", line: 0)
  }
}

extension AttributedString {
  /// Returns the string after the rules of a definition have changed it.
  func constrained(by definition: (any AttributedTextFormattingDefinition)?) -> AttributedString {
    guard let definition else { return self }
    var string = self
    for run in runs {
      var attributes = run.attributes
      definition._constrain(&attributes)
      if attributes != run.attributes { string[run.range].setAttributes(attributes) }
    }
    return string
  }
}

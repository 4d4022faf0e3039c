public import AmbientCore

/// A text, or several texts combined with `+`.
///
/// The style of the text itself takes precedence over the style of the environment:
///
/// ```swift
/// VStack {
///   Text("Autumn")                    // a title
///   Text("a remark").font(.caption)   // a caption
/// }
/// .font(.title)
/// ```
///
/// The element of a text has attributes only for properties that are not the default. The element
/// of a combined text has the attributes that are equal in all its parts.
///
/// Literals are shown without a translation: unlike SwiftUI, the library does not look up their
/// localizations.
///
/// - Invalidation: A text depends on all environment values for texts together. When one of these
///   values changes, the element of the text is described again, and no body runs.
public struct Text: Equatable {
  private enum Storage: Equatable {
    case plain(String)
    case runs([Run])
  }

  /// Characters with one style.
  private struct Run: Equatable {
    var string: String
    var style = CharacterStyle()
  }

  private var content: Storage

  /// Creates a text that shows a string without changes.
  public init(verbatim content: String) { self.content = .plain(content) }

  /// Creates a text that shows a string without changes.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.content = .plain(String(content)) }

  /// Creates a text that shows a string, or a literal with interpolations, without changes.
  public init(_ content: String) { self.content = .plain(content) }

  /// Combines two texts, each with its own style.
  public static func + (lhs: Text, rhs: Text) -> Text { lhs.followed(by: rhs) }

  /// Returns this text followed by another text, each with its own style.
  package func followed(by other: Text) -> Text {
    var text = self
    text.content = .runs(runs + other.runs)
    return text
  }

  /// The characters of the text, without their style.
  var string: String {
    switch content {
    case .plain(let string): string
    case .runs(let runs): runs.map(\.string).joined()
    }
  }

  private var runs: [Run] {
    switch content {
    case .plain(let string): [Run(string: string)]
    case .runs(let runs): runs
    }
  }

  /// Returns the text with a changed style.
  ///
  /// Properties that are already set for the text do not change.
  func styled(_ change: (inout CharacterStyle) -> Void) -> Text {
    var outer = CharacterStyle()
    change(&outer)
    var text = self
    text.content = .runs(
      runs.map { Run(string: $0.string, style: $0.style.merged(over: outer)) }
    )
    return text
  }
}

extension Text: ElementView {
  /// Describes the element.
  ///
  /// If neither the text nor the environment sets a style, the existing description is changed in
  /// place. This avoids the work of creating a new description.
  public static func _runNode(_ node: _ViewNode) {
    let isPlain = node.describeInPlace(Text.self) { text, description in
      guard case .plain(let string) = text.pointee.content,
        EnvironmentValues(node.scope).customTextStyle == nil
      else { return false }
      description.become(.text, text: string)
      return true
    }
    if !isPlain { describe(node) }
  }

  /// Replaces the text of a node.
  ///
  /// If neither the old nor the new text has a style, the description changes immediately. This
  /// avoids the work of scheduling and running the node.
  public static func _updateNode(_ node: _ViewNode, _ text: Text) {
    node.update(with: text) { description in
      guard case .plain(let string) = text.content else { return false }
      description.become(.text, text: string)
      return true
    }
  }

  /// Describes the element of the text.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    resolvedDescription(in: environment)
  }

  /// Returns the description of the text in an environment, on any actor.
  nonisolated func resolvedDescription(in environment: EnvironmentValues) -> ElementDescription {
    let inherited = environment.textStyle
    let styles: [CharacterStyle] =
      switch content {
      case .plain: [inherited.characters]
      case .runs(let runs): runs.map { $0.style.merged(over: inherited.characters) }
      }
    var description = ElementDescription(
      .text,
      text: inherited.textCase?.applied(to: string) ?? string,
      attributes: inherited.attributes.merging(shared(styles, in: environment))
    )
    if let style = styles.first?.foreground, styles.allSatisfy({ $0.foreground == style }) {
      description.set(PaintDetail(style._paint(in: environment)))
    }
    return description
  }

  /// Returns the attributes that are equal in all styles.
  private nonisolated func shared(
    _ styles: [CharacterStyle],
    in environment: EnvironmentValues
  ) -> ElementAttributes {
    guard var shared = styles.first?.attributes(in: environment) else {
      return ElementAttributes()
    }
    for style in styles.dropFirst() where !shared.isEmpty {
      shared = shared.intersection(style.attributes(in: environment))
    }
    return shared
  }
}

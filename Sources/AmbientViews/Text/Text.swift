public import AmbientCore

/// A run of text, or several put together with `+`.
///
/// Its own style wins over what the surroundings say:
///
/// ```swift
/// VStack {
///   Text("Autumn")                    // a title
///   Text("a remark").font(.caption)   // a caption
/// }
/// .font(.title)
/// ```
///
/// As an element it has attributes only for what is unusual. A text that was put together has those
/// that hold for all of it.
///
/// - Invalidation: All that the environment says about texts is one dependency of a text. When it changes,
///   the text is described again, and no body runs.
public struct Text: Equatable {
  private enum Storage: Equatable {
    case plain(String)
    case runs([Run])
  }

  /// Letters of one style.
  private struct Run: Equatable {
    var string: String
    var style = CharacterStyle()
  }

  private var content: Storage

  /// Shows a string as it is.
  public init(verbatim content: String) { self.content = .plain(content) }

  /// Shows a string as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.content = .plain(String(content)) }

  /// Shows a literal, with its interpolations.
  public init(_ content: String) { self.content = .plain(content) }

  /// Puts two texts together; each keeps its own style.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var text = lhs
    text.content = .runs(lhs.runs + rhs.runs)
    return text
  }

  /// The text without its style.
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

  /// The text with another style; where its parts have said something before, that stays.
  func styled(_ change: (inout CharacterStyle) -> Void) -> Text {
    var outer = CharacterStyle()
    change(&outer)
    var text = self
    text.content = .runs(
      runs.map { Run(string: $0.string, style: $0.style.over(outer)) }
    )
    return text
  }
}

extension Text: ElementView {
  /// Describes the text; in place if neither the text nor the environment has a style.
  public static func _runNode(_ node: _ViewNode) {
    let isPlain = node.describeInPlace(Text.self) { text, description in
      guard case .plain(let string) = text.pointee.content,
        EnvironmentValues(node.scope).setTextStyle == nil
      else { return false }
      description.become(.text, text: string)
      return true
    }
    if !isPlain { describe(node) }
  }

  /// Shows another text, at once if it is as plain as the one before.
  public static func _updateNode(_ node: _ViewNode, _ text: Text) {
    node.update(with: text) { description in
      guard case .plain(let string) = text.content else { return false }
      description.become(.text, text: string)
      return true
    }
  }

  /// Describes the text in its surroundings.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    element(in: environment, environment.textStyle)
  }

  private func element(
    in environment: EnvironmentValues,
    _ around: TextStyle
  ) -> ElementDescription {
    let styles: [CharacterStyle] =
      switch content {
      case .plain: [around.characters]
      case .runs(let runs): runs.map { $0.style.over(around.characters) }
      }
    return ElementDescription(
      .text,
      text: around.textCase?.applied(to: string) ?? string,
      attributes: around.attributes.merging(shared(styles, in: environment))
    )
  }

  /// The attributes that all styles have.
  private func shared(
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

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
/// The element of a text has attributes only for the style properties that differ from their
/// defaults. The element of a combined text has the attributes that are equal in all parts of the
/// text.
///
/// A literal is a ``LocalizedStringKey``: if the program has a translation of it, the text shows
/// the translation for the locale of the environment. A string that is not a literal is shown
/// unchanged.
///
/// - Invalidation: When any of the environment values for texts changes, the element of the text is
///   updated, and no body runs.
public struct Text: Equatable, Sendable {
  private enum Storage: Equatable, Sendable {
    case plain(String)
    /// A key without arguments, in the default table of the main bundle.
    case key(String)
    case localized(LocalizedText)
    case runs([Run])
  }

  /// A piece of the text that has a single style.
  private struct Run: Equatable, Sendable {
    var content: Storage
    var style = CharacterStyle()
  }

  private var content: Storage

  /// Creates a text that shows a string without changes.
  ///
  /// - Parameter content: The string, which is not looked up as a key.
  public init(verbatim content: String) { self.content = .plain(content) }

  /// Creates a text that shows a string without changes.
  ///
  /// - Parameter content: The string, which is not looked up as a key.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.content = .plain(String(content)) }

  /// Creates a text that shows a string without changes.
  ///
  /// - Parameter content: The string, which is not looked up as a key.
  @_disfavoredOverload
  public init(_ content: String) { self.content = .plain(content) }

  init(localized text: LocalizedText) { content = .localized(text) }

  /// Creates a text from a key in the default table of the main bundle.
  init(key: LocalizedStringKey) {
    content =
      key.arguments.isEmpty
      ? .key(key.key) : .localized(LocalizedText(key, table: nil, bundle: nil))
  }

  init(parts: [StyledString]) {
    content = .runs(parts.map { Run(content: .plain($0.string), style: $0.style) })
  }

  /// Combines two texts, which keep their own styles.
  public static func + (lhs: Text, rhs: Text) -> Text { lhs.followed(by: rhs) }

  /// Returns this text followed by another text; both texts keep their own styles.
  package func followed(by other: Text) -> Text {
    var text = self
    text.content = .runs(runs + other.runs)
    return text
  }

  /// Whether the characters depend on the current date.
  var isLive: Bool {
    switch content {
    case .plain, .key: false
    case .localized(let text): text.isLive
    case .runs(let runs): runs.contains { Text($0.content).isLive }
    }
  }

  private init(_ content: Storage) { self.content = content }

  private var runs: [Run] {
    if case .runs(let runs) = content { runs } else { [Run(content: content)] }
  }

  /// Returns the text with a changed style.
  ///
  /// The change has no effect on properties that earlier modifiers of the text have set.
  func styled(_ change: (inout CharacterStyle) -> Void) -> Text {
    var outer = CharacterStyle()
    change(&outer)
    var text = self
    text.content = .runs(
      runs.map { Run(content: $0.content, style: $0.style.merged(over: outer)) }
    )
    return text
  }
}

extension Text {
  /// Returns the characters of the text, without their style, in an environment.
  func string(in environment: EnvironmentValues) -> String {
    if case .plain(let string) = content { return string }
    if environment.localizedStrings == nil, let string = Self.fixedString(of: content) {
      return string
    }
    return parts(in: environment).map(\.string).joined()
  }

  /// Returns the characters of the text, with the styles that are set in the text.
  func parts(in environment: EnvironmentValues) -> [StyledString] {
    runs.flatMap { run in
      Self.parts(of: run.content, in: environment).map {
        StyledString(string: $0.string, style: $0.style.merged(over: run.style))
      }
    }
  }

  private static func parts(
    of content: Storage,
    in environment: EnvironmentValues
  ) -> [StyledString] {
    switch content {
    case .plain(let string): [StyledString(string: string)]
    case .key(let key):
      LocalizedText(LocalizedStringKey(key), table: nil, bundle: nil).parts(in: environment)
    case .localized(let text): text.parts(in: environment)
    case .runs(let runs):
      runs.flatMap { run in
        parts(of: run.content, in: environment).map {
          StyledString(string: $0.string, style: $0.style.merged(over: run.style))
        }
      }
    }
  }

  /// Returns the characters that a text has in every environment without `localizedStrings`.
  ///
  /// The result is nil for texts that depend on other environment values, and for texts that need
  /// more work, such as combined texts and Markdown.
  ///
  /// An environment without a `customTextStyle` has no `localizedStrings` either, because
  /// `customTextStyle` contains them.
  private static func fixedString(of content: Storage) -> String? {
    switch content {
    case .plain(let string): string
    case .key(let key) where BundleStrings.main == nil && !InlineMarkdown.isPossible(in: key): key
    case .localized(let text) where BundleStrings.main == nil: text.fixedString
    default: nil
    }
  }
}

extension Text: ElementView {
  /// Describes the element.
  ///
  /// If neither the text nor the environment sets a style, this method changes the description that
  /// the node has. This avoids the work of creating a new description.
  public static func _runNode(_ node: _ViewNode) {
    let isPlain = node.describeInPlace(Text.self) { text, description in
      guard let string = fixedString(of: text.pointee.content),
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
      guard let string = fixedString(of: text.content) else { return false }
      description.become(.text, text: string)
      return true
    }
  }

  /// Describes the element of the text.
  ///
  /// - Parameter environment: The environment of the view.
  /// - Returns: The description.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    let description =
      isLive
      ? environment.following { resolvedDescription(in: $0) }
      : resolvedDescription(in: environment)
    return description.openingLinks(in: environment)
  }

  nonisolated func resolvedDescription(in environment: EnvironmentValues) -> ElementDescription {
    let inherited = environment.textStyle
    let parts: [StyledString] =
      if case .plain(let string) = content { [StyledString(string: string)] } else {
        parts(in: environment)
      }
    let styles = parts.map { $0.style.merged(over: inherited.characters) }
    let string = parts.count == 1 ? parts[0].string : parts.map(\.string).joined()
    var description = ElementDescription(
      .text,
      text: inherited.textCase?.applied(to: string) ?? string,
      attributes: inherited.attributes.merging(shared(styles, in: environment))
    )
    description.set(inherited.contentTransition)
    if let style = styles.first?.foreground, styles.allSatisfy({ $0.foreground == style }) {
      description.set(PaintDetail(style._paint(in: environment)))
    }
    let hasRuns = styles.contains {
      $0 != styles[0] || $0.hasCustomAttributes || $0.image != nil
    }
    guard hasRuns || inherited.renderer != nil else { return description }
    let runs = TextRuns(parts, styles, textCase: inherited.textCase, in: environment)
    if hasRuns { description.set(runs) }
    if let renderer = inherited.renderer {
      description.set(TextRendererDetail(renderer, runs, description, in: environment))
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

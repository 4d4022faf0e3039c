#if !canImport(Darwin)
public import Foundation

extension AttributedString {
  /// The options for reading Markdown.
  public struct MarkdownParsingOptions: Sendable {
    /// The Markdown syntax that is interpreted.
    public enum InterpretedSyntax: Int, Sendable {
      /// Blocks, such as lists, and inline syntax, such as emphasis and links.
      case full

      /// Only inline syntax.
      ///
      /// Consecutive spaces and line breaks become one space. At the beginning and the end of the
      /// source, they are removed.
      case inlineOnly

      /// Only inline syntax. Spaces and line breaks stay as they are.
      case inlineOnlyPreservingWhitespace
    }

    /// What happens if the source cannot be read.
    public enum FailurePolicy: Int, Sendable {
      /// The initializer throws the error.
      case throwError

      /// The part that could be read is the result.
      case returnPartiallyParsedIfPossible
    }

    /// Accepted without effect: `^[characters](name: value)` becomes `characters`.
    public var allowsExtendedAttributes: Bool

    /// The Markdown syntax that is interpreted.
    public var interpretedSyntax: InterpretedSyntax

    /// Accepted without effect: every text is valid Markdown.
    public var failurePolicy: FailurePolicy

    /// Accepted without effect: Foundation has no attribute for languages on this platform.
    public var languageCode: String?

    /// Creates options for reading Markdown.
    ///
    /// - Parameters:
    ///   - allowsExtendedAttributes: Accepted without effect.
    ///   - interpretedSyntax: The Markdown syntax that is interpreted.
    ///   - failurePolicy: Accepted without effect.
    ///   - languageCode: Accepted without effect.
    public init(
      allowsExtendedAttributes: Bool = false,
      interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError,
      languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates a string from Markdown.
  ///
  /// Emphasis becomes the attribute `inlinePresentationIntent`, and blocks become the attribute
  /// `presentationIntent`. A ``Text`` shows emphasis and links.
  ///
  /// ```swift
  /// let note = try AttributedString(markdown: "Water *both* [plants](https://example.com).")
  /// Text(note)
  /// ```
  ///
  /// HTML and reference links such as `[plants][1]` are ordinary characters.
  ///
  /// - Parameters:
  ///   - markdown: The source.
  ///   - options: How the source is read.
  ///   - baseURL: The base address of relative links.
  /// - Throws: Nothing: every text is valid Markdown.
  public init(
    markdown: String,
    options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    switch options.interpretedSyntax {
    case .full:
      for block in MarkdownBlocks(markdown).blocks {
        var part = AttributedString(
          parts: block.isCode
            ? [StyledString(string: block.text)] : InlineMarkdown.partsWithoutMarks(of: block.text),
          baseURL
        )
        part.presentationIntent = block.intent
        self += part
      }
    case .inlineOnly:
      let words = markdown.split(whereSeparator: \.isWhitespace)
      self.init(parts: InlineMarkdown.partsWithoutMarks(of: words.joined(separator: " ")), baseURL)
    case .inlineOnlyPreservingWhitespace:
      self.init(parts: InlineMarkdown.partsWithoutMarks(of: markdown), baseURL)
    }
  }

  /// Creates a string from Markdown, for a scope of attributes.
  ///
  /// - Parameters:
  ///   - markdown: The source.
  ///   - scope: Accepted without effect: custom attributes are not read from the source.
  ///   - options: How the source is read.
  ///   - baseURL: The base address of relative links.
  /// - Throws: Nothing: every text is valid Markdown.
  public init<S: AttributeScope>(
    markdown: String,
    including scope: S.Type,
    options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  /// Creates a string from Markdown, for a scope of attributes.
  ///
  /// - Parameters:
  ///   - markdown: The source.
  ///   - scope: Accepted without effect: custom attributes are not read from the source.
  ///   - options: How the source is read.
  ///   - baseURL: The base address of relative links.
  /// - Throws: Nothing: every text is valid Markdown.
  public init<S: AttributeScope>(
    markdown: String,
    including scope: KeyPath<AttributeScopes, S.Type>,
    options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  /// Creates a string from Markdown in UTF-8.
  ///
  /// - Parameters:
  ///   - markdown: The source.
  ///   - options: How the source is read.
  ///   - baseURL: The base address of relative links.
  /// - Throws: `CocoaError.fileReadInapplicableStringEncoding` if the data is not UTF-8.
  public init(
    markdown: Data,
    options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    guard let source = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: source, options: options, baseURL: baseURL)
  }

  /// Creates a string from a file of Markdown in UTF-8.
  ///
  /// - Parameters:
  ///   - url: The address of the file.
  ///   - options: How the source is read.
  ///   - baseURL: The base address of relative links.
  /// - Throws: An error of Foundation if the file cannot be read, or is not UTF-8.
  public init(
    contentsOf url: URL,
    options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  init(parts: [StyledString], _ baseURL: URL? = nil) {
    self.init()
    for part in parts where !part.string.isEmpty {
      var string = AttributedString(part.string)
      let intent = part.style.intent
      if !intent.isEmpty { string.inlinePresentationIntent = intent }
      string.link = part.style.link.flatMap { URL(string: $0, relativeTo: baseURL) }
      self += string
    }
  }
}

extension CharacterStyle {
  fileprivate var intent: InlinePresentationIntent {
    var intent: InlinePresentationIntent = []
    if isBold == true { intent.insert(.stronglyEmphasized) }
    if isItalic == true { intent.insert(.emphasized) }
    if isMonospaced == true { intent.insert(.code) }
    if strikethrough != nil { intent.insert(.strikethrough) }
    return intent
  }
}

extension InlineMarkdown {
  /// Returns the parts of a text, without the marks around words that must agree with a number.
  ///
  /// For `^[3 cat](inflect: true)`, the result is `3 cat`. Only a `Text` makes the noun agree with
  /// the number.
  fileprivate static func partsWithoutMarks(of string: String) -> [StyledString] {
    Inflection.removed(from: parts(of: string))
  }
}
#endif

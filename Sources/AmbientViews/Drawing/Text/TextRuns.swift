import AmbientCore
public import AmbientHosting

/// A detail with the parts of a text, each with its own style.
///
/// The element has the attributes that all parts share. A host that shows parts in different styles
/// reads the detail:
///
/// ```swift
/// for run in element.detail(TextRuns.self)?.runs ?? [] {
///   draw(run.text, font: run.attributes[.font])
/// }
/// ```
///
/// A text has the detail only if its characters have different styles, if they have values of
/// ``Text/customAttribute(_:)``, or if the text contains an image.
public struct TextRuns: ElementDetail, Equatable, Sendable {
  /// Characters that have the same style.
  public struct Run: Equatable, Sendable {
    /// The characters.
    public let text: String

    /// The attributes for the style of the characters, such as the font.
    public let attributes: ElementAttributes

    /// The paint of the characters, such as a color; nil for the host's default.
    public let paint: ShapePaint?

    /// The image that the host shows instead of the characters; nil to show the characters.
    public let picture: Picture?

    let custom: CustomTextAttributes

    /// The value of type `T` that ``Text/customAttribute(_:)`` attached to the characters; nil if
    /// there is none.
    ///
    /// - Parameter type: The type of the attribute.
    public subscript<T: TextAttribute>(type: T.Type) -> T? {
      for value in custom.values { if let match = value as? T { return match } }
      return nil
    }
  }

  /// The parts, in the order of the text.
  public let runs: [Run]
}

extension TextRuns {
  /// Creates the detail from the parts of a text.
  ///
  /// - Parameters:
  ///   - parts: The characters of the parts.
  ///   - styles: The styles of the parts, merged with the style of the environment.
  ///   - textCase: The case to which the characters are converted; nil to keep the characters.
  ///   - environment: The environment of the text.
  init(
    _ parts: [StyledString],
    _ styles: [CharacterStyle],
    textCase: Text.Case?,
    in environment: EnvironmentValues
  ) {
    runs = zip(parts, styles).map { part, style in
      Run(
        text: textCase?.applied(to: part.string) ?? part.string,
        attributes: style.attributes(in: environment),
        paint: style.foreground?._paint(in: environment),
        picture: style.image.map { Picture($0, in: environment) },
        custom: style.uncommon?.custom ?? CustomTextAttributes()
      )
    }
  }
}

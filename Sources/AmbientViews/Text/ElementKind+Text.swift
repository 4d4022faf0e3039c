public import AmbientHosting

/// The kinds of elements of texts.
extension ElementKind {
  /// A ``Text``: its `text` is what to show.
  public static let text: ElementKind = "Text"
}

extension ElementAttribute where Value == String {
  /// The font of the letters: its name, and what differs from it.
  public static var font: Self { Self("font") }
  /// The weight of the letters.
  public static var weight: Self { Self("weight") }
  /// The line below the letters: its pattern, and its color if it has its own.
  public static var underline: Self { Self("underline") }
  /// The line through the letters: its pattern, and its color if it has its own.
  public static var strikethrough: Self { Self("strikethrough") }
  /// The color or style in which a text or a picture is drawn.
  public static var foreground: Self { Self("foreground") }
  /// Where a text is cut that does not fit: `head` or `middle`.
  public static var truncation: Self { Self("truncation") }
  /// Why a text or a picture must not be read as it is: `placeholder`, `privacy`, `invalidated`.
  public static var redacted: Self { Self("redacted") }
}

extension ElementAttribute where Value == Bool {
  /// Whether the letters are bold.
  public static var bold: Self { Self("bold") }
  /// Whether the letters are italic.
  public static var italic: Self { Self("italic") }
  /// Whether all letters are equally wide.
  public static var monospaced: Self { Self("monospaced") }
  /// Whether letters may move closer together to fit.
  public static var tightening: Self { Self("tightening") }
}

extension ElementAttribute where Value == Int {
  /// How many lines a text has at most.
  public static var lineLimit: Self { Self("lineLimit") }
}

extension ElementAttribute where Value == Double {
  /// The distance between two lines, in points.
  public static var lineSpacing: Self { Self("lineSpacing") }
  /// How small a text may become to fit, as a part of its size.
  public static var minimumScale: Self { Self("minimumScale") }
}

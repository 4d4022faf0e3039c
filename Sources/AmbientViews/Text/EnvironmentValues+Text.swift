public import AmbientCore

/// What texts find in their surroundings, each a part of one value that a text reads.
///
/// - Invalidation: Reading one of these in a body depends on it alone: a change of another one does
///   not run the body again.
extension EnvironmentValues {
  /// The font of texts that have none of their own; nil for the host's usual one.
  public var font: Font? {
    get { textStyle.characters.font }
    set { textStyle.characters.font = newValue }
  }

  /// How many lines a text may take; nil for any number.
  public var lineLimit: Int? {
    get { textStyle.lineLimit }
    set { textStyle.lineLimit = newValue }
  }

  /// The room between two lines, in points.
  public var lineSpacing: CGFloat {
    get { textStyle.lineSpacing }
    set { textStyle.lineSpacing = newValue }
  }

  /// How the lines of a text are aligned with each other.
  public var multilineTextAlignment: TextAlignment {
    get { textStyle.alignment }
    set { textStyle.alignment = newValue }
  }

  /// What is left out of a text that does not fit.
  public var truncationMode: Text.TruncationMode {
    get { textStyle.truncationMode }
    set { textStyle.truncationMode = newValue }
  }

  /// Whether letters may move closer to make a text fit.
  public var allowsTightening: Bool {
    get { textStyle.allowsTightening }
    set { textStyle.allowsTightening = newValue }
  }

  /// How much smaller letters may become to make a text fit: 1 for not at all.
  public var minimumScaleFactor: CGFloat {
    get { textStyle.minimumScaleFactor }
    set { textStyle.minimumScaleFactor = newValue }
  }

  /// The case that texts are changed to; nil to leave them as they are.
  public var textCase: Text.Case? {
    get { textStyle.textCase }
    set { textStyle.textCase = newValue }
  }
}

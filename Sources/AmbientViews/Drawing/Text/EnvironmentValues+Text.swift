public import AmbientCore

/// Environment values for texts.
///
/// The values are parts of one stored value. Each text reads the stored value as a whole.
///
/// - Invalidation: A body that reads one of these values depends only on the part that it reads. A
///   change of another part does not run the body.
extension EnvironmentValues {
  /// The font of texts that do not set a font; nil for the host's default.
  ///
  /// - Note: Ambient only passes this on to the host.
  public var font: Font? {
    get { textStyle.characters.font }
    set { textStyle.characters.font = newValue }
  }

  /// The text size that the user prefers; `.large` by default.
  ///
  /// A host can set the value from the user's settings. The value determines the size of fonts of
  /// text styles, such as `.title`, and scales custom fonts that have no fixed size.
  /// A ``ScaledMetric`` is a number that scales with the value.
  ///
  /// Texts and symbols have the attribute `dynamicTypeSize` if the value is not `.large` and the
  /// size of their font depends on the value. Date pickers have the attribute if the value is not
  /// `.large`.
  public var dynamicTypeSize: DynamicTypeSize {
    get { customTextStyle?.characters.typeSize ?? .large }
    set { textStyle.characters.typeSize = newValue == .large ? nil : newValue }
  }

  /// The maximum number of lines of a text; nil for no limit.
  ///
  /// - Note: Ambient only passes this on to the host.
  public var lineLimit: Int? {
    get { textStyle.lines.most }
    set { textStyle.lines.most = newValue }
  }

  /// The space between two lines, in points.
  ///
  /// - Note: Ambient only passes this on to the host.
  public var lineSpacing: CGFloat {
    get { textStyle.lineSpacing }
    set { textStyle.lineSpacing = newValue }
  }

  /// The alignment of the lines of a text with each other.
  ///
  /// - Note: Ambient only passes this on to the host.
  public var multilineTextAlignment: TextAlignment {
    get { textStyle.alignment }
    set { textStyle.alignment = newValue }
  }

  /// The position at which a text is cut if the text does not fit.
  ///
  /// - Note: Ambient only passes this on to the host.
  public var truncationMode: Text.TruncationMode {
    get { textStyle.truncationMode }
    set { textStyle.truncationMode = newValue }
  }

  /// Whether the space between characters may shrink to make a text fit.
  ///
  /// - Note: Ambient only passes this on to the host.
  public var allowsTightening: Bool {
    get { textStyle.allowsTightening }
    set { textStyle.allowsTightening = newValue }
  }

  /// The smallest scale to which characters may shrink to make a text fit.
  ///
  /// The scale is a fraction of the characters' size. The value 1, which is the default, prevents
  /// scaling.
  ///
  /// - Note: Ambient only passes this on to the host.
  public var minimumScaleFactor: CGFloat {
    get { textStyle.minimumScaleFactor }
    set { textStyle.minimumScaleFactor = newValue }
  }

  /// The case to which texts are converted; nil for none.
  public var textCase: Text.Case? {
    get { textStyle.textCase }
    set { textStyle.textCase = newValue }
  }
}

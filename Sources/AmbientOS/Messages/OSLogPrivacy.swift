/// Whether a log may show a value of a message.
public struct OSLogPrivacy: Sendable {
  /// The text that replaces a hidden value.
  public struct Mask: Sendable {
    fileprivate enum Kind { case none, hash }
    fileprivate let kind: Kind

    /// A hash of the value.
    ///
    /// Equal values have equal hashes until the program ends.
    public static var hash: Mask { Mask(kind: .hash) }

    /// The text `<private>` or `<sensitive>`.
    public static var none: Mask { Mask(kind: .none) }
  }

  private enum Kind { case open, hidden, sensitive }
  private let kind: Kind
  private let mask: Mask

  /// The privacy of a value that the log shows.
  ///
  /// Apple's log differs: without a debugger, it shows only numbers.
  public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .open, mask: .none) }

  /// The privacy of a value that the log shows.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .open, mask: .none) }

  /// The text `<private>` replaces the value.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: .none) }

  /// The text `<sensitive>` replaces the value.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .sensitive, mask: .none) }

  /// The value is shown, and the mask is not used.
  ///
  /// - Parameter mask: The text that would replace a hidden value.
  /// - Returns: A privacy setting that hides no value.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .open, mask: mask) }

  /// The mask replaces the value.
  ///
  /// - Parameter mask: The text that replaces the value.
  /// - Returns: A privacy setting that hides each value.
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .hidden, mask: mask)
  }

  /// The mask replaces the value.
  ///
  /// - Parameter mask: The text that replaces the value.
  /// - Returns: A privacy setting that hides each value.
  public static func sensitive(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .sensitive, mask: mask)
  }

  /// Returns the text if the log may show the text, or else the replacement.
  func shown(_ text: String) -> String {
    switch (kind, mask.kind) {
    case (.open, _): return text
    case (_, .hash):
      var hasher = Hasher()
      hasher.combine(text)
      return "<mask.hash: '\(String(UInt(bitPattern: hasher.finalize()), radix: 16))'>"
    case (.hidden, .none): return "<private>"
    case (.sensitive, .none): return "<sensitive>"
    }
  }
}

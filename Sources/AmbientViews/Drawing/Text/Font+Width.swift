extension Font {
  /// The width of the characters of a font.
  public struct Width: Hashable, Sendable {
    /// The width: 0 is normal, less than 0 is narrower, and more than 0 is wider.
    public var value: CGFloat

    /// The narrowest of the named widths.
    public static let compressed = Width(-0.4)
    /// A width between compressed and standard.
    public static let condensed = Width(-0.2)
    /// The default width.
    public static let standard = Width(0)
    /// The widest of the named widths.
    public static let expanded = Width(0.2)

    /// Creates a width.
    ///
    /// - Parameter value: The difference from the normal width, as a fraction of the normal width.
    ///   For example, 0.2 stands for characters that are a fifth wider. A host may instead use the
    ///   typeface with the nearest width.
    public init(_ value: CGFloat) { self.value = value }
  }
}

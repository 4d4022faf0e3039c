/// The headers and footers that a lazy stack or grid keeps visible while their sections scroll.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// The views as bits.
  public let rawValue: UInt32

  /// Creates a set from bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The header of each ``Section``.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footer of each ``Section``.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

  /// The value of the attribute `pinnedViews`; nil for an empty set.
  ///
  /// It consists of the names of the views in the set, separated by spaces.
  var attribute: String? {
    let names = [(Self.sectionHeaders, "sectionHeaders"), (.sectionFooters, "sectionFooters")]
      .filter { contains($0.0) }.map(\.1)
    return names.isEmpty ? nil : names.joined(separator: " ")
  }
}

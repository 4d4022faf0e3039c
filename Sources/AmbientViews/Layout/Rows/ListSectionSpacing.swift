/// The distance between two sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  private enum Kind: Hashable { case `default`, compact, custom(CGFloat) }

  private let kind: Kind

  /// The default of the host.
  public static let `default` = ListSectionSpacing(kind: .default)
  /// A smaller distance, which the host chooses.
  public static let compact = ListSectionSpacing(kind: .compact)

  /// Returns a distance in points.
  ///
  /// - Parameter spacing: The distance in points.
  /// - Returns: The distance.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(kind: .custom(spacing))
  }

  var isCompact: Bool { kind == .compact }

  /// The distance in points; nil if the host chooses it.
  var length: CGFloat? {
    if case .custom(let length) = kind { length } else { nil }
  }
}

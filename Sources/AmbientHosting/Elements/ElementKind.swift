/// The kind of an element: a word that view libraries and hosts agree on.
///
/// A view library declares its kinds as constants. The comment of each constant documents the
/// attributes and events of the elements:
///
/// ```swift
/// extension ElementKind {
///   /// A dial: `value` from 0 to 1; takes ``AdjustEvent``.
///   static let dial: ElementKind = "Dial"
/// }
/// ```
///
/// If a host does not know the kind of an element, the host shows only the element's children, one
/// below the other.
public struct ElementKind: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The word for the kind, such as `Button`.
  public let rawValue: String

  /// Creates a kind from its word.
  ///
  /// - Parameter rawValue: The word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a kind from its word.
  ///
  /// - Parameter value: The word.
  public init(stringLiteral value: String) { rawValue = value }

  /// The word for the kind, such as `Button`.
  public var description: String { rawValue }
}

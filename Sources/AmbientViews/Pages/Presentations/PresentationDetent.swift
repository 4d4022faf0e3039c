public import AmbientCore

/// A height that a sheet can have.
public struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable {
    case medium, large
    case fraction(CGFloat)
    case points(CGFloat)
    case custom(CustomHeight)
  }

  private let height: Height

  /// The detent with about half of the available height.
  public static let medium = PresentationDetent(height: .medium)
  /// The detent with the full available height.
  public static let large = PresentationDetent(height: .large)

  /// Returns a height as a fraction of the available height, from 0 to 1.
  ///
  /// - Parameter fraction: The fraction of the available height, from 0 to 1.
  /// - Returns: The height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction))
  }

  /// Returns a height in points.
  ///
  /// - Parameter height: The height in points.
  /// - Returns: The height.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .points(height))
  }

  /// Returns a height that a custom type computes.
  ///
  /// - Parameter type: The type that computes the height.
  /// - Returns: The height.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(height: .custom(CustomHeight(type: type)))
  }

  /// The name of the height in attributes, such as `medium` or `height(200)`.
  package var name: String {
    switch height {
    case .medium: "medium"
    case .large: "large"
    case .fraction(let fraction): "fraction(\(fraction.attributeText))"
    case .points(let points): "height(\(points.attributeText))"
    case .custom(let custom): "custom(\(custom.name))"
    }
  }

  /// Returns a name that differs from the names of the other heights of the same sheet.
  ///
  /// If a custom type computes this height, and another custom type of the sheet has the same name,
  /// the result also names the module of this height's type and the types that enclose it.
  ///
  /// - Complexity: O(n) in the number of heights.
  func name(among detents: some Sequence<PresentationDetent>) -> String {
    guard case .custom(let custom) = height,
      detents.contains(where: { $0 != self && $0.name == name })
    else { return name }
    return "custom(\(custom.qualifiedName))"
  }

  /// Returns the height in points; nil if the sheet does not have the height in this context.
  @MainActor func points(in context: Context) -> CGFloat? {
    switch height {
    case .medium: context.maxDetentValue / 2
    case .large: context.maxDetentValue
    case .fraction(let fraction): context.maxDetentValue * fraction
    case .points(let points): points
    case .custom(let custom): custom.type.height(in: context)
    }
  }
}

extension PresentationDetent {
  /// The available height and the environment, for a ``CustomPresentationDetent``.
  ///
  /// An environment value is a property of the context, as in `context.dynamicTypeSize`.
  @dynamicMemberLookup
  public struct Context {
    /// The greatest height that the sheet can have, in points.
    public let maxDetentValue: CGFloat

    let environment: EnvironmentValues

    /// A value of the sheet's environment.
    ///
    /// - Parameter keyPath: The key path from the environment to the value.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }
}

/// A type that computes a height for sheets.
///
/// ```swift
/// struct BarDetent: CustomPresentationDetent {
///   static func height(in context: Context) -> CGFloat? {
///     max(44, context.maxDetentValue * 0.1)
///   }
/// }
///
/// content.presentationDetents([.custom(BarDetent.self), .large])
/// ```
///
/// A host computes the height when the host lays out the sheet, with
/// ``PresentationDetentsDetail/heights(maximum:)``.
///
/// - Note: Ambient only passes this on to the host.
public protocol CustomPresentationDetent {
  /// The available height and the environment.
  typealias Context = PresentationDetent.Context

  /// Computes the height in points.
  ///
  /// - Parameter context: The available height and the environment.
  /// - Returns: The height; nil if the sheet does not have the height in this context.
  @MainActor @preconcurrency static func height(in context: Context) -> CGFloat?
}

/// A height that a custom type computes.
private struct CustomHeight: Hashable, Sendable {
  /// The type that computes the height.
  ///
  /// `nonisolated(unsafe)`: the conformance of the type may be isolated to the main actor. The
  /// property is a constant, and the function of the type is called on the main actor only.
  nonisolated(unsafe) let type: any CustomPresentationDetent.Type

  /// The name of the type without spaces, because spaces separate the words of an attribute.
  var name: String { "\(type)".filter { $0 != " " } }

  /// The name of the type with its module and the types in which it is declared, without spaces.
  var qualifiedName: String { String(reflecting: type).filter { $0 != " " } }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.type == rhs.type }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

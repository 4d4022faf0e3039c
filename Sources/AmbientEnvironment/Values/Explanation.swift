/// An explanation of a value: its origin, the overridden origins, and the views that read it.
///
/// The values of views and dependencies have the same kind of explanation:
///
/// - `explain(_:at:)` of a `ViewTree` and of a `TestHost` explains a value that a view reads.
/// - `DependencyValues.explain(_:)` explains a value that the calling code reads.
/// - The `explanation` of a `@Dependency` explains the value of the property.
///
/// Print an explanation, or compare its parts:
///
/// ```swift
/// let explanation = host.explain(\.border, at: Tile.self)
/// #expect(explanation?.value == "3")
/// #expect(explanation?.keys.first?.name == "BorderKey")
/// ```
public struct Explanation: Sendable, CustomStringConvertible {
  /// The place that a value comes from.
  public enum Origin: Hashable, Sendable, CustomStringConvertible {
    /// An override that applies where the value is read, with the override's source location.
    case override(at: String)

    /// An override that applied where the `@Dependency` property was created, with the override's
    /// source location.
    case captured(at: String)

    /// A modifier that sets the value: the name of the innermost view around the modifier, and the
    /// modifier's source location.
    ///
    /// For a value that the host sets, the text is `the root`. An explanation that is made off the
    /// main actor does not name the view.
    case environment(setBy: String)

    /// A value that `prepareDependencies` set.
    case prepared

    /// The default of the key, with the name of the context for which the default was made.
    ///
    /// The context is nil if a view reads the value.
    case `default`(context: String?)

    /// A description of the origin.
    public var description: String {
      switch self {
      case .override(let location): "an override at \(location)"
      case .captured(let location): "a captured override at \(location)"
      case .environment(let writer): writer
      case .prepared: "a prepared value"
      case .default(nil): "its default"
      case .default(let context?): "its default for the context '\(context)'"
      }
    }
  }

  /// A key that was read, with the origins of its value.
  public struct Key: Sendable, CustomStringConvertible {
    /// The name of the property that `@Entry` declares, or else the name of the key's type.
    public let name: String

    /// The origin of the value, followed by the overridden origins.
    ///
    /// The origins are ordered from the reader outward. Modifiers of views are ordered from the
    /// innermost to the outermost. Overrides are ordered from the newest to the oldest. The last
    /// origin is the key's default or prepared value.
    public let origins: [Origin]

    /// The names of the views whose bodies read the value in their last run, in tree order.
    ///
    /// Only bodies are listed; other code does not record its reads. The list is empty off the main
    /// actor.
    public let readBy: [String]

    package init(name: String, origins: [Origin], readBy: [String]) {
      self.name = name
      self.origins = origins
      self.readBy = readBy
    }

    /// The origins and the readers, one on each line.
    public var description: String {
      let origin = origins.first.map { "\($0)" } ?? "nowhere"
      let others = origins.dropFirst().map { "  instead of \($0)" }
      let readers = readBy.isEmpty ? [] : ["  read by \(readBy.joined(separator: ", "))"]
      return (["\(name)  from \(origin)"] + others + readers).joined(separator: "\n")
    }
  }

  /// The name of the view that reads the value; nil for other code.
  public let view: String?

  /// The explained value as text.
  public let value: String

  /// The keys that were read, in alphabetical order.
  ///
  /// If the explained property is computed from several keys, the array contains each of them. If
  /// the property reads no key, the array is empty.
  public let keys: [Key]

  /// The reason for the last run of the view's body, such as `it appeared`.
  ///
  /// The reason is nil if the reader is not a view, or if the host does not record runs. A
  /// `TestHost` records them.
  public let lastRunReason: String?

  /// Creates the explanation of a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - view: The name of the view that reads it; nil for other code.
  ///   - keys: The keys that were read, in any order.
  ///   - lastRunReason: The reason for the last run of the view's body, if it was recorded.
  package init(of value: Any, at view: String?, keys: [Key], lastRunReason: String?) {
    self.view = view
    self.value = "\(value)"
    self.keys = keys.sorted { $0.name < $1.name }
    self.lastRunReason = lastRunReason
  }

  /// The explanation as indented text.
  ///
  /// ```text
  /// Tile finds 3
  ///   BorderKey  from Wall, Gallery/Wall.swift:12
  ///     instead of its default
  ///     read by Tile
  ///   last run because BorderKey changed
  /// ```
  public var description: String {
    let facts = keys.isEmpty ? ["computed without a key"] : keys.map(\.description)
    let run = view.map { _ in Self.lastRun(because: lastRunReason) }
    return Self.text("\(view ?? "The caller") finds \(value)", facts + (run.map { [$0] } ?? []))
  }

  /// Returns a heading with indented facts, each of one or more lines.
  ///
  /// - Parameters:
  ///   - heading: The first line.
  ///   - facts: The facts. Each line of a fact is indented by two spaces.
  /// - Returns: The text.
  package static func text(_ heading: String, _ facts: [String]) -> String {
    let lines = facts.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    return ([heading] + lines.map { "  \($0)" }).joined(separator: "\n")
  }

  /// Returns the line about the last run of a body.
  ///
  /// - Parameter reason: The reason for the run; nil if runs are not recorded.
  /// - Returns: The line.
  package static func lastRun(because reason: String?) -> String {
    "last run \(reason.map { "because \($0)" } ?? "not recorded")"
  }
}

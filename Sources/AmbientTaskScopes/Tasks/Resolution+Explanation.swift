import AmbientEnvironment
import AmbientSupport

/// An explanation of a dependency's value: where it comes from, and which other values it was
/// preferred to.
///
/// Print it, or read its ``keys``. `DependencyValues.explain(_:)` and the `explanation` of a
/// `@Dependency` return it.
public struct DependencyExplanation: Sendable, CustomStringConvertible {
  /// A source of a value.
  public enum Origin: Hashable, Sendable, CustomStringConvertible {
    /// An override that applies where the value is read, with its source location.
    case override(at: String)
    /// An override that held where the reader was created, with its source location.
    case captured(at: String)
    /// The environment of a view, with the view and the source location that set the value.
    case environment(setBy: String)
    /// A value that `prepareDependencies` set.
    case prepared
    /// The default for a context.
    case `default`(DependencyContext)

    /// A description of the origin.
    public var description: String {
      switch self {
      case .override(let location): "an override at \(location)"
      case .captured(let location): "a captured override at \(location)"
      case .environment(let writer): "the environment: \(writer)"
      case .prepared: "a prepared value"
      case .default(let context): "its default for the context '\(context)'"
      }
    }
  }

  /// A key that was read, with the origins of its value.
  public struct Key: Sendable {
    /// The name of the property or the key.
    public let name: String
    /// The origin of the value, followed by the origins that it was preferred to.
    public let origins: [Origin]
    /// The names of the views whose bodies read the value in their last run, in tree order.
    ///
    /// Only bodies are listed; other code does not record its reads. The list is empty off the main
    /// actor.
    public let readBy: [String]
  }

  /// The value, as text.
  public let value: String

  /// The keys that were read, in alphabetical order.
  public let keys: [Key]

  /// The explanation as indented text.
  public var description: String {
    let lines = keys.flatMap { key in
      ["  \(key.name)  from \(key.origins.first.map { "\($0)" } ?? "nowhere")"]
        + key.origins.dropFirst().map { "    not from \($0)" }
        + (key.readBy.isEmpty ? [] : ["    read by \(key.readBy.joined(separator: ", "))"])
    }
    return (["\(value)"] + lines).joined(separator: "\n")
  }
}

extension DependencyExplanation {
  /// Explains the value that `read` returns for a reader that captured a scope.
  package init<Value>(capturedBy captured: TaskScope?, _ read: (TaskScope?) -> Value) {
    let resolution = Resolution(captured: captured, current: .current)
    let slot = AnyDefaultSlot(label: "explanation", followsOverrides: true)
    let recording = Recording(slot, in: nil, isForAssignment: true)
    let current = TaskScope.current
    let scope = TaskScope(
      current?.overrides ?? Overrides(),
      current?.context,
      view: current?.view ?? resolution.runningView,
      audit: current?.audit,
      defaults: resolution.defaults,
      recording: recording
    )
    let value = TaskScope.$current.withValue(scope) { read(captured) }
    self.value = "\(value)"
    keys = recording.end().inputs.keys.map { resolution.key($0) }.sorted { $0.name < $1.name }
  }
}

extension Resolution {
  /// Returns the origins of a key's value, the newest first.
  fileprivate func key(_ id: ObjectIdentifier) -> DependencyExplanation.Key {
    var dated: [(stamp: UInt64, origin: DependencyExplanation.Origin)] = []
    var name: String?
    if let override = current?.overrides[id] {
      name = override.label
      dated.append((override.stamp, .override(at: override.locationDescription)))
    }
    if let override = captured?.overrides[id], override !== current?.overrides[id] {
      name = override.label
      dated.append((override.stamp, .captured(at: override.locationDescription)))
    }
    let view = view(of: id)
    if let found = view?.writer(of: id) {
      name = found.label
      // Of two origins with the same stamp, the view's is preferred.
      dated.insert((found.stamp, .environment(setBy: found.writer)), at: 0)
    }
    let slot = defaults.slot(of: id, in: context)
    let last: DependencyExplanation.Origin =
      slot?.isPrepared == true ? .prepared : .default(context)
    let ordered = dated.enumerated().sorted {
      ($1.element.stamp, $0.offset) < ($0.element.stamp, $1.offset)
    }
    return DependencyExplanation.Key(
      name: name ?? slot?.label ?? "a key",
      origins: ordered.map(\.element.origin) + [last],
      readBy: view?.namesOfReaders(of: id) ?? []
    )
  }
}

import AmbientSupport
import AmbientGraph

/// Where a value comes from that a reader found, and what it was preferred to.
public struct DependencyExplanation: Sendable, CustomStringConvertible {
  /// A place where a value could come from.
  public enum Origin: Hashable, Sendable, CustomStringConvertible {
    /// An override that holds where it is read, with its place in the source.
    case override(at: String)
    /// An override that held where the reader was made.
    case captured(at: String)
    /// The environment of a view, with the view and the place that wrote it.
    case environment(setBy: String)
    /// A value that the program was prepared with.
    case prepared
    /// The default for a context.
    case `default`(DependencyContext)

    /// The origin in words.
    public var description: String {
      switch self {
      case .override(let place): "an override at \(place)"
      case .captured(let place): "a captured override at \(place)"
      case .environment(let writer): "the environment: \(writer)"
      case .prepared: "what was prepared"
      case .default(let context): "its default for the context '\(context)'"
      }
    }
  }

  /// The name of a key that was read, and where its value could come from; the first is the one.
  public struct Key: Sendable {
    /// The name of the property or the key.
    public let name: String
    /// Where its value comes from, and behind that what it was preferred to.
    public let origins: [Origin]
    /// The views whose bodies read it in their last run, in the order of the tree.
    ///
    /// Other code leaves no trace of what it reads. Off the main actor no view is named.
    public let readBy: [String]
  }

  /// The value as it is printed.
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
  /// Explains what a reader finds that captured a scope.
  package init<Value>(capturedBy captured: TaskScope?, _ read: (TaskScope?) -> Value) {
    let resolution = Resolution(captured: captured, current: .current)
    let slot = AnyDefaultSlot(label: "explanation", followsOverrides: true)
    let recording = Recording(slot, in: nil, isForAssignment: true)
    let current = TaskScope.current
    let scope = TaskScope(
      current?.overrides ?? Overrides(),
      current?.context,
      view: current?.view ?? resolution.running,
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
  /// Where the value of a key could come from, the newest first.
  fileprivate func key(_ id: ObjectIdentifier) -> DependencyExplanation.Key {
    var dated: [(stamp: UInt64, origin: DependencyExplanation.Origin)] = []
    var name: String?
    if let override = current?.overrides[id] {
      name = override.label
      dated.append((override.stamp, .override(at: override.placeDescription)))
    }
    if let override = captured?.overrides[id], override !== current?.overrides[id] {
      name = override.label
      dated.append((override.stamp, .captured(at: override.placeDescription)))
    }
    let view = view(of: id)
    if let found = view?.writer(of: id) {
      name = found.label
      // Of the same time, the view's is the newer one.
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

extension Scope {
  /// Who wrote the value that is found for a key; from any thread, but with its view only to the owner of
  /// the graph.
  fileprivate func writer(of key: ObjectIdentifier) -> (
    label: String, stamp: UInt64, writer: String
  )? {
    guard graph.isOwned else { return writerFromElsewhere(of: key) }
    guard let (entry, scope) = nearestEntry(of: key), !entry.isDefault else { return nil }
    return (entry.label, entry.stamp, scope.writerDescription)
  }

  /// The names of the views that read the value which is found for a key; none but for the owner of the graph.
  fileprivate func namesOfReaders(of key: ObjectIdentifier) -> [String] {
    guard graph.isOwned, let (entry, _) = nearestEntry(of: key) else { return [] }
    return [entry].namesOfReaders()
  }

  private func writerFromElsewhere(of key: ObjectIdentifier) -> (
    label: String, stamp: UInt64, writer: String
  )? {
    // The views around a writer change without the lock; its place does not.
    let found = graph.exclusively {
      () -> (entry: any AnyEnvironmentEntry, stamp: UInt64, place: SourceLocation?)? in
      guard let (entry, scope) = nearestEntry(of: key), !entry.isDefault else { return nil }
      return (entry, entry.stamp, scope.writer?.place)
    }
    guard let found else { return nil }
    return (found.entry.label, found.stamp, found.place.map { "\($0)" } ?? "the root")
  }
}

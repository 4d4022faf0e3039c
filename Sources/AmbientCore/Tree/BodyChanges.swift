import AmbientGraph

/// What has changed since the last run of the body that is running.
package struct BodyChanges: CustomStringConvertible {
  private let type: String
  private var names: [String] = []

  @MainActor init(in type: Any.Type) {
    self.type = "\(type)"
    guard let tree = ViewTree.updating, let node = tree.graph.running as? BodyNode
    else { return }
    let fields = Mirror(reflecting: node.value).children.compactMap(Field.init)
    if !node.hasRun {
      names = ["@self", "@identity"] + fields.map(\.name)
      return
    }
    if node.properties.isNewValue { names.append("@self") }
    let sources = tree.graph.changedSources
    names += fields.filter { field in sources.contains(where: field.isRead) }.map(\.name)
    let isExplained = sources.allSatisfy { source in fields.contains { $0.isRead(through: source) }
    }
    if !isExplained || names.isEmpty { names.append("@dependencies") }
  }

  /// What changed, in SwiftUI's words.
  package var description: String {
    "\(type): " + (names.isEmpty ? "unchanged." : names.joined(separator: ", ") + " changed.")
  }

  func report() { Self.receiver(description) }

  /// Who hears reports in the current task: standard output, unless a test listens.
  @TaskLocal package static var receiver: @Sendable (String) -> Void = { print($0) }
}

extension View {
  /// Prints why the body runs that this is called in.
  ///
  /// The line reads `Counter: @self, _count changed.` The names are those of the stored properties of which something has changed that the body read;
  /// `@self` is a field of the view, `@identity` a view that has just appeared, and `@dependencies`
  /// something else, such as a property of an observable object. Call it before the body reads
  /// anything: `let _ = Self._printChanges()`.
  @preconcurrency
  public static func _printChanges() { BodyChanges(in: Self.self).report() }

  /// Prints the same, for there is no other log.
  @preconcurrency
  public static func _logChanges() { BodyChanges(in: Self.self).report() }
}

extension ViewModifier {
  /// Prints why the body runs that this is called in, as views do.
  @preconcurrency
  public static func _printChanges() { BodyChanges(in: Self.self).report() }

  /// Prints the same, for there is no other log.
  @preconcurrency
  public static func _logChanges() { BodyChanges(in: Self.self).report() }
}

/// A stored property that takes part in the updates of its view.
private struct Field {
  let name: String
  private let properties: [any TraceableProperty]

  /// Nil if it does not take part.
  init?(_ child: Mirror.Child) {
    guard let label = child.label else { return nil }
    name = label
    properties = Self.properties(in: child.value)
    if properties.isEmpty, !(child.value is any DynamicProperty) { return nil }
  }

  /// The properties in a property: of a custom one, of an enum's case, of an optional.
  private static func properties(in value: Any) -> [any TraceableProperty] {
    if let property = value as? any TraceableProperty { return [property] }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional, .tuple, .enum: break
    default: guard value is any DynamicProperty else { return [] }
    }
    return mirror.children.flatMap { properties(in: $0.value) }
  }

  func isRead(through source: Source) -> Bool {
    properties.contains { $0.isRead(through: source) }
  }
}

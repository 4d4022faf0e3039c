import AmbientGraph

/// The reasons for the current run of a body.
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

  /// The changes as a sentence, in SwiftUI's words.
  package var description: String {
    "\(type): " + (names.isEmpty ? "unchanged." : names.joined(separator: ", ") + " changed.")
  }

  func report() { Self.receiver(description) }

  /// Receives each description that is reported in the current task.
  ///
  /// By default, the function prints the description. Tests replace the function.
  @TaskLocal package static var receiver: @Sendable (String) -> Void = { print($0) }
}

extension View {
  /// Prints why the current body runs.
  ///
  /// An example of the printed line is `Counter: @self, _count changed.` A name such as `_count`
  /// means that the body read a changed value through this stored property. `@self` means that a
  /// field of the view changed. `@dependencies` means any other change, such as a change of an
  /// observable property. In the first run after the view has been mounted, the line contains
  /// `@self`, `@identity` and the names of all dynamic properties.
  ///
  /// Call the function at the start of the body: `let _ = Self._printChanges()`. The line may omit
  /// values that the body has read before the call.
  @preconcurrency
  public static func _printChanges() { BodyChanges(in: Self.self).report() }

  /// Prints why the current body runs, as ``_printChanges()`` does.
  ///
  /// SwiftUI writes the reasons to the system log instead.
  @preconcurrency
  public static func _logChanges() { BodyChanges(in: Self.self).report() }
}

extension ViewModifier {
  /// Prints why the current body of the modifier runs, as ``View/_printChanges()`` does for views.
  @preconcurrency
  public static func _printChanges() { BodyChanges(in: Self.self).report() }

  /// Prints why the current body of the modifier runs.
  ///
  /// SwiftUI writes the reasons to the system log instead.
  @preconcurrency
  public static func _logChanges() { BodyChanges(in: Self.self).report() }
}

/// A stored property that can cause its view's body to run.
private struct Field {
  let name: String
  private let properties: [any TraceableProperty]

  /// Creates a field from a reflected property; nil if the property cannot cause a run.
  init?(_ child: Mirror.Child) {
    guard let label = child.label else { return nil }
    name = label
    properties = Self.properties(in: child.value)
    if properties.isEmpty, !(child.value is any DynamicProperty) { return nil }
  }

  /// Returns the traceable properties in a value.
  ///
  /// If the value itself is one, the result contains only the value. Otherwise, the search looks
  /// inside dynamic properties, optionals, tuples, and enum cases.
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

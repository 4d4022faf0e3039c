/// A run of a body, with its reason.
public struct BodyRun: Hashable, Sendable, CustomStringConvertible {
  /// The name of the type of the view, the modifier or the style.
  public let view: String

  /// The reason for the run.
  public let reason: Reason

  /// Creates the value with which a tree reports a run.
  ///
  /// - Parameters:
  ///   - view: The name of the type of the view, the modifier or the style.
  ///   - reason: The reason for the run.
  public init(view: String, reason: Reason) {
    self.view = view
    self.reason = reason
  }

  /// The run in one line, such as `Counter: Counter.count changed`.
  public var description: String { "\(view): \(reason)" }

  /// The reason for a run.
  public enum Reason: Hashable, Sendable, CustomStringConvertible {
    /// The view appeared in the tree.
    case appeared
    /// The parent created the view again, with new values in the fields that the array names.
    ///
    /// The array is empty if the fields of the type are not known. A closure always counts as a
    /// new value.
    case newInputs([String])
    /// Properties of `@Observable` objects have changed since the last run read them.
    ///
    /// The array has the names of the properties, in the order of the changes. Observation reports
    /// no names on Linux. To find the name of a changed property, the tree looks for stored
    /// properties with the same value. It searches the objects that the view's fields lead to. A
    /// name has one of these forms:
    ///
    /// - `Model.count`: this property is the only one that can have changed.
    /// - `Model.count or Model.total`: these properties have equal values, so each of them can have
    ///   changed. Once a later change makes the values different, only one name is left.
    /// - `a property of Model`: the property is computed, or no field leads to its object, or
    ///   another thread has changed the property.
    ///
    /// The array is empty if Observation does not report which property has changed.
    case observableChanged([String])
    /// A value has changed since the last run read it.
    ///
    /// The string is the name of the key, the state, or the computed value.
    case changed(String)

    /// The reason as a sentence.
    public var description: String {
      switch self {
      case .appeared: "it appeared"
      case .newInputs(let fields):
        switch fields.count {
        case 0: "its fields changed"
        case 1: "its field \(fields[0]) changed"
        default: "its fields \(Self.list(fields)) changed"
        }
      case .observableChanged([]): "it read an observable property that changed"
      case .observableChanged(let names): "\(Self.list(names)) changed"
      case .changed(let name): "\(name) changed"
      }
    }

    private static func list(_ names: [String]) -> String {
      let first = names.dropLast().joined(separator: ", ")
      return first.isEmpty ? names.joined() : "\(first) and \(names[names.count - 1])"
    }
  }
}

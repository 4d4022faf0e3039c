#if Objects
import AmbientCore
import AmbientGraph
import AmbientSupport

extension Diagnostic {
  /// The error for a missing environment object.
  ///
  /// The argument `read` is nil if the property is not installed in a view.
  static func missingObservableObject<Object: AnyObject>(
    _ read: ObjectRead<Object>?,
    of object: Object.Type,
    name: String,
    owner: StaticText,
    location: SourceLocation
  ) -> Diagnostic {
    let property = name.isEmpty ? "'@EnvironmentObject'" : "'@EnvironmentObject var \(name)'"
    var facts = [
      ("Property", "\(property) of type '\(object)' in '\(owner)'"),
      ("Declared at", "\(location)"),
      ("Views", read.map { chain($0.chainOfViews(from: "\(owner)")) } ?? notInView),
    ]
    var remedies = ["Read the property in 'body' or in an action, not in an initializer."]
    if let read {
      let present = read.presentObjects
      facts.append(("Present", present.isEmpty ? "no objects" : present.joined(separator: ", ")))
      facts += read.nearMisses(modifier: "environmentObject").map { ("Near miss", $0) }
      remedies = [
        """
        Where '\(owner)' is used, or above it, add '.environmentObject(object)' with a '\(object)'.
        """,
        "Pass the object to '\(owner)', and declare it '@ObservedObject'.",
      ]
    }
    return Diagnostic(
      """
      No ObservableObject of type \(object) found. A View.environmentObject(_:) for \(object) \
      may be missing as an ancestor of this view.
      """,
      facts: facts,
      remedies: remedies
    )
  }

  private static let notInView = "none: the property is read outside a view"

  static func stateObjectReadOutsideView(_ object: Any.Type) -> Diagnostic {
    Diagnostic(
      """
      Accessing StateObject's object without being installed on a View. \
      This will create a new instance each time.
      """,
      facts: [("StateObject", "StateObject<\(object)>")],
      remedies: [
        "Read the property in 'body' or in an action, not in an initializer.",
        "If the property is in a struct that a view stores, make the struct a 'DynamicProperty'.",
      ]
    )
  }

  /// The warning for an object that announces a change while a body runs.
  static func publishedDuringUpdate(_ object: String, in graph: Graph) -> Diagnostic {
    Diagnostic(
      """
      Publishing changes from within view updates is not allowed, \
      this will cause undefined behavior.
      """,
      facts: [
        ("Object", "'\(object)'; its readers run again in the next update"),
        ("Running", chain((graph.running as? ViewNode)?.chainOfViews ?? [])),
      ],
      remedies: [
        "Change the object in the action of a button, or of 'onAppear', 'onChange' or 'task'.",
        "Compute the value in 'body' instead of storing it.",
      ]
    )
  }

  /// The warning for an object that announces a change off the main thread.
  static func publishedInBackground(_ object: String) -> Diagnostic {
    Diagnostic(
      """
      Publishing changes from background threads is not allowed; make sure to publish values \
      from the main thread (via operators like receive(on:)) on model updates.
      """,
      facts: [("Object", "'\(object)'; its readers run again in the next update")],
      remedies: [
        """
        Mark '\(object)' '@MainActor', so that the compiler allows changes only on the main thread.
        """,
        "Apply '.receive(on: DispatchQueue.main)' to publishers that set the object's properties.",
      ]
    )
  }

  /// The warning for an `onReceive` action that causes new values endlessly.
  static func receivedWithoutEnd(
    _ publisher: Any.Type,
    values: Int,
    views: [String]
  ) -> Diagnostic {
    Diagnostic(
      """
      An onReceive action makes its publisher emit again each time; further values are dropped \
      after \(values) values in a row.
      """,
      facts: [
        ("Publisher", "\(publisher)"),
        ("Views", chain(views)),
      ],
      remedies: [
        "Let the action send only when the value it sends differs from the one it received.",
        "Apply '.removeDuplicates()' to the publisher.",
      ]
    )
  }
}
#endif

package import AmbientSupport

// Every message of the library, one function each; each is asserted word for word by a test.
extension Diagnostic {
  package static func environmentReadOutsideView(
    value: Any.Type,
    owner: String,
    place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      """
      Accessing Environment<\(value)>'s value outside of being installed on a View. \
      This will always read the default value and will not update.
      """,
      facts: [
        ("Declared at", "\(place)"),
        ("Owner", owner),
      ],
      remedies: [
        "Read it in 'body', in an action, or in 'update()', not in an initializer.",
        "If the owner is a struct that a view stores, let it conform to 'DynamicProperty'.",
      ]
    )
  }

  /// The property comes as it is declared, with its name if that is known; the views lead from the
  /// reader to the root, and are nil if there is no view.
  package static func missingObject(
    _ object: Any.Type,
    property: String,
    owner: String,
    place: SourceLocation,
    views: [String]?,
    present: [String],
    nearMisses: [String]
  ) -> Diagnostic {
    var facts = [
      ("Property", "'\(property)' in '\(owner)'"),
      ("Declared at", "\(place)"),
      ("Views", views.map(chain) ?? "none: it is read outside a view"),
    ]
    if views != nil {
      facts.append(("Present", present.isEmpty ? "no objects" : present.joined(separator: ", ")))
    }
    facts += nearMisses.map { ("Near miss", $0) }
    let remedy =
      views == nil
      ? "Read it in 'body', in an action, or in 'update()', not in an initializer."
      : "Where '\(owner)' is used, or above it, add '.environment(object)' with a '\(object)'."
    return Diagnostic(
      """
      No Observable object of type \(object) found. A View.environmentObject(_:) for \(object) \
      may be missing as an ancestor of this view.
      """,
      facts: facts,
      remedies: [
        remedy,
        "Declare the property optional: '@Environment(\(object).self) var name: \(object)?'.",
      ]
    )
  }

  package static func stateReadOutsideView(
    _ value: Any.Type,
    place: SourceLocation?
  ) -> Diagnostic {
    Diagnostic(
      """
      Accessing State's value outside of being installed on a View. \
      This will result in a constant Binding of the initial value and will not update.
      """,
      facts: [("State", "State<\(value)>")] + (place.map { [("Declared at", "\($0)")] } ?? []),
      remedies: ["Use the binding in 'body' or in an action, not in an initializer."]
    )
  }

  package static func stateSetDuringUpdate(
    _ name: String,
    value: Any.Type,
    views: [String]
  ) -> Diagnostic {
    Diagnostic(
      "Modifying state during view update, this will cause undefined behavior.",
      facts: [
        ("State", "'\(name)', a State<\(value)>; the write is dropped"),
        ("Running", chain(views)),
      ],
      remedies: [
        "Write in an action: a button's, 'onAppear', 'onChange' or 'task'.",
        "Compute the value in 'body' instead of storing it.",
      ]
    )
  }

  package static func mustBeValueType(_ role: String, _ type: Any.Type) -> Diagnostic {
    let claim =
      role == "views"
      ? "views must be value types (either a struct or an enum); \(type) is a class."
      : "\(role) must be value types: \(type)"
    return Diagnostic(
      claim,
      remedies: [
        "Declare '\(type)' as a struct, and keep what must be shared in an '@Observable' class that it holds."
      ]
    )
  }

  package static func neverBody(_ type: Any.Type) -> Diagnostic {
    Diagnostic(
      "body() should not be called on \(type).",
      remedies: ["Use '\(type)' as it is: it has no body of its own."]
    )
  }

  package static func mayNotHaveNeverBody(_ type: Any.Type) -> Diagnostic {
    Diagnostic(
      "\(type) may not have Body == Never",
      remedies: ["Give '\(type)' a 'body' that returns a view."]
    )
  }

  package static func namespaceReadOutsideView() -> Diagnostic {
    Diagnostic(
      """
      Reading a Namespace property outside View.body. \
      This will result in identifiers that never match any other identifier.
      """,
      remedies: ["Read it in 'body' or in an action, not in an initializer."]
    )
  }

  package static func triedToUpdateMultipleTimes(_ label: String, views: [String]) -> Diagnostic {
    Diagnostic(
      "\(label) tried to update multiple times per frame.",
      facts: [("Views", chain(views))],
      remedies: ["Let the action write only when the value it writes differs from the one there."]
    )
  }

  package static func didNotComeToRest(after updates: Int, bodies: [String]) -> Diagnostic {
    Diagnostic(
      """
      The tree did not come to rest after \(updates) updates in a row; \
      what is left waits for the next.
      """,
      facts: [("Ran last", bodies.isEmpty ? "no body" : bodies.joined(separator: ", "))],
      remedies: [
        "Only read in 'body': write state and observable objects in an action.",
        "Let 'onAppear' and 'onChange' write only when the value differs from the one there.",
      ]
    )
  }

  package static func duplicateID(_ id: String, views: [String]) -> Diagnostic {
    Diagnostic(
      "ForEach: the ID \(id) occurs multiple times within the collection, this will give undefined results!",
      facts: [("Views", chain(views))],
      remedies: ["Identify the elements by something that differs between them."]
    )
  }

  /// Views from the inside to the outside, as they are printed.
  package static func chain(_ views: [String]) -> String {
    (views + ["[root]"]).joined(separator: " ← ")
  }
}

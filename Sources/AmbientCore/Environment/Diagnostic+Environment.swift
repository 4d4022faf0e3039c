package import AmbientSupport

extension Diagnostic {
  package static func environmentReadOutsideView(
    value: Any.Type,
    owner: String,
    location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      """
      Accessing Environment<\(value)>'s value outside of being installed on a View. \
      This will always read the default value and will not update.
      """,
      facts: [
        ("Declared at", "\(location)"),
        ("Owner", owner),
      ],
      remedies: [
        "Read the property in 'body', in an action, or in 'update()', not in an initializer.",
        "If the owner is a struct that a view stores, make it conform to 'DynamicProperty'.",
      ]
    )
  }

  /// Returns the message for an object that no ancestor sets.
  ///
  /// - Parameters:
  ///   - object: The type of the object.
  ///   - property: The name of the property; nil if it is not known.
  ///   - owner: The name of the type that declares the property.
  ///   - sourceLocation: The source location of the property.
  ///   - views: The names of the views from the reader to the root; nil if the reader is not a
  ///     view.
  ///   - present: The names of the objects that ancestors set.
  ///   - nearMisses: Hints about objects whose class is a subclass or superclass of the missing
  ///     type.
  /// - Returns: The message.
  package static func missingObject(
    _ object: Any.Type,
    property: String?,
    owner: String,
    sourceLocation: SourceLocation,
    views: [String]?,
    present: [String],
    nearMisses: [String]
  ) -> Diagnostic {
    let declaration = "@Environment(\(object).self)" + (property.map { " var \($0)" } ?? "")
    var facts = [
      ("Property", "'\(declaration)' in '\(owner)'"),
      ("Declared at", "\(sourceLocation)"),
      ("Views", views.map(chain) ?? "none: the property is read outside a view"),
    ]
    if views != nil {
      facts.append(("Present", present.isEmpty ? "no objects" : present.joined(separator: ", ")))
    }
    facts += nearMisses.map { ("Near miss", $0) }
    let remedy =
      views == nil
      ? "Read the property in 'body', in an action, or in 'update()', not in an initializer."
      : "Where '\(owner)' is used, or above it, add '.environment(object)' with a '\(object)'."
    return Diagnostic(
      """
      No Observable object of type \(object) found. A View.environmentObject(_:) for \(object) \
      may be missing as an ancestor of this view.
      """,
      facts: facts,
      remedies: [
        remedy,
        property == nil
          ? "Declare the property with the optional type '\(object)?'."
          : "Declare the property as optional: '\(declaration): \(object)?'.",
      ]
    )
  }
}

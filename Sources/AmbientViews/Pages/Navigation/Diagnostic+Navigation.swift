import AmbientCore
import AmbientSupport

extension Diagnostic {
  /// A link pushed a value, but the stack has no destination for the value's type.
  static func missingDestination(
    _ value: AnyHashable,
    present: [Any.Type]
  ) -> Diagnostic {
    let type = type(of: value.base)
    return Diagnostic(
      """
      A NavigationLink is presenting a value of type “\(type)” but there is no matching navigation \
      destination visible from the location of the link. The link cannot be activated.
      """,
      facts: [
        ("Value", "\(value.base)"),
        ("Shown", "a page with only a warning symbol"),
        ("Present", present.isEmpty ? "no destination" : listed(present)),
      ],
      remedies: [
        "Inside the NavigationStack, on a view that is always in the tree, "
          + "add '.navigationDestination(for: \(type).self) { value in … }'.",
        "Push a value of a type that has a destination.",
      ]
    )
  }

  /// A view declared a destination for a type that already had a destination in the same stack.
  static func destinationDeclaredEarlier(_ type: Any.Type) -> Diagnostic {
    Diagnostic(
      """
      A navigationDestination for “\(type)” was declared earlier on the stack. \
      Only the destination declared closest to the root view of the stack will be used.
      """,
      remedies: [
        "Declare the destination once, on the root view.",
        "To show a different page, push values of a different type.",
      ]
    )
  }

  /// A link pushed a value, but the path cannot hold the value.
  static func pathCannotHold(_ value: AnyHashable, elements: Any.Type) -> Diagnostic {
    let type = type(of: value.base)
    return Diagnostic(
      "A NavigationLink is presenting a value of type “\(type)” that the path cannot hold.",
      facts: [("Value", "\(value.base)"), ("Path", "holds values of type '\(elements)'")],
      remedies: [
        "Give the stack a 'NavigationPath', which holds values of any type.",
        "Let the link present a value of type '\(elements)'.",
      ]
    )
  }

  private static func listed(_ types: [Any.Type]) -> String {
    types.map { "\($0)" }.joined(separator: ", ")
  }
}

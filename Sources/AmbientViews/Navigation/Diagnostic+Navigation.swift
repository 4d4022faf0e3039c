import AmbientCore
import AmbientSupport

extension Diagnostic {
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
        ("Value", "\(value.base); its page is empty"),
        ("Present", present.isEmpty ? "no destination" : listed(present)),
      ],
      remedies: [
        "Inside the NavigationStack, on a view that is always there, "
          + "add '.navigationDestination(for: \(type).self) { value in … }'.",
        "Push a value of a type that has a destination.",
      ]
    )
  }

  static func destinationDeclaredEarlier(_ type: Any.Type) -> Diagnostic {
    Diagnostic(
      """
      A navigationDestination for “\(type)” was declared earlier on the stack. \
      Only the destination declared closest to the root view of the stack will be used.
      """,
      remedies: [
        "Declare it once, on the root view.",
        "Push values of another type where another page is meant.",
      ]
    )
  }

  static func pathDoesNotTake(_ value: AnyHashable, elements: Any.Type) -> Diagnostic {
    let type = type(of: value.base)
    return Diagnostic(
      "A NavigationLink is presenting a value of type “\(type)” that the path does not take.",
      facts: [("Value", "\(value.base)"), ("Path", "holds values of type '\(elements)'")],
      remedies: [
        "Give the stack a 'NavigationPath', which takes values of any type.",
        "Let the link present a '\(elements)'.",
      ]
    )
  }

  private static func listed(_ types: [Any.Type]) -> String {
    types.map { "\($0)" }.joined(separator: ", ")
  }
}

import AmbientCore

/// The role, the label, the value and the action that assistive technologies present for a control
/// with a custom style.
struct StyledControlDescription {
  /// The role of the control: `toggle`, `progress`, `datePicker`, or `text` for labeled content.
  let role: AccessibilityRole

  /// The label of the control; nil if the label consists of the texts that the style shows.
  var label: Text?

  /// Returns the text of the control's value, such as `50%`; nil if the control has no value.
  var value: (@MainActor (EnvironmentValues) -> String?)?

  /// The main action of the control; nil if there is none.
  ///
  /// Assistive technologies use this action only if the style builds the control from views that
  /// the user cannot press, such as texts.
  var action: (@MainActor () -> Void)?
}

/// A control that has a custom style, with a description for assistive technologies.
///
/// - Invalidation: A new `description` updates the element. A new `description` alone does not run
///   the body of the style.
struct DescribedControl<Content: View> {
  let description: StyledControlDescription
  let content: Content
}

extension DescribedControl: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var element = ElementDescription(.accessibility)
    element[.styledControl] = description.role.rawValue
    element[.accessibilityLabel] = description.label?.string(in: environment)
    element[.accessibilityValue] = description.value?(environment)
    if let action = description.action {
      element.isEnabled = environment.isEnabled
      element.on(AssistiveActionEvent.self) { _ in action() }
    }
    return element
  }

  static var _isOneView: Bool { Content._isOneView }

  static var _isAtMostOneView: Bool { Content._isAtMostOneView }
}

extension Double {
  var percentage: String { "\(Int((self * 100).rounded()))%" }
}

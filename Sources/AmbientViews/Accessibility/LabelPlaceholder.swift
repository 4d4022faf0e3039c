import AmbientCore

/// A view that represents the original label in the closure of `accessibilityLabel(content:)`.
struct LabelPlaceholder {}

extension LabelPlaceholder: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription(.accessibilityPlaceholder)
  }
}

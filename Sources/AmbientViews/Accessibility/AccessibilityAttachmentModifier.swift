public import AmbientCore

/// A modifier that describes a view to assistive technologies.
///
/// Methods such as `accessibilityLabel` apply a modifier of this type. Hosts see an element of the
/// kind `accessibility` around the view.
public struct AccessibilityAttachmentModifier {
  enum Part {
    case attributes(ElementAttributes)
    case text(ElementAttribute<String>, Text)
    case detail(any ElementDetail)
    case inputLabels([Text])
    case rotor(any RotorSource)
    case action(() -> Void)
    case adjustment((AccessibilityAdjustmentDirection) -> Void)
    case scroll((Edge) -> Void)
    case zoom((AccessibilityZoomGestureAction) -> Void)
    case focus(any AccessibilityFocusTarget)
  }

  /// If two parts set the same attribute, detail or event, the later part wins.
  var parts: [Part]

  init(_ parts: [Part]) { self.parts = parts }
}

extension AccessibilityAttachmentModifier: ViewModifier {
  /// The type of the body: this modifier has no body.
  public typealias Body = Never

  /// Makes the node of an element around the view.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _ViewInputs
  ) -> _ViewNode {
    AccessibilityElement._makeNode(
      AccessibilityElement(parts: view.modifier.parts, content: view.content),
      inputs
    )
  }

  /// Updates the element around the view.
  public static func _updateNode<Modified: View>(
    _ node: _ViewNode,
    _ view: ModifiedContent<Modified, Self>
  ) {
    AccessibilityElement._updateNode(
      node,
      AccessibilityElement(parts: view.modifier.parts, content: view.content)
    )
  }
}

/// The element that describes a view to assistive technologies.
struct AccessibilityElement<Content: View> {
  let parts: [AccessibilityAttachmentModifier.Part]
  let content: Content
}

extension AccessibilityElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.accessibility)
    for part in parts { part.describe(&description, in: environment) }
    return description
  }
}

@MainActor
extension AccessibilityAttachmentModifier.Part {
  func describe(_ description: inout ElementDescription, in environment: EnvironmentValues) {
    switch self {
    case .attributes(let attributes): description.attributes.merge(attributes)
    case .text(let attribute, let text): description[attribute] = text.string(in: environment)
    case .detail(let detail): description.set(detail)
    case .inputLabels(let texts):
      let labels = texts.map { $0.string(in: environment) }
      description[.inputLabels] = labels.joined(separator: ", ")
      description.set(AccessibilityInputLabels(labels))
    case .rotor(let source):
      let rotor = source.rotor(in: environment)
      description[.rotorNames] = rotor.name
      description.set(AccessibilityRotors([rotor]))
    case .focus(let target): target.describe(&description)
    case .action, .adjustment, .scroll, .zoom:
      description.isEnabled = environment.isEnabled
      addEvent(to: &description)
    }
  }

  private func addEvent(to description: inout ElementDescription) {
    switch self {
    case .action(let action): description.on(AssistiveActionEvent.self) { _ in action() }
    case .adjustment(let action):
      description.on(AssistiveStepEvent.self) { action($0.isUp ? .increment : .decrement) }
    case .scroll(let action):
      description.on(AssistiveScrollEvent.self) { action(Edge($0.edge)) }
    case .zoom(let action):
      description.on(AssistiveZoomEvent.self) { action(AccessibilityZoomGestureAction($0)) }
    case .attributes, .text, .detail, .inputLabels, .rotor, .focus: break
    }
  }
}

extension Edge {
  fileprivate init(_ edge: AssistiveScrollEvent.Edge) {
    self =
      switch edge {
      case .top: .top
      case .leading: .leading
      case .bottom: .bottom
      case .trailing: .trailing
      }
  }
}

extension View {
  nonisolated func attaching(
    _ parts: AccessibilityAttachmentModifier.Part...
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(parts))
  }

  /// Sets an attribute that describes the view to assistive technologies; nil has no effect.
  nonisolated func attaching<Value>(
    _ attribute: ElementAttribute<Value>,
    _ value: Value?
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.attributes(ElementAttributes(attribute, value)))
  }

  /// Sets a text that describes the view to assistive technologies; nil has no effect.
  nonisolated func attaching(
    _ attribute: ElementAttribute<String>,
    text: Text?
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    ModifiedContent(
      content: self,
      modifier: AccessibilityAttachmentModifier(text.map { [.text(attribute, $0)] } ?? [])
    )
  }
}

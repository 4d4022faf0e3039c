import Ambient

/// The text of a ``Fixture``.
///
/// A step presses the text to get the ``Handles`` of the fixture.
struct Mark {
  let text: String
  let handles: Handles
  let world: World
}

extension Mark: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription("Text", text: text)
    description.on(PressEvent.self) { _ in world.onHandles?(handles) }
    return description
  }
}

/// A view without a body, whose element shows the value of a ``Source``.
struct Probe {
  let source: Source
}

extension Probe: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription("Text", text: "\(environment.value(of: source))")
  }
}

/// A modifier that reads a ``Source``, and sets a property of the environment to the value.
struct Resolved: EnvironmentalModifier {
  let property: Property
  let source: Source

  func resolve(in environment: EnvironmentValues) -> _EnvironmentKeyWritingModifier<Int> {
    _EnvironmentKeyWritingModifier(
      keyPath: property.keyPath,
      value: environment.value(of: source)
    )
  }
}

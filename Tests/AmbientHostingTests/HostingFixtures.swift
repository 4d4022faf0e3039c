import Ambient

// A view library for the tests of this target. It has its own views and its own kinds of elements.

extension ElementAttribute where Value == Double {
  static var level: Self { Self("level") }
}

extension ElementAttribute where Value == Mood {
  static var mood: Self { Self("mood") }
}

/// An attribute value that elements store as a string.
enum Mood: String, ElementValueConvertible {
  case calm, wild
}

/// An event: the user shakes the device.
struct ShakeEvent: ElementEvent, Equatable {
  /// The strength, from 0 to 1.
  var strength: Double
}

/// An event: the user turns an element to a level.
///
/// The view may reject the level.
struct TurnEvent: ElementEvent, Equatable {
  var level: Double
  static var proposesValue: Bool { true }
}

/// A view that becomes a text.
struct Words: ElementView {
  let text: String

  init(_ text: String) { self.text = text }

  func element(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription("Words", text: text)
  }
}

/// A view that becomes an element of any kind, with the attributes and events that a test sets.
struct Thing<Content: View>: ElementView {
  let kind: ElementKind
  var presentation = ElementPresentation.inline
  let describe: (inout ElementDescription) -> Void
  let content: Content

  init(
    _ kind: ElementKind,
    _ presentation: ElementPresentation = .inline,
    describe: @escaping (inout ElementDescription) -> Void = { _ in },
    @ViewBuilder content: () -> Content
  ) {
    self.kind = kind
    self.presentation = presentation
    self.describe = describe
    self.content = content()
  }

  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(
      kind,
      isEnabled: environment.isEnabled,
      presentation: presentation
    )
    describe(&description)
    return description
  }
}

/// A view that shows a label, and performs an action when a test presses the view.
struct Key: View {
  let label: String
  let action: @MainActor () -> Void

  init(_ label: String, action: @escaping @MainActor () -> Void = {}) {
    self.label = label
    self.action = action
  }

  var body: some View {
    Thing("Key", describe: { $0.on(PressEvent.self) { _ in action() } }) { Words(label) }
  }
}

/// The events that the views of a test received.
@MainActor
final class EventLog {
  var events: [any ElementEvent] = []

  var names: [String] { events.map { "\($0)" } }
}

extension HostedTree {
  func first(_ kind: ElementKind) -> Element? { allElements.first { $0.kind == kind } }
}

/// A tree of views and the steps applied to it, as plain values.
///
/// The fixtures create real views from a program. The oracle computes the expected texts and body
/// runs. Each ``Expression`` computes a whole number, even if it is a condition. `Reduction` can
/// therefore replace any expression with a simpler one.
struct Program: Sendable {
  var root: Component
  var steps: [Step]
}

/// The description of a custom view or a custom modifier.
///
/// A fixture stores its component in a field. Ambient compares the field by identity, so two
/// components with the same parts are not equal.
final class Component: Sendable {
  /// The fixture that shows the component.
  enum Kind: String, Sendable {
    /// A view that declares its properties directly.
    case plain = "Plain"
    /// A view that wraps its states and its environment values in custom dynamic properties.
    case composed = "Composed"
    /// A view that reads everything through a copy of the whole environment.
    case whole = "Whole"
    /// A modifier.
    case frame = "Frame"
  }

  let id: Int
  let kind: Kind
  /// The initial value of the state `number`.
  let number: Int
  /// The initial value of the state `items`.
  let items: [Item]
  /// The numbers in the text that precedes the content.
  let shows: [Expression]
  let content: Template

  init(
    id: Int,
    kind: Kind,
    number: Int,
    items: [Item],
    shows: [Expression],
    content: Template
  ) {
    self.id = id
    self.kind = kind
    self.number = number
    self.items = items
    self.shows = shows
    self.content = content
  }

  func with(shows: [Expression]? = nil, items: [Item]? = nil, content: Template? = nil) -> Component
  {
    Component(
      id: id,
      kind: kind,
      number: number,
      items: items ?? self.items,
      shows: shows ?? self.shows,
      content: content ?? self.content
    )
  }
}

/// An element of a loop.
struct Item: Identifiable, Equatable, Sendable {
  let id: Int
  var payload: Int
}

/// A tree of views and what is done to it, as plain values.
///
/// The fixtures make real views of it; the oracle computes from it what has to show and to run. All
/// values are whole numbers, so that each part can stand for any other when a program is reduced.
struct Program: Sendable {
  var root: Component
  var steps: [Step]
}

/// A view or a modifier with a body.
///
/// It is a field of the fixture that shows it, where it counts as the same only if it is identical.
final class Component: Sendable {
  /// Which fixture shows it.
  enum Kind: String, Sendable {
    /// Declares its properties itself.
    case plain = "Plain"
    /// Declares its properties within custom properties.
    case composed = "Composed"
    /// Reads everything through a copy of the whole environment.
    case whole = "Whole"
    /// Is a modifier.
    case frame = "Frame"
  }

  let id: Int
  let kind: Kind
  let number: Int
  let items: [Item]
  /// What it shows itself, in front of its content.
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

  /// The same component with other parts.
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

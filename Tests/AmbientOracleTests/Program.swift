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
    id: Int, kind: Kind, number: Int, items: [Item], shows: [Expression], content: Template
  ) {
    self.id = id
    self.kind = kind
    self.number = number
    self.items = items
    self.shows = shows
    self.content = content
  }

  /// The same component with other parts.
  func with(shows: [Expression]? = nil, items: [Item]? = nil, content: Template? = nil) -> Component {
    Component(
      id: id, kind: kind, number: number, items: items ?? self.items,
      shows: shows ?? self.shows, content: content ?? self.content)
  }
}

/// An element of a loop.
struct Item: Identifiable, Equatable, Sendable {
  let id: Int
  var payload: Int
}

/// What a body makes.
indirect enum Template: Sendable {
  case empty
  case text(Expression)
  /// An element that reads the environment itself.
  case probe(Source)
  case child(Child)
  case sequence([Template])
  case group(Template)
  case stack(Template)
  /// `if` with `else`.
  case either(Expression, Template, Template)
  /// `switch` with three cases.
  case choice(Expression, Template, Template, Template)
  /// `if` without `else`.
  case optional(Expression, Template)
  /// `AnyView(condition ? one : other)`.
  case erased(Expression, Template, Template)
  case loop(Data, Template)
  case identified(Expression, Template)
  case written(Write, Template)
  case modified(Component, Expression, Template)
  /// Where a modifier puts the view that it is applied to.
  case placeholder
  /// Where a view puts the content that it was given.
  case stored

  /// The elements of a loop.
  enum Data: Sendable {
    case items
    case reversedItems(if: Expression)
    /// As many as a number says, up to three.
    case count(Expression)
    /// A binding to each of the items, which are read when the loop runs.
    case bindings
    /// The same, where the body reads the items.
    case indexedBindings
  }
}

/// A view in the body of another, with its fields.
struct Child: Sendable {
  var component: Component
  var argument: Expression
  var binding: BindingSource
  /// Whether it has a closure among its fields.
  var hasAction: Bool
  /// Content that it is given as a view.
  var stored: Template?
}

/// What a binding leads to.
enum BindingSource: Sendable {
  case constant
  case number
  case name
  case count
  /// The binding that the view was given itself.
  case forwarded
  /// To the payload of the element, inside a loop over bindings.
  case element
}

/// A number that a body computes.
indirect enum Expression: Sendable {
  case constant(Int)
  case argument
  /// The payload of the element, inside a loop.
  case element
  case number
  /// A part of the record that is the view's state, through the record or a binding to the part.
  case name(throughBinding: Bool)
  case count(throughBinding: Bool)
  case bound
  case source(Source)
  case conditional(Expression, Expression, Expression)
  case sum(Expression, Expression)
}

/// A number in the environment that can be written.
enum Property: String, CaseIterable, Sendable {
  case a
  case b
  case c
  /// A part of a key's value.
  case name
  case count
  /// Written between 0 and 2.
  case clamped
  /// Reads and writes `c`, but ignores odd numbers.
  case even
  /// Reads `b` and writes `c`.
  case alias
  /// Reads `a + b`; writes both.
  case both
  /// Reads `c`; writes `c` after reading `a`.
  case shifted
}

/// A number that is read in the environment.
enum Source: Equatable, Sendable {
  case property(Property)
  /// `a` decides whether it is `b` or `c`.
  case chosen
  /// The `x` of the object that is found by its type, read through a copy of the environment.
  ///
  /// Through a key path it would be computed while a body is tracked, and Observation counts what a
  /// tracked function reads also for the one around it: the body would run for every change of `x`.
  case current
  /// A key path with an argument: `a` and the number.
  case indexed(Int)
  /// The property with the number of the argument: a key path that is another for another argument.
  case selected
  /// A property of the object that is found by its type.
  case object(Field)
  /// A property of the object that is found by a key.
  case store(Field)
  /// What a binding in the environment leads to.
  case link
  /// Whether there is a closure in the environment.
  case action

  /// A property of an observable object.
  enum Field: String, CaseIterable, Sendable {
    case x
    case y
  }
}

/// A write into the environment.
indirect enum Write: Sendable {
  case set(Property, Expression)
  /// Adds to a property under a condition; what is computed is computed when the transform runs, or
  /// else in the body.
  case transform(Property, by: Expression, if: Expression, isLate: Bool)
  /// Copies one source to a property, if another is odd, with access to the whole environment.
  case rewrite(Property, from: Source, if: Source)
  /// Does the same with a modifier that is resolved in the environment.
  case resolved(Property, from: Source)
  /// One of the objects, by its type, or none.
  case object(Expression)
  /// One of the objects, by a key, or none.
  case store(Expression)
  case link(BindingSource)
  /// A closure, which is another one whenever the body runs.
  case action
  /// The environment around the view whose body writes.
  case surroundings
  /// The same with one property set.
  case changedSurroundings(Property, Expression)
}

/// What is done before the tree settles.
struct Step: Sendable {
  var changes: [Change]
  /// Whether it is done by an element's action, or from outside.
  var isAction: Bool
}

/// One write.
enum Change: Sendable {
  case number(Target, Int)
  case name(Target, Int)
  case count(Target, Int)
  case items(Target, ItemsChange)
  /// Through the binding that a view was given.
  case bound(Target, Int)
  case object(Int, Source.Field, Int)
  case root(Property, Int)
}

/// A view in the tree: one of those that show a component, counted in the order of the tree.
struct Target: Sendable {
  var component: Int
  var occurrence: Int
}

/// A change of a list; places count from the start, and again from there behind the end.
enum ItemsChange: Sendable {
  case insert(Item, at: Int)
  case remove(at: Int)
  case move(from: Int, to: Int)
  case reverse
  case setPayload(at: Int, Int)

  func apply(to items: inout [Item]) {
    switch self {
    case .insert(let item, let place):
      guard !items.contains(where: { $0.id == item.id }) else { return }
      items.insert(item, at: place % (items.count + 1))
    case _ where items.isEmpty: return
    case .remove(let place): items.remove(at: place % items.count)
    case .move(let place, let target):
      let item = items.remove(at: place % items.count)
      items.insert(item, at: target % (items.count + 1))
    case .reverse: items.reverse()
    case .setPayload(let place, let payload): items[place % items.count].payload = payload
    }
  }
}

extension Int {
  /// How a number decides a condition.
  var isTrue: Bool { self & 1 == 1 }

  /// How a number picks one of several.
  func picked(of count: Int) -> Int { Int(UInt(bitPattern: self) % UInt(count)) }
}

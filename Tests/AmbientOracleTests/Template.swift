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
  case preferring(Preferring, Template)
  case presenting(Presenting, Template)
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
  /// The station that it is given.
  var station: StationSource
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
  /// To a property of a station that the view follows.
  case published(Station.Way, Source.Field)
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
  case station(StationSource)
  /// A closure, which is another one whenever the body runs.
  case action
  /// The environment around the view whose body writes, under a condition; else one of defaults.
  case surroundings(if: Expression)
  /// The same with one property set.
  case changedSurroundings(Property, Expression)
}

/// What is done with the preference of a view.
enum Preferring: Sendable {
  /// Sets one number.
  case set(Expression)
  /// Adds one number; it is computed when the transform runs, or else in the body.
  case transform(by: Expression, isLate: Bool)
  /// Notes the numbers when they have changed.
  case noted
  /// Shows a view in front, which has the sum of the numbers as its argument.
  case shown(Component)
}

/// A sheet that a view presents.
struct Presenting: Sendable {
  /// What it is presented for.
  enum Trigger: Sendable {
    /// While a number is odd.
    case flag
    /// While a number comes to an item, which is the element inside.
    case item
  }

  var trigger: Trigger
  var number: BindingSource
  var content: Template
}

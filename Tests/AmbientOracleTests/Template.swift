/// The content of a body, with expressions in place of computed numbers.
indirect enum Template: Sendable {
  case empty
  case text(Expression)
  /// An element that itself reads the environment.
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
  /// `AnyView(condition ? first : second)`.
  case erased(Expression, Template, Template)
  case loop(Data, Template)
  case identified(Expression, Template)
  case written(Write, Template)
  case modified(Component, Expression, Template)
  case preferring(Preferring, Template)
  case presenting(Presenting, Template)
  /// The modified view, in the body of a modifier.
  case placeholder
  /// The content that the view received as an argument.
  case stored

  /// The elements of a loop.
  enum Data: Sendable {
    case items
    case reversedItems(if: Expression)
    /// A computed number of elements, from zero to three.
    case count(Expression)
    /// Bindings to the items. The loop reads the items when it runs.
    case bindings
    /// Bindings to the items. The body reads the items.
    case indexedBindings
  }
}

/// A view in the body of another view.
struct Child: Sendable {
  var component: Component
  var argument: Expression
  var binding: BindingSource
  /// Whether the view has a closure among its fields.
  var hasAction: Bool
  var station: StationSource
  /// The content that the view receives.
  var stored: Template?
}

/// What a binding reads and writes.
enum BindingSource: Sendable {
  case constant
  case number
  case name
  case count
  /// The binding that the view itself received.
  case forwarded
  /// The payload of the element, inside a loop over bindings.
  case element
  /// A property of the ``Station`` object that the view follows.
  case published(Station.Way, Source.Field)
}

/// A write into the environment.
indirect enum Write: Sendable {
  case set(Property, Expression)
  /// Adds to a property under a condition. If the write is late, the transform computes the
  /// numbers. Otherwise, the body computes them.
  case transform(Property, by: Expression, if: Expression, isLate: Bool)
  /// Transforms the whole environment: copies one source to a property if another source is odd.
  case rewrite(Property, from: Source, if: Source)
  /// Copies one source to a property with ``Resolved``, which is an `EnvironmentalModifier`.
  case resolved(Property, from: Source)
  /// Sets one of the objects by its type, or sets nil.
  case object(Expression)
  /// Sets one of the objects by a key, or sets nil.
  case store(Expression)
  case link(BindingSource)
  case station(StationSource)
  /// Sets a closure. Each run of the body sets a different closure.
  case action
  /// Replaces the whole environment. If a number is odd, the new environment is the environment of
  /// the view that contains the write. Otherwise, the new environment has the default values.
  case environment(if: Expression)
  /// Replaces the whole environment, and then changes one property.
  ///
  /// The new environment is the environment of the view that contains the write.
  case changedEnvironment(Property, Expression)
}

/// An operation on the preference of a view.
enum Preferring: Sendable {
  /// Sets one number.
  case set(Expression)
  /// Adds one number. If `isLate` is true, the transform computes the number. Otherwise, the body
  /// computes it.
  case transform(by: Expression, isLate: Bool)
  /// Records the numbers when they have changed.
  case noted
  /// Shows a component in an overlay. The component receives the sum of the numbers.
  case shown(Component)
}

/// A sheet that a view presents.
struct Presenting: Sendable {
  /// The condition of the presentation.
  enum Trigger: Sendable {
    /// While a number is odd.
    case flag
    /// While a number selects an item. In the sheet, `Expression.element` is the item's payload.
    case item
  }

  var trigger: Trigger
  var number: BindingSource
  var content: Template
}

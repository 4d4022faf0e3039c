/// A view value as the oracle sees it: what a body made, with every number computed.
indirect enum Appearance {
  case empty
  case text(Int)
  case probe(Source)
  case child(Fields)
  case sequence([Appearance])
  case group(Appearance)
  case stack(Appearance)
  case either(isFirst: Bool, Appearance)
  case choice(Int, Appearance)
  case optional(Appearance?)
  case loop(Rows)
  case identified(Int, Appearance)
  case written(Writing, Appearance)
  case modified(Fields, Appearance)
  /// The place in the body of the modifier at a place.
  case placeholder(Place)
}

/// The fields of a view or a modifier with a body.
struct Fields {
  var component: Component
  var argument: Int
  var binding: Location
  var hasAction: Bool
  var stored: Appearance?
}

/// A loop whose content is computed row by row, when the loop runs.
struct Rows {
  /// The elements; those of a loop over bindings are read when it runs.
  var items: [Item]
  /// What kind of loop it is.
  var data: Template.Data
  var content: Template
  var standpoint: Standpoint
}

extension Rows {
  /// Where the content of a row finds its element.
  func element(_ item: Item, at index: Int) -> Location {
    switch data {
    case .bindings, .indexedBindings: .item(standpoint.place, at: index)
    case .items, .reversedItems, .count: .constant(item.payload)
    }
  }
}

/// A write with its numbers computed, except for those that are computed late.
struct Writing {
  enum Value {
    case number(Property, Int)
    case transform(Property, by: Expression, if: Expression)
    case rewrite(Property, from: Source, if: Source)
    case resolved(Property, from: Source)
    case object(Int?)
    case store(Int?)
    case link(Location)
    case action
    case surroundings
    case changedSurroundings(Property, Int)
  }

  var value: Value
  /// The view in whose body it stands.
  var standpoint: Standpoint
}

/// Where a number lives that a binding leads to.
enum Location: Hashable {
  case constant(Int)
  case number(Place)
  case name(Place)
  case count(Place)
  /// The payload of one of the items.
  case item(Place, at: Int)
}

extension Location {
  var isItem: Bool { if case .item = self { true } else { false } }
}

/// What an expression in a body can see.
struct Standpoint {
  var place: Place
  var fields: Fields
  var surroundings: Surroundings
  var element = Location.constant(0)
  /// The run of the body, or of the content of the loop.
  var run = 0
}

// MARK: Comparison

extension Appearance {
  /// Whether the library has to find no difference. Closures are always different, also from
  /// themselves, and so is whatever contains one.
  func isSame(as other: Appearance) -> Bool {
    switch (self, other) {
    case (.empty, .empty): true
    case (.text(let one), .text(let other)): one == other
    case (.probe(let one), .probe(let other)): one == other
    case (.child(let one), .child(let other)): one.isSame(as: other)
    case (.sequence(let one), .sequence(let other)):
      one.count == other.count && zip(one, other).allSatisfy { $0.isSame(as: $1) }
    case (.group(let one), .group(let other)): one.isSame(as: other)
    case (.stack(let one), .stack(let other)): one.isSame(as: other)
    case (.either(let isFirst, let one), .either(let isAlsoFirst, let other)):
      isFirst == isAlsoFirst && one.isSame(as: other)
    case (.choice(let index, let one), .choice(let otherIndex, let other)):
      index == otherIndex && one.isSame(as: other)
    case (.optional(nil), .optional(nil)): true
    case (.optional(let one?), .optional(let other?)): one.isSame(as: other)
    case (.identified(let id, let one), .identified(let otherID, let other)):
      id == otherID && one.isSame(as: other)
    case (.written(let write, let one), .written(let otherWrite, let other)):
      write.isSame(as: otherWrite) && one.isSame(as: other)
    case (.modified(let modifier, let one), .modified(let otherModifier, let other)):
      modifier.isSame(as: otherModifier) && one.isSame(as: other)
    case (.placeholder(let one), .placeholder(let other)): one == other
    default: false
    }
  }
}

extension Fields {
  func isSame(as other: Fields) -> Bool {
    guard component === other.component, argument == other.argument, binding == other.binding,
      !hasAction, !other.hasAction
    else { return false }
    return switch (stored, other.stored) {
    case (nil, nil): true
    case (let one?, let other?): one.isSame(as: other)
    default: false
    }
  }
}

extension Writing {
  fileprivate func isSame(as other: Writing) -> Bool {
    switch (value, other.value) {
    case (.number(let one, let value), .number(let other, let otherValue)):
      one == other && value == otherValue
    case (.resolved(let one, let source), .resolved(let other, let otherSource)):
      one == other && source == otherSource
    case (.object(let one), .object(let other)), (.store(let one), .store(let other)): one == other
    case (.link(let one), .link(let other)): one == other
    case (.surroundings, .surroundings): standpoint.place == other.standpoint.place
    // A changed copy holds its writes by reference.
    case (.changedSurroundings, .changedSurroundings): standpoint.run == other.standpoint.run
    // Actions and transforms are closures.
    default: false
    }
  }
}

// MARK: Identity

/// A place in the tree: the way to it from the root, as a number that stands for it.
struct Place: Hashable {
  fileprivate let number: Int

  static let root = Place(number: 0)
}

/// One part of the way to a place.
enum PlaceStep: Hashable {
  /// The type of what an `AnyView` shows.
  case type(String)
  case index(Int)
  case row(Int)
  case id(Int)
  case content
}

/// Gives equal ways equal places.
struct Atlas {
  private struct Way: Hashable {
    let start: Place
    let step: PlaceStep
  }

  private var places: [Way: Place] = [:]

  mutating func place(_ step: PlaceStep, in start: Place) -> Place {
    let way = Way(start: start, step: step)
    if let known = places[way] { return known }
    let made = Place(number: places.count + 1)
    places[way] = made
    return made
  }
}

extension Appearance {
  /// Names the type of the view: another type at the same place begins anew.
  var typeName: String {
    switch self {
    case .empty: "EmptyView"
    case .text: "Text"
    case .probe: "Probe"
    case .child(let fields): fields.component.kind.rawValue
    case .sequence(let parts): "TupleView of \(parts.count)"
    case .group: "Group"
    case .stack: "VStack"
    case .either: "if else"
    case .choice: "switch"
    case .optional: "if"
    case .loop(let rows): rows.typeName
    case .identified: "id"
    case .written(let write, _): write.typeName
    case .modified: "Frame"
    case .placeholder: "Content"
    }
  }
}

extension Rows {
  fileprivate var typeName: String {
    switch data {
    case .items, .reversedItems: "ForEach Item"
    case .count: "ForEach Int"
    case .bindings: "ForEach Binding"
    case .indexedBindings: "ForEach Index"
    }
  }
}

extension Writing {
  fileprivate var typeName: String {
    switch value {
    case .number: "environment Int"
    case .transform: "transform Int"
    case .rewrite: "transform EnvironmentValues"
    case .resolved: "resolved"
    case .object, .store: "environment Model"
    case .link: "environment Binding"
    case .action: "environment closure"
    case .surroundings, .changedSurroundings: "environment EnvironmentValues"
    }
  }
}

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
  case preferring(PreferringView, Appearance)
  case presenting(Sheet, Appearance)
  /// The place in the body of the modifier at a place.
  case placeholder(Place)
}

/// The fields of a view or a modifier with a body.
struct Fields {
  var component: Component
  var argument: Int
  var binding: Location
  var hasAction: Bool
  var station = 0
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
    case station(Int)
    case action
    case surroundings
    case defaults
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
  /// A property of a station, which counts as another one if another view follows it.
  case published(Int, Source.Field, by: Place, Station.Way)
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

/// What is done with the preference of a view, with its numbers computed, except for those that are
/// computed late.
enum PreferringView {
  case set(Int)
  case transform(by: Expression, Standpoint)
  case noted
  case shown(Component)
}

/// A sheet whose content is computed when its trigger is read.
struct Sheet {
  var trigger: Presenting.Trigger
  var number: Location
  var content: Template
  var standpoint: Standpoint
}

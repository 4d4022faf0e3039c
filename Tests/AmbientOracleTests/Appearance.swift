/// A view that a body returned: a ``Template`` whose expressions are replaced by their results.
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
  /// The `content` in the body of the modifier at this place.
  case placeholder(Place)
}

/// The fields of a view or a modifier that has a body.
struct Fields {
  var component: Component
  var argument: Int
  /// The location to which the view's binding leads.
  var binding: Location
  var hasAction: Bool
  /// The index of the station that the parent passes.
  var station = 0
  /// The content that the parent passes.
  var stored: Appearance?
}

/// A loop, which computes its rows one by one when it runs.
struct Rows {
  /// The elements, or an empty list for a loop over bindings.
  ///
  /// A loop over bindings reads its elements when it runs.
  var items: [Item]
  var data: Template.Data
  var content: Template
  var standpoint: Standpoint
}

extension Rows {
  /// Returns the location from which the content of a row reads its element.
  func element(_ item: Item, at index: Int) -> Location {
    switch data {
    case .bindings, .indexedBindings: .item(standpoint.place, at: index)
    case .items, .reversedItems, .count: .constant(item.payload)
    }
  }
}

/// A write into the environment.
///
/// The body computes the numbers in the write. Some transforms are an exception: their closures
/// compute the numbers when the closures run.
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
    case environment
    case defaults
    case changedEnvironment(Property, Int)
  }

  var value: Value
  /// The context of the expressions in the write.
  var standpoint: Standpoint
}

/// The storage location that a binding leads to.
enum Location: Hashable {
  case constant(Int)
  case number(Place)
  case name(Place)
  case count(Place)
  /// The payload of one of the items.
  case item(Place, at: Int)
  /// A property of a ``Station``. Different views have different locations for the same property.
  case published(Int, Source.Field, by: Place, Station.Way)
}

extension Location {
  var isItem: Bool { if case .item = self { true } else { false } }
}

/// The context of an expression in a body: the values that the expression can read.
struct Standpoint {
  var place: Place
  var fields: Fields
  var environment: OracleEnvironment
  var element = Location.constant(0)
  /// The number of the current run.
  ///
  /// In the content of a loop or a sheet, this is the run of the content. In the rest of a body, it
  /// is the run of the body.
  var run = 0
}

/// A preference modifier.
///
/// In `set`, the body has computed the number. In `transform`, the expression is a constant if the
/// body has computed the number. Otherwise the closure of the transform computes the number when
/// the closure runs.
enum PreferringView {
  case set(Int)
  case transform(by: Expression, Standpoint)
  case noted
  case shown(Component)
}

/// A sheet, whose content stays a template until the sheet is shown.
struct Sheet {
  var trigger: Presenting.Trigger
  var number: Location
  var content: Template
  var standpoint: Standpoint
}

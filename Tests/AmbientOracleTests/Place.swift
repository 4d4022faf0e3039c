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
    case .preferring(let preferring, _): preferring.typeName
    case .presenting(let sheet, _): "sheet \(sheet.trigger)"
    case .placeholder: "Content"
    }
  }
}

extension Rows {
  var typeName: String {
    switch data {
    case .items, .reversedItems: "ForEach Item"
    case .count: "ForEach Int"
    case .bindings: "ForEach Binding"
    case .indexedBindings: "ForEach Index"
    }
  }
}

extension Writing {
  var typeName: String {
    switch value {
    case .number: "environment Int"
    case .transform: "transform Int"
    case .rewrite: "transform EnvironmentValues"
    case .resolved: "resolved"
    case .object, .store: "environment Model"
    case .link: "environment Binding"
    case .station: "environment Station"
    case .action: "environment closure"
    case .surroundings, .defaults, .changedSurroundings: "environment EnvironmentValues"
    }
  }
}

extension PreferringView {
  var typeName: String {
    switch self {
    case .set: "preference"
    case .transform: "transformPreference"
    case .noted: "onPreferenceChange"
    case .shown: "overlayPreferenceValue"
    }
  }
}

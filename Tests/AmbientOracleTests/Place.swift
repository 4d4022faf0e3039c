/// A position in the tree, as a number that represents the path from the root.
struct Place: Hashable {
  fileprivate let number: Int

  static let root = Place(number: 0)
}

/// One step of the path to a position: from a view to one of the views in it.
enum PlaceStep: Hashable {
  /// The type of the view in an `AnyView`.
  case type(String)
  case index(Int)
  case row(Int)
  case id(Int)
  case content
}

/// Assigns a position to each path, and the same position to equal paths.
struct Atlas {
  private struct Path: Hashable {
    let start: Place
    let step: PlaceStep
  }

  private var places: [Path: Place] = [:]

  mutating func place(_ step: PlaceStep, in start: Place) -> Place {
    let path = Path(start: start, step: step)
    if let existing = places[path] { return existing }
    let place = Place(number: places.count + 1)
    places[path] = place
    return place
  }
}

extension Appearance {
  /// The name of the view's type.
  ///
  /// A view of another type at the same position has a new identity.
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
    case .environment, .defaults, .changedEnvironment: "environment EnvironmentValues"
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

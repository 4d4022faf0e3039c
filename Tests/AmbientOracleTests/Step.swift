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
  /// One of the shared stations sets a property, and thereby publishes.
  case publish(Int, Source.Field, Int)
  /// The same for the station that a view has for itself.
  case publishOwn(Target, Source.Field, Int)
  /// One of the shared stations publishes, and nothing has changed.
  case send(Int)
  /// By the view's action.
  case dismiss(Target)
  /// By the user, who puts away one of the sheets. It stands alone in its step.
  case putAway(Int)
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

/// Changes that are made together before the tree settles.
struct Step: Sendable {
  var changes: [Change]
  /// Whether an element's action makes the changes, rather than code outside of the tree.
  var isAction: Bool
}

/// A change of a state, an object or the environment, or the dismissal of a sheet.
enum Change: Sendable {
  case number(Target, Int)
  case name(Target, Int)
  case count(Target, Int)
  case items(Target, ItemsChange)
  /// Writes through the binding that a view received.
  case bound(Target, Int)
  case object(Int, Source.Field, Int)
  case root(Property, Int)
  /// Sets a property of a shared ``Station``. The station publishes the change.
  case publish(Int, Source.Field, Int)
  /// Sets a property of the station that a view owns.
  case publishOwn(Target, Source.Field, Int)
  /// Makes a shared station publish without a change.
  case send(Int)
  /// Calls the `dismiss` action from the environment of a view.
  case dismiss(Target)
  /// Dismisses one of the sheets as a user does. A step with this change has no other changes.
  case dismissByUser(Int)
}

/// One of the views in the tree that show a ``Component``.
struct Target: Sendable {
  /// The `id` of the component.
  var component: Int
  /// The index of the view among the views that show the component, in tree order.
  ///
  /// An index beyond the end wraps around.
  var occurrence: Int
}

/// A change of a list.
///
/// An index beyond the end wraps around.
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

import AmbientReflection

/// How often a cached part of a state is checked against the state, although the state is the same.
///
/// A stored part changes only when the state changes. A computed part may also read objects that
/// the state contains, or global values. Their changes are not writes of the state.
enum PartFreshness: Comparable {
  /// Never: the part is stored in the state.
  case whileStateIsSame

  /// At the first read in each update: the part is computed, and no object is reachable from the
  /// value that contains it. Within an update, bodies read global values that stay the same.
  case duringUpdate

  /// At each read: the part is computed, and its getter may read an object.
  case never
}

extension Part {
  /// How long the part stays the same while the whole value is the same.
  var freshness: PartFreshness {
    if isStored { return .whileStateIsSame }
    return Reachability.leadsToObjects(Whole.self) ? .never : .duringUpdate
  }

  /// Whether the memory of the whole value alone determines the part.
  private var isStored: Bool {
    switch key.base {
    case let keyPath as PartialKeyPath<Whole>: MemoryLayout<Whole>.offset(of: keyPath) != nil
    case is Unwrapped: true
    default: Whole.self is any StandardArray.Type
    }
  }
}

/// An array of the standard library; its elements are stored parts of it.
private protocol StandardArray {}

extension Array: StandardArray {}
extension ArraySlice: StandardArray {}
extension ContiguousArray: StandardArray {}

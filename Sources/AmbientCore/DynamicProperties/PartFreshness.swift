import AmbientReflection

/// How long the cached value of a part of a state stays fresh.
///
/// A stored part changes only when the state changes. A computed part may also read objects that
/// the state contains, or global values. A change of such an object or value does not write the
/// state.
enum PartFreshness: Comparable {
  /// Until the state changes: the part is stored in the state.
  case whileStateIsSame

  /// Until the update ends: the part is computed from a value that contains no object. The getter
  /// may also read global values, which are expected not to change during an update.
  case duringUpdate

  /// Not at all: the part is computed, and its getter may read an object.
  case never
}

extension Part {
  var freshness: PartFreshness {
    if isStored { return .whileStateIsSame }
    return Reachability.leadsToObjects(Whole.self) ? .never : .duringUpdate
  }

  private var isStored: Bool {
    switch key.base {
    case let keyPath as PartialKeyPath<Whole>: MemoryLayout<Whole>.offset(of: keyPath) != nil
    case is Unwrapped: true
    default: Whole.self is any StandardArray.Type
    }
  }
}

/// A standard array, which stores its elements.
private protocol StandardArray {}

extension Array: StandardArray {}
extension ArraySlice: StandardArray {}
extension ContiguousArray: StandardArray {}

import AmbientCore
import Foundation

/// The sort order of a table, with the type of its comparators erased.
struct TableSorting {
  /// Returns the order of the rows if the comparator is the primary comparator; nil for any other
  /// comparator.
  let order: (Any) -> SortOrder?

  /// Puts a comparator first; if the comparator is the first already, reverses its order.
  let sort: (Any) -> Void
}

extension TableSorting {
  nonisolated init<Sort: SortComparator>(_ order: Binding<[Sort]>) {
    self.order = { comparator in
      guard let comparator = comparator as? Sort, let first = order.wrappedValue.first,
        first.sortsLike(comparator)
      else { return nil }
      return first.order
    }
    sort = { comparator in
      guard var comparator = comparator as? Sort else { return }
      var comparators = order.wrappedValue
      if let first = comparators.first, first.sortsLike(comparator) {
        comparator.order = first.order == .forward ? .reverse : .forward
      }
      comparators.removeAll { $0.sortsLike(comparator) }
      order.wrappedValue = [comparator] + comparators
    }
  }
}

extension SortComparator {
  /// Returns whether another comparator equals this comparator, apart from the order.
  fileprivate func sortsLike(_ other: Self) -> Bool {
    var other = other
    other.order = order
    return other == self
  }
}

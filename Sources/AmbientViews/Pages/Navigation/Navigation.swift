import AmbientCore
import AmbientSupport
import Observation

/// The state of a navigation stack, shared by its links, destinations and pages.
///
/// Each value on the path has a page. The path may change at any time, because it can be a binding
/// to state of the app. A view that is pushed without a value also has a page, but is not on the
/// path. The position of such a page is `valuesBelow`: the number of values on the path when the
/// view was pushed.
@MainActor
@Observable
final class Navigation: SelectionColumn {
  /// The views that are pushed without a value, in the order in which they were pushed.
  private(set) var pushes: [NavigationPush] = []

  /// The destinations, in the order in which views declared them.
  private var destinations: [NavigationDestination] = []

  /// Access to the path; each run of the stack's body sets this property.
  @ObservationIgnored var path: (any NavigationPathLocation)?

  /// Whether a new page replaces the existing pages, as in the detail column of a split view.
  @ObservationIgnored let replacesPages: Bool

  nonisolated init(replacesPages: Bool = false) { self.replacesPages = replacesPages }

  // MARK: Pages

  /// Returns the pages above the root, from the lowest to the topmost.
  func pages(for values: [AnyHashable]) -> [NavigationPage] {
    var pages: [NavigationPage] = []
    for index in 0...values.count {
      pages += pushes.filter { $0.valuesBelow == index }.map(NavigationPage.pushed)
      if index < values.count { pages.append(.value(values[index], index: index)) }
    }
    return pages
  }

  /// Pushes a value, and warns if the path cannot hold it.
  func push(_ value: AnyHashable) {
    showRootOfColumn()
    guard let path, !path.append(value) else { return }
    Diagnostic.pathCannotHold(value, elements: path.elements).warn()
  }

  /// Pushes a view, unless the view is pushed already.
  func push(_ push: NavigationPush) {
    guard !pushes.contains(where: { $0 === push }) else { return }
    showRootOfColumn()
    push.valuesBelow = path?.values.count ?? 0
    pushes.append(push)
  }

  /// Removes a pushed view from the stack; has no effect if the view is not pushed.
  func remove(_ push: NavigationPush) {
    // A link whose view is not pushed calls this method when the link appears. In this case,
    // `pushes` must not be written: a write would run the body that shows the pages.
    guard let index = pushes.firstIndex(where: { $0 === push }) else { return }
    pushes.remove(at: index)
  }

  /// Releases the view of a page that has left the tree, unless the view is pushed again.
  func release(_ page: NavigationPage) {
    guard case .pushed(let push) = page, !pushes.contains(where: { $0 === push }) else { return }
    push.content?.wrappedValue = nil
  }

  /// Removes a page and the pages above it.
  ///
  /// If the page has a value, but the path no longer has this value at the page's index, the method
  /// does nothing.
  func pop(_ page: NavigationPage) {
    switch page {
    case .value(let value, let index):
      if path?.values.dropFirst(index).first == value { keepFirst(index) }
    case .pushed(let push):
      let above = pushes.drop { $0 !== push }.filter { $0.valuesBelow >= push.valuesBelow }
      path?.keepFirst(push.valuesBelow)
      for push in above.reversed() { push.dismissal?() }
      dropPushes(above: push.valuesBelow)
    }
  }

  /// Removes all pages if `replacesPages` is true; the column then shows its root view.
  func showRootOfColumn() {
    guard replacesPages else { return }
    path?.keepFirst(0)
    for push in pushes { push.dismissal?() }
  }

  /// Keeps the first `count` values.
  ///
  /// The method removes all other values, and the views pushed above them.
  private func keepFirst(_ count: Int) {
    path?.keepFirst(count)
    dropPushes(above: count)
  }

  /// Dismisses the views that were pushed when the path had more than `count` values.
  func dropPushes(above count: Int) {
    for push in pushes where push.valuesBelow > count { push.dismissal?() }
  }

  // MARK: Destinations

  /// Returns the destination for a type; if there are several, the first destination in tree order.
  func destination(for type: Any.Type) -> NavigationDestination? {
    attachedDestinations(for: type).min { $0.precedes($1) }
  }

  /// Returns the destinations for a type, in the order of declaration.
  ///
  /// A destination is left out if the view that declares it is not in the tree.
  private func attachedDestinations(for type: Any.Type) -> [NavigationDestination] {
    destinations.filter { $0.type == type && $0.isInTree }
  }

  var destinationTypes: [Any.Type] { destinations.map(\.type) }

  /// Adds a destination.
  ///
  /// The body that declares the destination calls this method while it runs. Pages that follow in
  /// tree order can therefore use the destination in the same update.
  func add(_ destination: NavigationDestination) {
    // This line reads the storage behind the observed property, and records no dependency. A body
    // that declares a destination must not depend on the destinations of other views.
    let existing = _destinations
    destinations = existing + [destination]
  }

  /// Warns if another view has already declared a destination for the same type.
  ///
  /// Views call this method after the update, when the destinations of removed views are no longer
  /// in the tree.
  func warnIfNotFirst(_ destination: NavigationDestination) {
    guard attachedDestinations(for: destination.type).first !== destination else { return }
    Diagnostic.destinationDeclaredEarlier(destination.type).warn()
  }

  func remove(_ destination: NavigationDestination) {
    destinations.removeAll { $0 === destination }
  }
}

/// A page above the root of a stack.
enum NavigationPage: Identifiable {
  case value(AnyHashable, index: Int)
  case pushed(NavigationPush)

  enum ID: Hashable {
    case value(AnyHashable, index: Int)
    case pushed(ObjectIdentifier)
  }

  /// The identity of the page; a page with a different value is a new page, with new state.
  var id: ID {
    switch self {
    case .value(let value, let index): .value(value, index: index)
    case .pushed(let push): .pushed(ObjectIdentifier(push))
    }
  }
}

private struct NavigationKey: EnvironmentKey {
  static var defaultValue: Navigation? { nil }
}

extension EnvironmentValues {
  /// The state of the nearest navigation stack, for links and destinations.
  ///
  /// In a split view, all columns except the last one share a state. The pages of this state appear
  /// in the last column.
  var navigation: Navigation? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}

import AmbientCore
import AmbientSupport
import Observation

/// What is pushed on a stack, and how its pages are made: the meeting place of links, destinations and
/// pages.
///
/// Pages with values come from the path, which its owner may change at any time. Views that are pushed
/// without a value stand above as many of those as there were then.
@MainActor
@Observable
final class Navigation {
  /// The views that are pushed without a value, in the order in which they came.
  private(set) var pushes: [NavigationPush] = []

  private var destinations: [NavigationDestination] = []

  /// Where the values of the pages are, as the stack said last.
  @ObservationIgnored var path: (any NavigationPathLocation)?

  /// Whether what is pushed comes in the place of what was pushed before, as in a split view, whose columns
  /// show what is chosen in others.
  @ObservationIgnored let replaces: Bool

  nonisolated init(replaces: Bool = false) { self.replaces = replaces }

  // MARK: Pages

  /// The pages above the root, the lowest first.
  func pages(for values: [AnyHashable]) -> [NavigationPage] {
    var pages: [NavigationPage] = []
    for index in 0...values.count {
      pages += pushes.filter { $0.valuesBelow == index }.map(NavigationPage.pushed)
      if index < values.count { pages.append(.value(values[index], index: index)) }
    }
    return pages
  }

  /// Pushes a value.
  func push(_ value: AnyHashable) {
    showRootOfColumn()
    guard let path, !path.append(value) else { return }
    Diagnostic.pathDoesNotTake(value, elements: path.elements).warn()
  }

  /// Pushes a view; once, however often it is told.
  func push(_ push: NavigationPush) {
    guard !pushes.contains(where: { $0 === push }) else { return }
    showRootOfColumn()
    push.valuesBelow = path?.values.count ?? 0
    pushes.append(push)
  }

  /// Takes a view off the stack that its owner no longer pushes.
  func remove(_ push: NavigationPush) {
    // A link that pushes nothing says so when it appears, and what shows the pages is not to run for that.
    guard let index = pushes.firstIndex(where: { $0 === push }) else { return }
    pushes.remove(at: index)
  }

  /// Takes a page off the stack, and those above it; nothing if it is not there any more.
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

  /// Takes away what was pushed, where that comes in the place of what the last column shows.
  func showRootOfColumn() {
    guard replaces else { return }
    path?.keepFirst(0)
    for push in pushes { push.dismissal?() }
  }

  private func keepFirst(_ count: Int) {
    path?.keepFirst(count)
    dropPushes(above: count)
  }

  /// Lets go of views that were pushed above values which are gone.
  func dropPushes(above count: Int) {
    for push in pushes where push.valuesBelow > count { push.dismissal?() }
  }

  // MARK: Destinations

  /// The destination for values of a type that is declared closest to the root.
  func destination(for type: Any.Type) -> NavigationDestination? {
    present(type).min { $0.precedes($1) }
  }

  /// The destinations for values of a type whose views are there, in the order in which they came.
  private func present(_ type: Any.Type) -> [NavigationDestination] {
    destinations.filter { $0.type == type && $0.isInTree }
  }

  /// The types of values that have a destination.
  var destinationTypes: [Any.Type] { destinations.map(\.type) }

  /// Takes a destination; while the body runs that declares it, so that the pages behind find it at once.
  func add(_ destination: NavigationDestination) {
    // What is below the observed property: to declare is not to depend on what others declare.
    let known = _destinations
    destinations = known + [destination]
  }

  /// Warns of a destination for whose values there was one before; once all are gone that went with the
  /// update in which it came.
  func checkIsFirst(_ destination: NavigationDestination) {
    guard present(destination.type).first !== destination else { return }
    Diagnostic.destinationDeclaredEarlier(destination.type).warn()
  }

  /// Forgets a destination.
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

  /// A page is another one when its value is, so it begins with its state anew then.
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
  /// The stack that a view is on.
  var navigation: Navigation? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}

import AmbientCore

/// Access to the path of a navigation stack.
///
/// The path is a `NavigationPath` or a collection of values.
protocol NavigationPathLocation {
  /// The values of the path, from the lowest page to the topmost page.
  var values: [AnyHashable] { get }

  /// The type of values that the path can hold.
  var elements: Any.Type { get }

  /// Adds a value and returns true, or returns false if the path cannot hold the value.
  func append(_ value: AnyHashable) -> Bool

  /// Keeps the first `count` values and removes all other values.
  func keepFirst(_ count: Int)
}

struct AnyValuesPath: NavigationPathLocation {
  let path: Binding<NavigationPath>

  var values: [AnyHashable] { path.wrappedValue.values }
  var elements: Any.Type { AnyHashable.self }

  func append(_ value: AnyHashable) -> Bool {
    path.wrappedValue.values.append(value)
    return true
  }

  func keepFirst(_ count: Int) {
    guard path.wrappedValue.count > count else { return }
    path.wrappedValue.removeLast(path.wrappedValue.count - count)
  }
}

struct CollectionPath<Data>: NavigationPathLocation
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  let path: Binding<Data>

  var values: [AnyHashable] { path.wrappedValue.map { AnyHashable($0) } }
  var elements: Any.Type { Data.Element.self }

  func append(_ value: AnyHashable) -> Bool {
    guard let value = value as? Data.Element else { return false }
    path.wrappedValue.append(value)
    return true
  }

  func keepFirst(_ count: Int) {
    guard path.wrappedValue.count > count else { return }
    path.wrappedValue.removeLast(path.wrappedValue.count - count)
  }
}

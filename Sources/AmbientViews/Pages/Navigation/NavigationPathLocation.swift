import AmbientCore

/// Access to the path of a stack: a `NavigationPath` or a collection of values.
protocol NavigationPathLocation {
  /// The values, from the lowest page to the topmost.
  var values: [AnyHashable] { get }

  /// The type of values that the path can hold.
  var elements: Any.Type { get }

  /// Adds a value and returns true, or returns false if the path cannot hold the value.
  func append(_ value: AnyHashable) -> Bool

  /// Keeps the first `count` values and removes all other values.
  func keepFirst(_ count: Int)
}

/// A path that can hold values of any type.
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

/// A path that is a collection of values of one type.
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

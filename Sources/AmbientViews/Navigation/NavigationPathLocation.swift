import AmbientCore

/// Where a stack keeps the values of its pages.
protocol NavigationPathLocation {
  /// The values, the lowest page first.
  var values: [AnyHashable] { get }

  /// The type of values it takes.
  var elements: Any.Type { get }

  /// Adds a value, if the path takes values of its type.
  func append(_ value: AnyHashable) -> Bool

  /// Keeps the lowest values only.
  func keepFirst(_ count: Int)
}

/// A path that takes values of all types.
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

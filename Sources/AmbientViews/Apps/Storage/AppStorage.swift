public import AmbientCore
package import AmbientSupport
public import Foundation

/// A property whose value is stored in user defaults, and is kept when the program exits.
///
/// ```swift
/// struct Settings: View {
///   @AppStorage("showsHints") private var showsHints = true
///
///   var body: some View { Toggle("Hints", isOn: $showsHints) }
/// }
/// ```
///
/// The argument `store` sets the store of the property. A property without this argument uses the
/// store that `defaultAppStorage` sets in the environment, or else `UserDefaults.standard`. All
/// properties with the same key and store have the same value, in all view trees of the process.
///
/// Other code may write the value with `UserDefaults.set`. Actions read the new value at once.
/// Bodies are invalidated when `UserDefaults.didChangeNotification` is posted. On Apple's
/// platforms, Foundation posts this notification. On Linux, the writing code has to post it.
///
/// A value that is written during an event is on disk when the event has ended. A value that a
/// background thread writes is on disk soon afterward. When the program exits, all values are on
/// disk.
///
/// If the type of the property is a number or a Boolean value, a stored string is converted to this
/// type if possible. Values that are set on the command line are strings: `-count 12 -flag YES`.
///
/// The property can also be in an `ObservableObject`. If the class declares no `objectWillChange`
/// of its own, the object announces each change of the value on the main thread. A write through
/// the property is announced before the write. A write by other code is announced afterward.
///
/// - Invalidation: A change runs the bodies that read the value in their last run, directly or
///   through a binding.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private var property: StoredProperty<Value>

  init(
    _ key: String,
    _ fallback: Value,
    _ form: any StoredForm<Value>.Type,
    in store: UserDefaults?
  ) {
    property = StoredProperty(
      StoredItem(key: key, fallback: fallback, form: form),
      in: store,
      or: \.defaultAppStore
    )
  }

  /// The current value.
  ///
  /// Setting the value while a body runs causes a warning, and has no other effect.
  public var wrappedValue: Value {
    get { property.location.value }
    nonmutating set { property.location.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(property.location, \.value) }
}

// @unchecked: user defaults may be used on any thread. The graph stores a copy of the value for
// bodies. Only the thread that owns the graph uses this copy.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: BuiltInProperty {
  package mutating func install(
    in owner: PropertyOwner,
    name: StaticText,
    storage: inout AnyObject?
  ) {
    property.install(in: owner, name: name, storage: &storage)
  }
}

extension AppStorage: PublishedStorage {
  package func observe(_ willChange: @escaping @Sendable () -> Bool) -> AnyObject {
    property.observe(willChange)
  }
}

private struct DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: DefaultsInEnvironment { DefaultsInEnvironment(.standard) }
}

extension EnvironmentValues {
  /// The user defaults for `@AppStorage` properties without a `store` of their own.
  var defaultAppStorage: DefaultsInEnvironment {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }

  fileprivate var defaultAppStore: any ValueStore { defaultAppStorage.defaults }
}

extension View {
  /// Sets the user defaults for all `@AppStorage` properties in the view.
  ///
  /// A property that was created with the argument `store` ignores these user defaults.
  ///
  /// - Parameters:
  ///   - store: The user defaults.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: Setting another store runs the bodies whose last run read an `@AppStorage`
  ///   property from the old store.
  public nonisolated func defaultAppStorage(
    _ store: UserDefaults,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.defaultAppStorage, DefaultsInEnvironment(store), fileID: fileID, line: line)
  }
}

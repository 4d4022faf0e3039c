public import AmbientCore
package import AmbientSupport
public import Foundation

/// A value that is kept in the user's defaults, beyond the run of the program.
///
/// ```swift
/// struct Settings: View {
///   @AppStorage("showsHints") private var showsHints = true
///
///   var body: some View { Toggle("Hints", isOn: $showsHints) }
/// }
/// ```
///
/// It is kept in the defaults that it names, in those of `defaultAppStorage`, or else in
/// `UserDefaults.standard`. All properties for the same key and store show the same value, in all trees
/// of the process. What others write there with `UserDefaults.set` is read by the next action at once,
/// and by bodies when `UserDefaults.didChangeNotification` tells of it: Foundation posts it on Apple's
/// systems; on Linux, the program that writes has to.
///
/// What is written is on the disk when the event that wrote it is over, and when the program exits. Text
/// is read as a number or as yes or no where it is one, as on the command line: `-count 12 -flag YES`.
///
/// In an `ObservableObject` that declares no `objectWillChange` of its own, a change publishes the object:
/// before the property is written, or after others have written. It does so on the main thread.
///
/// - Invalidation: A change re-runs the bodies that read the value, or a binding to it, in their last run.
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

  /// The value of now.
  ///
  /// Set while a body runs, it warns and stays as it is.
  public var wrappedValue: Value {
    get { property.place.value }
    nonmutating set { property.place.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(property.place, \.value) }
}

// Defaults may be used on any thread; what is read in bodies belongs to the tree that runs them.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: BuiltInProperty {
  package mutating func install(
    in owner: PropertyOwner,
    name: LiteralText,
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
  /// Where `@AppStorage` keeps its values.
  var defaultAppStorage: DefaultsInEnvironment {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }

  fileprivate var defaultAppStore: any ValueStore { defaultAppStorage.defaults }
}

extension View {
  /// Sets where the `@AppStorage` in the view keeps its values, unless it names a place itself.
  public nonisolated func defaultAppStorage(
    _ store: UserDefaults,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.defaultAppStorage, DefaultsInEnvironment(store), fileID: fileID, line: line)
  }
}

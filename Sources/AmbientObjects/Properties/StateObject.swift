#if Objects
public import AmbientCore
package import AmbientGraph
import AmbientReflection
package import AmbientSupport

/// An object that a view creates, and keeps while the view is in the tree.
///
/// ```swift
/// struct Library: View {
///   @StateObject private var songs = SongLoader()
///   var body: some View { SongList(songs: songs.all) }
/// }
/// ```
///
/// The object is created once, when the view appears. In an initializer, create the object in the
/// argument itself: `_songs = StateObject(wrappedValue: SongLoader(folder))`. The argument is an
/// autoclosure, so no further object is created when the parent creates the view again.
///
/// - Invalidation: A body depends on the object if the last run of the body read this property, or
///   a binding to a property of the object. Such a body runs again when the object publishes a
///   change.
@propertyWrapper
@preconcurrency
@MainActor
public struct StateObject<ObjectType: ObservableObject> {
  // One thread at a time writes `storage`, before the body runs.
  nonisolated(unsafe) private let thunk: () -> ObjectType
  nonisolated(unsafe) private var storage: OwnedObject<ObjectType>?

  /// Creates a property that evaluates an expression once, and keeps the object.
  ///
  /// - Parameter thunk: The expression. It is evaluated when the view appears.
  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    self.thunk = thunk
  }

  /// The object that the view keeps.
  ///
  /// Outside of a view, each read creates a new object and issues a warning.
  public var wrappedValue: ObjectType {
    guard let storage else { return makeWithoutView() }
    storage.willRead(storage.object)
    return storage.object
  }

  /// A source of bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(root: storage?.object ?? makeWithoutView(), reads: storage)
  }

  private func makeWithoutView() -> ObjectType {
    Diagnostic.stateObjectReadOutsideView(ObjectType.self).warn()
    return thunk()
  }
}

private final class OwnedObject<Object: ObservableObject>: ObjectReads<Object>, KeptStorage {
  let object: Object

  init(_ object: Object, in owner: PropertyOwner) {
    self.object = object
    super.init(in: owner)
  }
}

extension StateObject: nonisolated DynamicProperty {}

extension StateObject: nonisolated CustomReflectable {
  /// A mirror with one child: the object, with the name `_store` as in SwiftUI.
  ///
  /// The child is nil outside of a view.
  public nonisolated var customMirror: Mirror {
    Mirror(self, children: ["_store": storage?.object as Any])
  }
}

extension StateObject: nonisolated BuiltInProperty {
  package nonisolated mutating func install(
    in owner: PropertyOwner,
    name: StaticText,
    storage: inout AnyObject?
  ) {
    if let stored = storage, !RestoredStorage.isRestored(stored) {
      // The cast is safe, because only this property of the view type uses `stored`.
      self.storage = unsafeDowncast(stored, to: OwnedObject<ObjectType>.self)
    } else {
      // If a previous node of the view kept an object, the view uses this object again.
      let restored = RestoredStorage.storage(OwnedObject<ObjectType>.self, in: storage)
      let new = OwnedObject(restored?.object ?? owner.making(thunk), in: owner)
      storage = new
      self.storage = new
    }
  }
}

extension StateObject: nonisolated TraceableProperty {
  package nonisolated func isRead(through source: Source) -> Bool {
    storage?.isRead(through: source) ?? false
  }
}

extension StateObject: nonisolated SelfComparing {
  /// Returns true, because the view keeps its first object and never evaluates a later expression.
  ///
  /// - Parameter other: The other value.
  /// - Returns: Always true.
  package nonisolated func isSame(as other: StateObject) -> Bool { true }
}
#endif

#if Objects
public import AmbientCore
package import AmbientGraph
import AmbientReflection
package import AmbientSupport

/// An object that a view makes, and keeps while it stays in the tree.
///
/// ```swift
/// struct Library: View {
///   @StateObject private var songs = SongLoader()
///   var body: some View { SongList(songs: songs.all) }
/// }
/// ```
///
/// The object is made once, when the view appears. In an initializer, hand the expression itself over:
/// `_songs = StateObject(wrappedValue: SongLoader(folder))`.
///
/// - Invalidation: Whatever the object publishes re-runs the bodies that read the property, or a binding
///   from it, in their last run.
@propertyWrapper
@preconcurrency
@MainActor
public struct StateObject<ObjectType: ObservableObject> {
  // Written while the body is prepared, which one thread does at a time.
  nonisolated(unsafe) private let thunk: () -> ObjectType
  nonisolated(unsafe) private var storage: OwnedObject<ObjectType>?

  /// Keeps the object that an expression makes; the expression is evaluated when the view appears.
  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    self.thunk = thunk
  }

  /// The object; without a view a new one each time, with a warning.
  public var wrappedValue: ObjectType {
    guard let storage else { return makeWithoutView() }
    storage.willRead(storage.object)
    return storage.object
  }

  /// Gives bindings by the names of the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(root: storage?.object ?? makeWithoutView(), reads: storage)
  }

  private func makeWithoutView() -> ObjectType {
    Diagnostic.stateObjectReadOutsideView(ObjectType.self).warn()
    return thunk()
  }
}

/// The object of a view, and who reads it.
private final class OwnedObject<Object: ObservableObject>: ObjectReads<Object> {
  let object: Object

  init(_ object: Object, in owner: PropertyOwner) {
    self.object = object
    super.init(in: owner)
  }
}

extension StateObject: nonisolated DynamicProperty {}

extension StateObject: nonisolated CustomReflectable {
  /// The object under the name `_store`; nil outside a view, where none was made.
  public nonisolated var customMirror: Mirror {
    Mirror(self, children: ["_store": storage?.object as Any])
  }
}

extension StateObject: nonisolated BuiltInProperty {
  package nonisolated mutating func install(
    in owner: PropertyOwner,
    name: LiteralText,
    storage: inout AnyObject?
  ) {
    let kept = storage ?? OwnedObject(owner.making(thunk), in: owner)
    storage = kept
    // Safe because a place is filled by this very property of the same type of view.
    self.storage = unsafeDowncast(kept, to: OwnedObject<ObjectType>.self)
  }
}

extension StateObject: nonisolated TraceableProperty {
  /// Whether it reads the object that the source stands for.
  package nonisolated func isRead(through source: Source) -> Bool {
    storage?.isRead(through: source) ?? false
  }
}

extension StateObject: nonisolated SelfComparing {
  /// Two are always the same: what the object is made of matters only once.
  package nonisolated func isSame(as other: StateObject) -> Bool { true }
}
#endif

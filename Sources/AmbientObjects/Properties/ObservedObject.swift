#if Objects
public import AmbientCore
package import AmbientGraph
import AmbientReflection
package import AmbientSupport

/// An object that a view was given, and whose changes it follows.
///
/// ```swift
/// struct SongRow: View {
///   @ObservedObject var song: Song
///   var body: some View { Toggle(song.title, isOn: $song.isFavorite) }
/// }
/// ```
///
/// A view that is given the same object again has not changed.
///
/// - Invalidation: Whatever the object publishes re-runs the bodies that read the property, or a binding
///   from it, in their last run.
@propertyWrapper
@preconcurrency
@MainActor
public struct ObservedObject<ObjectType: ObservableObject> {
  // Written while the view is made or its body prepared, which one thread does at a time.
  nonisolated(unsafe) private var object: ObjectType
  nonisolated(unsafe) private var reads: ObjectReads<ObjectType>?

  /// Observes an object.
  public nonisolated init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Observes an object.
  public nonisolated init(initialValue: ObjectType) { object = initialValue }

  /// The object.
  public var wrappedValue: ObjectType {
    get {
      reads?.willRead(object)
      return object
    }
    set { object = newValue }
  }

  /// Gives bindings by the names of the object's properties.
  public var projectedValue: Wrapper { Wrapper(root: object, reads: reads) }

  /// Bindings to the properties of an object.
  ///
  /// - Invalidation: Read in a body, a binding re-runs that body when the object publishes.
  @dynamicMemberLookup
  @preconcurrency
  @MainActor
  public struct Wrapper {
    let root: ObjectType
    let reads: ObjectReads<ObjectType>?

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(root, keyPath, observer: reads)
    }
  }
}

extension ObservedObject: nonisolated DynamicProperty {}

extension ObservedObject: nonisolated CustomReflectable {
  /// The object, as an optional under the name `_store`.
  public nonisolated var customMirror: Mirror {
    Mirror(self, children: ["_store": Optional(object) as Any])
  }
}

extension ObservedObject: nonisolated BuiltInProperty {
  package nonisolated mutating func install(
    in owner: PropertyOwner,
    name: LiteralText,
    storage: inout AnyObject?
  ) {
    let kept = storage ?? ObjectReads<ObjectType>(in: owner)
    storage = kept
    // Safe because a place is filled by this very property of the same type of view.
    reads = unsafeDowncast(kept, to: ObjectReads<ObjectType>.self)
  }
}

extension ObservedObject: nonisolated TraceableProperty {
  /// Whether it reads the object that the source stands for.
  package nonisolated func isRead(through source: Source) -> Bool {
    reads?.isRead(through: source) ?? false
  }
}

extension ObservedObject: nonisolated SelfComparing {
  /// Two are the same if they have the same object.
  package nonisolated func isSame(as other: ObservedObject) -> Bool { object === other.object }
}
#endif

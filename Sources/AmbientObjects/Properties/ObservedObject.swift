#if Objects
public import AmbientCore
package import AmbientGraph
import AmbientReflection
package import AmbientSupport

/// An object that a view receives from its parent and observes.
///
/// ```swift
/// struct PlayerRow: View {
///   @ObservedObject var player: Player
///   var body: some View { Toggle(player.song, isOn: $player.isPlaying) }
/// }
/// ```
///
/// The property counts as unchanged if the view receives the same object again.
///
/// - Invalidation: A body depends on the object if the last run of the body read this property, or
///   a binding to a property of the object. Such a body runs again when the object publishes a
///   change.
@propertyWrapper
@preconcurrency
@MainActor
public struct ObservedObject<ObjectType: ObservableObject> {
  // Written while the view is created or its body is prepared, by one thread at a time.
  nonisolated(unsafe) private var object: ObjectType
  nonisolated(unsafe) private var reads: ObjectReads<ObjectType>?

  /// Creates a property that observes an object.
  ///
  /// - Parameter wrappedValue: The object.
  public nonisolated init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Creates a property that observes an object.
  ///
  /// - Parameter initialValue: The object.
  public nonisolated init(initialValue: ObjectType) { object = initialValue }

  /// The object that the view observes.
  public var wrappedValue: ObjectType {
    get {
      reads?.willRead(object)
      return object
    }
    set { object = newValue }
  }

  /// A source of bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(root: object, reads: reads) }

  /// A source of bindings to the properties of an object.
  ///
  /// - Invalidation: A body that reads a binding runs again when the object publishes a change.
  @dynamicMemberLookup
  @preconcurrency
  @MainActor
  public struct Wrapper {
    let root: ObjectType
    let reads: ObjectReads<ObjectType>?

    /// Returns a binding to a property of the object.
    ///
    /// - Parameter keyPath: The key path of the property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(root, keyPath, observer: reads)
    }
  }
}

extension ObservedObject: nonisolated DynamicProperty {}

extension ObservedObject: nonisolated CustomReflectable {
  /// A mirror with one child: the object as an optional, with the name `_store` as in SwiftUI.
  public nonisolated var customMirror: Mirror {
    Mirror(self, children: ["_store": Optional(object) as Any])
  }
}

extension ObservedObject: nonisolated BuiltInProperty {
  package nonisolated mutating func install(
    in owner: PropertyOwner,
    name: StaticText,
    storage: inout AnyObject?
  ) {
    let stored = storage ?? ObjectReads<ObjectType>(in: owner)
    storage = stored
    // The cast is safe, because only this property of the view type uses `stored`.
    reads = unsafeDowncast(stored, to: ObjectReads<ObjectType>.self)
  }
}

extension ObservedObject: nonisolated TraceableProperty {
  package nonisolated func isRead(through source: Source) -> Bool {
    reads?.isRead(through: source) ?? false
  }
}

extension ObservedObject: nonisolated SelfComparing {
  package nonisolated func isSame(as other: ObservedObject) -> Bool { object === other.object }
}
#endif

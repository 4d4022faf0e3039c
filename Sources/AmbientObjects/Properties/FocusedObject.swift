#if Objects
public import AmbientCore
package import AmbientGraph
import AmbientReflection
package import AmbientSupport

/// A property that reads the focused object of its type; nil if no object is set.
///
/// ```swift
/// struct PlayCommand: View {
///   @FocusedObject private var player: Player?
///
///   var body: some View {
///     Button("Play") { player?.isPlaying = true }.disabled(player == nil)
///   }
/// }
/// ```
///
/// A view sets the object for the whole tree. An object that `focusedObject(_:)` sets applies while
/// the focus is in the view. An object that `focusedSceneObject(_:)` sets applies while the scene
/// has the focus.
///
/// - Invalidation: A body depends on the object if the last run of the body read this property, or
///   a binding to a property of the object. Such a body runs again when another object is set, and
///   when the object publishes a change.
@propertyWrapper
@preconcurrency
@MainActor
public struct FocusedObject<ObjectType: ObservableObject> {
  // One thread at a time writes these properties, before the body runs.
  nonisolated(unsafe) private var focused = FocusedValue(object: ObjectType.self)
  nonisolated(unsafe) private var reads: ObjectReads<ObjectType>?

  /// Creates a property that reads the focused object of its type.
  public nonisolated init() {}

  /// The current object; nil if no object is set, or if the property is not in a view.
  public var wrappedValue: ObjectType? {
    let object = focused.wrappedValue
    if let object { reads?.willRead(object) }
    return object
  }

  /// A source of bindings to the object's properties; nil if no object is set.
  public var projectedValue: Wrapper? {
    focused.wrappedValue.map { Wrapper(root: $0, reads: reads) }
  }

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

/// The storage for the reads of the focused object, and for the inner property `focused`.
private final class FocusedReads<Object: ObservableObject>: ObjectReads<Object> {
  /// The storage of the inner property; nil until that property is installed.
  var focused: AnyObject?

  override func retire() {
    (focused as? any RetiringStorage)?.retire()
    focused = nil
    super.retire()
  }
}

extension FocusedObject: nonisolated DynamicProperty {}

extension FocusedObject: nonisolated BuiltInProperty {
  package nonisolated mutating func install(
    in owner: PropertyOwner,
    name: StaticText,
    storage: inout AnyObject?
  ) {
    let stored = storage ?? FocusedReads<ObjectType>(in: owner)
    storage = stored
    // The cast is safe, because only this property uses `stored`, and always with this type.
    let reads = unsafeDowncast(stored, to: FocusedReads<ObjectType>.self)
    focused.install(in: owner, name: name, storage: &reads.focused)
    self.reads = reads
  }
}

extension FocusedObject: nonisolated TraceableProperty {
  package nonisolated func isRead(through source: Source) -> Bool {
    focused.isRead(through: source) || reads?.isRead(through: source) == true
  }
}

extension FocusedObject: nonisolated SelfComparing {
  /// Returns true, because two properties of the same type read the same object.
  ///
  /// - Parameter other: The other value.
  /// - Returns: Always true.
  package nonisolated func isSame(as other: FocusedObject) -> Bool { true }
}
#endif

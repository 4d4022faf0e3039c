#if Objects
public import AmbientCore
package import AmbientGraph
import AmbientReflection
package import AmbientSupport

/// An object that the view in focus gives, found by its type; nil if nobody gives one.
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
/// A view gives the object with `focusedObject(_:)` or `focusedSceneObject(_:)`.
///
/// - Invalidation: Another object, and whatever the object publishes, re-runs the bodies that read the
///   property, or a binding from it, in their last run.
@propertyWrapper
@preconcurrency
@MainActor
public struct FocusedObject<ObjectType: ObservableObject> {
  // Written while the body is prepared, which one thread does at a time.
  nonisolated(unsafe) private var focused = FocusedValue(object: ObjectType.self)
  nonisolated(unsafe) private var reads: ObjectReads<ObjectType>?

  /// Looks for the object where the focus is.
  public nonisolated init() {}

  /// The object of now; nil if nobody gives one, and without a view.
  public var wrappedValue: ObjectType? {
    let object = focused.wrappedValue
    if let object { reads?.willRead(object) }
    return object
  }

  /// Gives bindings by the names of the object's properties; nil if nobody gives an object.
  public var projectedValue: Wrapper? {
    focused.wrappedValue.map { Wrapper(root: $0, reads: reads) }
  }

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

/// Which object is given, and who reads it.
private final class FocusedReads<Object: ObservableObject>: ObjectReads<Object> {
  /// What the focused value keeps.
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
    name: LiteralText,
    storage: inout AnyObject?
  ) {
    let kept = storage ?? FocusedReads<ObjectType>(in: owner)
    storage = kept
    // Safe because a place is filled by this very property of the same type of view.
    let reads = unsafeDowncast(kept, to: FocusedReads<ObjectType>.self)
    focused.install(in: owner, name: name, storage: &reads.focused)
    self.reads = reads
  }
}

extension FocusedObject: nonisolated TraceableProperty {
  /// Whether it reads the object that the source stands for.
  package nonisolated func isRead(through source: Source) -> Bool {
    focused.isRead(through: source) || reads?.isRead(through: source) == true
  }
}

extension FocusedObject: nonisolated SelfComparing {
  /// Two are always the same: both read the object of one type.
  package nonisolated func isSame(as other: FocusedObject) -> Bool { true }
}
#endif

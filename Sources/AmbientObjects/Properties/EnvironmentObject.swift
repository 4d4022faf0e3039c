#if Objects
public import AmbientCore
package import AmbientGraph
import AmbientReflection
package import AmbientSupport

/// A property that finds an object of its type in the environment of the view.
///
/// ```swift
/// struct PlayButton: View {
///   @EnvironmentObject private var player: Player
///   var body: some View { Toggle("Play", isOn: $player.isPlaying) }
/// }
/// ```
///
/// An ancestor sets the object with `environmentObject(_:)`. The environment holds one object per
/// type. `@Environment(Player.self)` reads the same object if the class is also `Observable`.
///
/// - Invalidation: A body depends on the object if the last run of the body read the object, or a
///   binding to a property of the object. Such a body runs again when another object is set, and
///   when the object publishes a change.
@propertyWrapper
@preconcurrency
@MainActor
public struct EnvironmentObject<ObjectType: ObservableObject> {
  // Written while the body is prepared, by one thread at a time.
  nonisolated(unsafe) private var storage: EnvironmentObjectStorage<ObjectType>?
  private nonisolated let owner: StaticText
  private nonisolated let location: SourceLocation

  /// Creates a property that reads the object from the view's environment.
  ///
  /// - Parameters:
  ///   - fileID: The file of the declaration, for messages.
  ///   - line: The line of the declaration, for messages.
  ///   - function: The name of the declaring type, for messages.
  public nonisolated init(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    function: StaticString = #function
  ) {
    owner = StaticText(function)
    location = SourceLocation(fileID, line)
  }

  // An initializer with default arguments cannot be passed as a function. The initializer below
  // can. In a call, the compiler prefers the initializer above, which records a location.
  /// Creates a property that reads the object from the view's environment.
  ///
  /// Messages do not name the location of the declaration.
  @_disfavoredOverload
  public nonisolated init() {
    self.init(fileID: "", line: 0, function: "an unknown view")
  }

  /// The object that the nearest ancestor sets.
  ///
  /// A read stops the program if no ancestor sets the object, or if the property is not in a view.
  /// The message lists the chain of views and the objects that are present.
  public var wrappedValue: ObjectType {
    let object = root
    storage?.willRead(object)
    return object
  }

  /// A source of bindings to the object's properties.
  ///
  /// A read of this property stops the program in the same cases as a read of ``wrappedValue``.
  public var projectedValue: Wrapper { Wrapper(root: root, reads: storage) }

  private var root: ObjectType {
    if let object = storage?.lookup.object { return object }
    Diagnostic.missingObservableObject(
      storage?.lookup,
      of: ObjectType.self,
      name: storage?.name ?? "",
      owner: owner,
      location: location
    ).stop()
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

private final class EnvironmentObjectStorage<Object: ObservableObject>: ObjectReads<Object> {
  let lookup: ObjectRead<Object>
  let name: String

  init(named name: String, in owner: PropertyOwner) {
    lookup = owner.objectRead(of: Object.self)
    self.name = name
    super.init(in: owner)
  }

  override func isRead(through source: Source) -> Bool {
    lookup.isRead(through: source) || super.isRead(through: source)
  }
}

extension EnvironmentObject: nonisolated DynamicProperty {}

extension EnvironmentObject: nonisolated CustomReflectable {
  /// A mirror with one child: the object, with the name `_store` as in SwiftUI.
  ///
  /// The child is nil if no object is set, or if the property is not in a view.
  public nonisolated var customMirror: Mirror {
    Mirror(self, children: ["_store": storage?.lookup.object as Any])
  }
}

extension EnvironmentObject: nonisolated BuiltInProperty {
  package nonisolated mutating func install(
    in owner: PropertyOwner,
    name: StaticText,
    storage: inout AnyObject?
  ) {
    let stored = storage ?? EnvironmentObjectStorage<ObjectType>(named: "\(name)", in: owner)
    storage = stored
    // The cast is safe, because only this property of the view type uses `stored`.
    self.storage = unsafeDowncast(stored, to: EnvironmentObjectStorage<ObjectType>.self)
  }
}

extension EnvironmentObject: nonisolated TraceableProperty {
  package nonisolated func isRead(through source: Source) -> Bool {
    storage?.isRead(through: source) ?? false
  }
}

extension EnvironmentObject: nonisolated SelfComparing {
  /// Returns true, because only the type of a property decides which object the property finds.
  ///
  /// - Parameter other: The other value.
  /// - Returns: Always true.
  package nonisolated func isSame(as other: EnvironmentObject) -> Bool { true }
}
#endif

#if Objects
public import AmbientCore
package import AmbientGraph
import AmbientReflection
package import AmbientSupport

/// An object from the surroundings of the view that declares it, found by its type.
///
/// ```swift
/// struct PlayButton: View {
///   @EnvironmentObject private var player: Player
///   var body: some View { Toggle("Play", isOn: $player.isPlaying) }
/// }
/// ```
///
/// An ancestor puts the object there with `environmentObject(_:)`. There is one place for each type,
/// which `@Environment(Player.self)` reads as well, if the class is observable in both ways.
///
/// - Invalidation: Another object, and whatever the object publishes, re-runs the bodies that read the
///   property, or a binding from it, in their last run.
@propertyWrapper
@preconcurrency
@MainActor
public struct EnvironmentObject<ObjectType: ObservableObject> {
  // Written while the body is prepared, which one thread does at a time.
  nonisolated(unsafe) private var storage: FoundObject<ObjectType>?
  private nonisolated let owner: LiteralText
  private nonisolated let place: SourceLocation

  /// Looks for the object in the surroundings of the view.
  public nonisolated init(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    function: StaticString = #function
  ) {
    owner = LiteralText(function)
    place = SourceLocation(fileID, line)
  }

  // Swift does not convert a function that has arguments with defaults. Where both fit, the one that knows
  // its place is preferred.
  /// Looks for the object in the surroundings of the view.
  @_disfavoredOverload
  public nonisolated init() {
    self.init(fileID: "", line: 0, function: "an unknown view")
  }

  /// The object of now.
  ///
  /// Where no ancestor set one, or outside a view, it stops the program, at the read, with the chain of
  /// views and what is present.
  public var wrappedValue: ObjectType {
    let object = root
    storage?.willRead(object)
    return object
  }

  /// Gives bindings by the names of the object's properties; stops the program like ``wrappedValue``.
  public var projectedValue: Wrapper { Wrapper(root: root, reads: storage) }

  private var root: ObjectType {
    if let object = storage?.found.object { return object }
    Diagnostic.missingObservableObject(
      storage?.found,
      of: ObjectType.self,
      name: storage?.name ?? "",
      owner: owner,
      place: place
    ).stop()
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

/// Where the object is found, and who reads it.
private final class FoundObject<Object: ObservableObject>: ObjectReads<Object> {
  let found: ObjectRead<Object>
  let name: String

  init(named name: String, in owner: PropertyOwner) {
    found = owner.objectRead(of: Object.self)
    self.name = name
    super.init(in: owner)
  }

  override func isRead(through source: Source) -> Bool {
    found.isRead(through: source) || super.isRead(through: source)
  }
}

extension EnvironmentObject: nonisolated DynamicProperty {}

extension EnvironmentObject: nonisolated CustomReflectable {
  /// The object under SwiftUI's name for it, `_store`; nil where there is none, or outside a view.
  public nonisolated var customMirror: Mirror {
    Mirror(self, children: ["_store": storage?.found.object as Any])
  }
}

extension EnvironmentObject: nonisolated BuiltInProperty {
  package nonisolated mutating func install(
    in owner: PropertyOwner,
    name: LiteralText,
    storage: inout AnyObject?
  ) {
    let kept = storage ?? FoundObject<ObjectType>(named: "\(name)", in: owner)
    storage = kept
    // Safe because a place is filled by this very property of the same type of view.
    self.storage = unsafeDowncast(kept, to: FoundObject<ObjectType>.self)
  }
}

extension EnvironmentObject: nonisolated TraceableProperty {
  /// Whether it reads the object that the source stands for.
  package nonisolated func isRead(through source: Source) -> Bool {
    storage?.isRead(through: source) ?? false
  }
}

extension EnvironmentObject: nonisolated SelfComparing {
  /// Two are always the same: both read the object of one type.
  package nonisolated func isSame(as other: EnvironmentObject) -> Bool { true }
}
#endif

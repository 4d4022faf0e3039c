public import AmbientGraph

/// A node that runs the body of a view or a modifier, with what its dynamic properties keep.
@usableFromInline
class BodyNode: ParentNode {
  @exclusivity(unchecked) @usableFromInline final var properties: InstalledProperties

  /// The view or the modifier whose body it runs.
  @usableFromInline var value: Any { () }

  @usableFromInline @MainActor
  init(_ type: ViewType, _ inputs: _ViewInputs) {
    properties = InstalledProperties(of: .passUnretained(type))
    super.init(inputs)
    let made = Unmanaged<Effect>.passUnretained(self)
    lending(inputs.unmanagedTree) { $0.schedule(made) }
  }

  /// The type of the view or the modifier.
  @inlinable final var type: ViewType { properties.type.takeUnretainedValue() }

  /// Lets the body run for a value that replaced the old one.
  @usableFromInline
  final func valueChanged() {
    properties.valueChanged()
    graph.schedule(self)
  }

  /// Connects the dynamic properties of the value with this node, unless they are.
  @inlinable @MainActor
  final func installProperties(at value: UnsafeMutableRawPointer) {
    properties.install(at: value, in: self)
  }

  /// Runs a body of the value at an address; what it reads becomes the node's dependencies.
  ///
  /// What `update()` of a custom property writes is for this run alone, and so into a copy: the next value
  /// is compared with the one that came from the parent.
  @inlinable @MainActor
  final func runBody<Value, Result>(
    of value: UnsafeMutablePointer<Value>,
    _ body: @MainActor (UnsafeMutablePointer<Value>) -> Result
  ) -> Result {
    lending(properties.type) { type in
      observingBody(of: type) {
        guard type.callsUpdate else { return body(value) }
        var updated = value.pointee
        return withMutablePointer(to: &updated) {
          type.updateProperties(at: $0)
          let result = body($0.assumingMemoryBound(to: Value.self))
          if type.subscribes { properties.subscribe(at: $0) }
          return result
        }
      }
    }
  }

  override func willRetire() {
    super.willRetire()
    properties.retire()
  }
}

extension ViewNode {
  /// Whether the next run is for something observable that the last one read, and not for another value.
  var hasOnlyObservedChange: Bool {
    guard observedReads?.hasChanged == true else { return false }
    return (self as? BodyNode)?.properties.isValueComing != true
  }
}

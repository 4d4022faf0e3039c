import AmbientGraph

/// A node that runs the body of a view or a modifier, with what its dynamic properties keep.
@usableFromInline
class BodyNode: ParentNode, BodyOwner {
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

  override func willRetire() {
    super.willRetire()
    properties.retire()
  }
}

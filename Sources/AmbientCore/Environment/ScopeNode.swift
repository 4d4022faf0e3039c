import AmbientScopes
import AmbientEnvironment
import AmbientSupport
import AmbientGraph

/// A node that puts something of its own into the surroundings of what is below it, once.
class ScopeNode: ParentNode, ScopeWriter {
  final let inner: Scope

  /// Where in the source it stands.
  final let place: SourceLocation

  @MainActor init(at place: SourceLocation, _ inputs: _ViewInputs) {
    self.place = place
    inner = Scope(parent: inputs.scope)
    super.init(inputs)
    inner.writer = self
    graph.schedule(self)
  }

  /// Writes into the surroundings.
  func write(into values: inout EnvironmentValues) {}

  override final var scopeBelow: Scope { inner }

  override final func run() {
    var values = EnvironmentValues(scope)
    write(into: &values)
    inner.apply(values, around: scope)
  }

  override func willRetire() {
    super.willRetire()
    inner.close()
  }
}

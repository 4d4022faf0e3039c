import Ambient

extension EnvironmentValues {
  /// Whether the main tap is open: a binding, so that a view below can turn it.
  @Entry var mainTap = Binding.constant(false)

  /// Whether the fleece is on, where several beds share one; nil where a bed has its own.
  @Entry var sharedFleece: Binding<Bool>?
}

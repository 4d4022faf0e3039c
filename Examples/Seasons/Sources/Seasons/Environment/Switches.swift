import Ambient

extension EnvironmentValues {
  /// Whether the main tap is open: a binding, so that a descendant can turn it.
  @Entry var mainTap = Binding.constant(false)

  /// Whether the fleece is on, if several beds share one; nil for a bed with its own fleece.
  @Entry var sharedFleece: Binding<Bool>?
}

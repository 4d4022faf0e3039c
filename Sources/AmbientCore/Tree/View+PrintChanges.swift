import AmbientGraph

extension View {
  /// Prints why the body runs that this is called in.
  ///
  /// The line reads `Counter: @self, _count changed.` The names are those of the stored properties of which something has changed that the body read;
  /// `@self` is a field of the view, `@identity` a view that has just appeared, and `@dependencies`
  /// something else, such as a property of an observable object. Call it before the body reads
  /// anything: `let _ = Self._printChanges()`.
  @preconcurrency
  public static func _printChanges() { BodyChanges(in: Self.self).report() }

  /// Prints the same, for there is no other log.
  @preconcurrency
  public static func _logChanges() { BodyChanges(in: Self.self).report() }
}

extension ViewModifier {
  /// Prints why the body runs that this is called in, as views do.
  @preconcurrency
  public static func _printChanges() { BodyChanges(in: Self.self).report() }

  /// Prints the same, for there is no other log.
  @preconcurrency
  public static func _logChanges() { BodyChanges(in: Self.self).report() }
}

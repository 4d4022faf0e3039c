#if Objects
public import AmbientCore

extension Bindable where Value: ObservableObject {
  /// Unavailable: `@Bindable` wraps only `Observable` objects.
  @available(
    *,
    unavailable,
    message: """
      @Bindable only works with Observable types. For ObservableObject types, \
      use @ObservedObject instead.
      """
  )
  public init(wrappedValue: Value) {
    preconditionFailure("@Bindable only works with Observable types.")
  }
}
#endif

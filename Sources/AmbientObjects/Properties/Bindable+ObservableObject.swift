#if Objects
public import AmbientCore

extension Bindable where Value: ObservableObject {
  /// Only objects of the other kind can be wrapped.
  @available(
    *,
    unavailable,
    message:
      "@Bindable only works with Observable types. For ObservableObject types, use @ObservedObject instead."
  )
  public init(wrappedValue: Value) {
    preconditionFailure("@Bindable only works with Observable types.")
  }
}
#endif

#if Objects
public import AmbientCore
public import OpenCombine

extension Bindable where Value: OpenCombine.ObservableObject {
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

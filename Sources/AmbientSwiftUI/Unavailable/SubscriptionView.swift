public import AmbientCore

/// A view that acts on the values of a publisher.
@available(
  *,
  unavailable,
  message: "Ambient does not have SubscriptionView. Use onReceive(_:perform:)."
)
public struct SubscriptionView<Publisher, Content: View>: View {
  /// Nothing: the view cannot be used.
  public var body: some View { EmptyView() }

  /// Creates a view that acts on the values of a publisher.
  public init(content: Content, publisher: Publisher, action: @escaping (Any) -> Void) {}
}

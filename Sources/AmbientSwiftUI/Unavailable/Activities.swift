public import AmbientCore
public import AmbientViews

/// An activity of the user that can continue on another device.
@available(
  *,
  unavailable,
  message: "Ambient has no handoff between devices. To open a page, handle a URL with onOpenURL."
)
@dynamicMemberLookup public final class NSUserActivity {
  /// Creates an activity.
  ///
  /// - Parameter activityType: The type of the activity.
  public init(activityType: String) {}

  /// A property of the activity.
  public subscript(dynamicMember name: String) -> Any? {
    get { nil }
    set {}
  }
}

extension View {
  /// Advertises a user activity for the view.
  ///
  /// - Parameters:
  ///   - activityType: The type of the activity.
  ///   - isActive: Whether the activity is advertised.
  ///   - update: Fills in the activity.
  /// - Returns: The same view.
  @available(
    *,
    unavailable,
    message: "Ambient has no handoff between devices. To open a page, handle a URL with onOpenURL."
  )
  public nonisolated func userActivity(
    _ activityType: String,
    isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Advertises a user activity that concerns a value.
  ///
  /// - Parameters:
  ///   - activityType: The type of the activity.
  ///   - element: The value; nil to advertise nothing.
  ///   - update: Fills in the activity for the value.
  /// - Returns: The same view.
  @available(
    *,
    unavailable,
    message: "Ambient has no handoff between devices. To open a page, handle a URL with onOpenURL."
  )
  public nonisolated func userActivity<P>(
    _ activityType: String,
    element: P?,
    _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }

  /// Continues an activity that the user began on another device.
  ///
  /// - Parameters:
  ///   - activityType: The type of the activity.
  ///   - action: The action, which receives the activity.
  /// - Returns: The same view.
  @available(
    *,
    unavailable,
    message: "Ambient has no handoff between devices. To open a page, handle a URL with onOpenURL."
  )
  public nonisolated func onContinueUserActivity(
    _ activityType: String,
    perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Chooses the window that handles an event from another program.
  ///
  /// - Parameters:
  ///   - preferring: Texts that identify the events that the window prefers.
  ///   - allowing: Texts that identify the events that the window can handle.
  /// - Returns: The same view.
  @available(
    *,
    unavailable,
    message: "Ambient has no events from other programs. Handle URLs with onOpenURL."
  )
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>,
    allowing: Set<String>
  ) -> some View { self }

  /// Offers values to the services of other programs.
  ///
  /// - Parameters:
  ///   - contentTypes: The types of the values.
  ///   - onExport: Returns the values.
  /// - Returns: The same view.
  @available(
    *,
    unavailable,
    message:
      "Ambient supports no services of other programs. Use copy and paste within the app, or files."
  )
  public nonisolated func exportsItemProviders<Provider>(
    _ contentTypes: [UTType],
    onExport: @escaping () -> [Provider]
  ) -> some View { self }

  /// Offers values to the services of other programs, and accepts the results of the services.
  ///
  /// - Parameters:
  ///   - contentTypes: The types of the values.
  ///   - onExport: Returns the values.
  ///   - onEdit: Accepts the results, and returns whether it could use them.
  /// - Returns: The same view.
  @available(
    *,
    unavailable,
    message:
      "Ambient supports no services of other programs. Use copy and paste within the app, or files."
  )
  public nonisolated func exportsItemProviders<Provider>(
    _ contentTypes: [UTType],
    onExport: @escaping () -> [Provider],
    onEdit: @escaping ([Provider]) -> Bool
  ) -> some View { self }

  /// Accepts values from the services of other programs.
  ///
  /// - Parameters:
  ///   - contentTypes: The types of the values.
  ///   - onImport: Accepts the values, and returns whether it could use them.
  /// - Returns: The same view.
  @available(
    *,
    unavailable,
    message:
      "Ambient supports no services of other programs. Use copy and paste within the app, or files."
  )
  public nonisolated func importsItemProviders<Provider>(
    _ contentTypes: [UTType],
    onImport: @escaping ([Provider]) -> Bool
  ) -> some View { self }

  /// Offers values, usually only one, to the services of other programs.
  ///
  /// - Parameter payload: The values.
  /// - Returns: The same view.
  @available(
    *,
    unavailable,
    message:
      "Ambient supports no services of other programs. Use copy and paste within the app, or files."
  )
  public nonisolated func exportableToServices<T>(_ payload: @autoclosure @escaping () -> [T])
    -> some View
  { self }

  /// Accepts values from the services of other programs.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Accepts the values, and returns whether it could use them.
  /// - Returns: The same view.
  @available(
    *,
    unavailable,
    message:
      "Ambient supports no services of other programs. Use copy and paste within the app, or files."
  )
  public nonisolated func importableFromServices<T>(
    for payloadType: T.Type = T.self,
    action: @escaping ([T]) -> Bool
  ) -> some View { self }
}

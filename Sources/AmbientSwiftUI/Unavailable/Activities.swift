public import AmbientCore
public import AmbientViews

/// An activity of the user that can continue on another device.
@available(
  *,
  unavailable,
  message: "There is no handoff between devices here. To open a page, handle a URL with onOpenURL."
)
@dynamicMemberLookup public final class NSUserActivity {
  /// Creates an activity.
  public init(activityType: String) {}

  /// A property of the activity.
  public subscript(dynamicMember name: String) -> Any? {
    get { nil }
    set {}
  }
}

extension View {
  /// Advertises a user activity for the view.
  @available(
    *,
    unavailable,
    message:
      "There is no handoff between devices here. To open a page, handle a URL with onOpenURL."
  )
  public nonisolated func userActivity(
    _ activityType: String,
    isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Advertises a user activity that concerns an element.
  @available(
    *,
    unavailable,
    message:
      "There is no handoff between devices here. To open a page, handle a URL with onOpenURL."
  )
  public nonisolated func userActivity<P>(
    _ activityType: String,
    element: P?,
    _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }

  /// Continues an activity that the user began on another device.
  @available(
    *,
    unavailable,
    message:
      "There is no handoff between devices here. To open a page, handle a URL with onOpenURL."
  )
  public nonisolated func onContinueUserActivity(
    _ activityType: String,
    perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Chooses the window that handles an event from another program.
  @available(
    *,
    unavailable,
    message: "There are no events from other programs here. Handle URLs with onOpenURL."
  )
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>,
    allowing: Set<String>
  ) -> some View { self }

  /// Offers values to the services of other programs.
  @available(
    *,
    unavailable,
    message:
      "There are no services of other programs here. Use copy and paste within the app, or files."
  )
  public nonisolated func exportsItemProviders<Provider>(
    _ contentTypes: [UTType],
    onExport: @escaping () -> [Provider]
  ) -> some View { self }

  /// Offers values to the services of other programs, and accepts the results of the services.
  @available(
    *,
    unavailable,
    message:
      "There are no services of other programs here. Use copy and paste within the app, or files."
  )
  public nonisolated func exportsItemProviders<Provider>(
    _ contentTypes: [UTType],
    onExport: @escaping () -> [Provider],
    onEdit: @escaping ([Provider]) -> Bool
  ) -> some View { self }

  /// Accepts values from the services of other programs.
  @available(
    *,
    unavailable,
    message:
      "There are no services of other programs here. Use copy and paste within the app, or files."
  )
  public nonisolated func importsItemProviders<Provider>(
    _ contentTypes: [UTType],
    onImport: @escaping ([Provider]) -> Bool
  ) -> some View { self }

  /// Offers a value to the services of other programs.
  @available(
    *,
    unavailable,
    message:
      "There are no services of other programs here. Use copy and paste within the app, or files."
  )
  public nonisolated func exportableToServices<T>(_ payload: @autoclosure @escaping () -> [T])
    -> some View
  { self }

  /// Accepts values from the services of other programs.
  @available(
    *,
    unavailable,
    message:
      "There are no services of other programs here. Use copy and paste within the app, or files."
  )
  public nonisolated func importableFromServices<T>(
    for payloadType: T.Type = T.self,
    action: @escaping ([T]) -> Bool
  ) -> some View { self }
}

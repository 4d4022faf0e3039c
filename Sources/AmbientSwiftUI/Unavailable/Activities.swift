public import AmbientCore
public import AmbientViews

/// What a user does, for other devices.
@available(
  *,
  unavailable,
  message:
    "There is no handoff between devices here. To open a page from outside, send a URL, and handle it with onOpenURL."
)
@dynamicMemberLookup public final class NSUserActivity {
  /// Creates an activity.
  public init(activityType: String) {}

  /// A property.
  public subscript(dynamicMember name: String) -> Any? {
    get { nil }
    set {}
  }
}

extension View {
  /// Describes what the user does.
  @available(
    *,
    unavailable,
    message:
      "There is no handoff between devices here. To open a page from outside, send a URL, and handle it with onOpenURL."
  )
  public nonisolated func userActivity(
    _ activityType: String,
    isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Describes what the user does with an element.
  @available(
    *,
    unavailable,
    message:
      "There is no handoff between devices here. To open a page from outside, send a URL, and handle it with onOpenURL."
  )
  public nonisolated func userActivity<P>(
    _ activityType: String,
    element: P?,
    _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }

  /// Continues what the user did on another device.
  @available(
    *,
    unavailable,
    message:
      "There is no handoff between devices here. To open a page from outside, send a URL, and handle it with onOpenURL."
  )
  public nonisolated func onContinueUserActivity(
    _ activityType: String,
    perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Chooses the window for an event from outside.
  @available(
    *,
    unavailable,
    message: "There are no events from other programs here. Handle URLs with onOpenURL."
  )
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>,
    allowing: Set<String>
  ) -> some View { self }

  /// Offers values to services.
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

  /// Offers values to services, and accepts their results.
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

  /// Accepts values of services.
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

  /// Offers a value to services.
  @available(
    *,
    unavailable,
    message:
      "There are no services of other programs here. Use copy and paste within the app, or files."
  )
  public nonisolated func exportableToServices<T>(_ payload: @autoclosure @escaping () -> [T])
    -> some View
  { self }

  /// Accepts values of services.
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

/// The special purpose of a button.
public struct ButtonRole: Hashable, Sendable {
  let name: String

  /// The button deletes data or does something else that cannot be undone.
  public static let destructive = ButtonRole(name: "destructive")
  /// The button cancels an operation and changes nothing.
  public static let cancel = ButtonRole(name: "cancel")
  /// The button closes a view that shows information.
  public static let close = ButtonRole(name: "close")
  /// The button confirms what the user has entered or chosen.
  public static let confirm = ButtonRole(name: "confirm")
}

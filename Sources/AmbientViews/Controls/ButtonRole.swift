/// What a button is for, where that is special.
public struct ButtonRole: Hashable, Sendable {
  let name: String

  /// It deletes something, or does something else that cannot be undone.
  public static let destructive = ButtonRole(name: "destructive")
  /// It leaves things as they are.
  public static let cancel = ButtonRole(name: "cancel")
}

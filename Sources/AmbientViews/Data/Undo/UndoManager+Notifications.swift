#if !canImport(Darwin)
public import Foundation

/// The notifications that an ``UndoManager`` posts with itself as the `object`.
extension NSNotification.Name {
  /// A notification before a group is opened or closed, before a change is undone or redone, and
  /// when `canRedo` is read.
  public static let NSUndoManagerCheckpoint = NSNotification.Name(
    "NSUndoManagerCheckpointNotification"
  )
  /// A notification after a group was opened.
  public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification"
  )
  /// A notification before a group is closed.
  public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification"
  )
  /// A notification after a group was closed.
  public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification"
  )
  /// A notification before a change is undone.
  public static let NSUndoManagerWillUndoChange = NSNotification.Name(
    "NSUndoManagerWillUndoChangeNotification"
  )
  /// A notification after a change was undone.
  public static let NSUndoManagerDidUndoChange = NSNotification.Name(
    "NSUndoManagerDidUndoChangeNotification"
  )
  /// A notification before a change is redone.
  public static let NSUndoManagerWillRedoChange = NSNotification.Name(
    "NSUndoManagerWillRedoChangeNotification"
  )
  /// A notification after a change was redone.
  public static let NSUndoManagerDidRedoChange = NSNotification.Name(
    "NSUndoManagerDidRedoChangeNotification"
  )
}

/// A key in the `userInfo` of the notifications about a group that is closed.
///
/// The value of the key is true if the changes of the group can be discarded without saving.
/// Otherwise, the notification has no `userInfo`.
public let NSUndoManagerGroupIsDiscardableKey = "NSUndoManagerGroupIsDiscardableKey"

extension UndoManager {
  func post(_ name: NSNotification.Name, isDiscardable: Bool = false) {
    let userInfo = isDiscardable ? [NSUndoManagerGroupIsDiscardableKey: true] : nil
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }
}
#endif

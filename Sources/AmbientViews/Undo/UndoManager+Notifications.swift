#if !canImport(Darwin)
public import Foundation

/// What an ``UndoManager`` tells to those who observe it, with itself as the object.
extension NSNotification.Name {
  /// A group is about to be opened or closed, or somebody asks whether there is something to redo.
  public static let NSUndoManagerCheckpoint = NSNotification.Name(
    "NSUndoManagerCheckpointNotification"
  )
  /// A group was opened.
  public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification"
  )
  /// A group is about to be closed.
  public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification"
  )
  /// A group was closed.
  public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification"
  )
  /// Changes are about to be taken back.
  public static let NSUndoManagerWillUndoChange = NSNotification.Name(
    "NSUndoManagerWillUndoChangeNotification"
  )
  /// Changes were taken back.
  public static let NSUndoManagerDidUndoChange = NSNotification.Name(
    "NSUndoManagerDidUndoChangeNotification"
  )
  /// Changes are about to be made again.
  public static let NSUndoManagerWillRedoChange = NSNotification.Name(
    "NSUndoManagerWillRedoChangeNotification"
  )
  /// Changes were made again.
  public static let NSUndoManagerDidRedoChange = NSNotification.Name(
    "NSUndoManagerDidRedoChangeNotification"
  )
}

/// The key under which it is told of a group that is closed if nothing has to be saved because of it.
public let NSUndoManagerGroupIsDiscardableKey = "NSUndoManagerGroupIsDiscardableKey"

extension UndoManager {
  func post(_ name: NSNotification.Name, isDiscardable: Bool = false) {
    let userInfo = isDiscardable ? [NSUndoManagerGroupIsDiscardableKey: true] : nil
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }
}
#endif

#if !canImport(Darwin)
import Foundation

extension FileWrapper {
  /// Writes the whole wrapper to a URL, and replaces the file or folder there.
  ///
  /// The new contents are first written to a temporary folder next to the destination, and then
  /// moved to the destination. Other users cannot read the temporary folder.
  ///
  /// If a file replaces a file, the replacement is a single step: other programs read either all of
  /// the old contents or all of the new contents. If the old or the new item is a folder, the old
  /// item is first moved into the temporary folder. If the new item then cannot be moved to the
  /// destination, the old item is moved back.
  func writeAtomically(to url: URL) throws {
    let manager = FileManager.default
    let folder = url.deletingLastPathComponent()
    let workspace = folder.appendingPathComponent(".save-\(UUID().uuidString)", isDirectory: true)
    let (new, old) = (
      workspace.appendingPathComponent("new"), workspace.appendingPathComponent("old")
    )
    let replaced = try? manager.attributesOfItem(atPath: url.path)
    let isFolderInvolved =
      replaced != nil && (isDirectory || replaced?[.type] as? FileAttributeType == .typeDirectory)
    try manager.createDirectory(
      at: workspace,
      withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o700 | Self.setGroupIDBit(of: folder)]
    )
    do {
      try write(to: new)
      copyOwner(from: replaced ?? [:], to: new)
      if isFolderInvolved { try Self.rename(url, to: old) }
      do {
        try Self.rename(new, to: url)
      } catch {
        if isFolderInvolved { try Self.rename(old, to: url) }
        throw error
      }
    } catch {
      // Keep the temporary folder if it still holds the old contents.
      if (try? manager.attributesOfItem(atPath: old.path)) == nil {
        try? manager.removeItem(at: workspace)
      }
      throw error
    }
    try? manager.removeItem(at: workspace)
  }

  /// Returns the set-group-ID bit of a folder.
  ///
  /// If the bit is set, new files in the folder get the folder's group.
  private static func setGroupIDBit(of folder: URL) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: folder.path)
    return (attributes?[.posixPermissions] as? Int ?? 0) & 0o2000
  }

  /// Gives a new file the owner and the group of the file that it replaces.
  ///
  /// If the new file already has this owner and this group, the function changes nothing. Most
  /// processes are not allowed to change owners. If the change fails, the user of the process stays
  /// the owner of the new file.
  private func copyOwner(from attributes: [FileAttributeKey: Any], to new: URL) {
    guard !isSymbolicLink else { return }
    let current = try? FileManager.default.attributesOfItem(atPath: new.path)
    let keys = [FileAttributeKey.ownerAccountID, .groupOwnerAccountID]
    let owners = keys.compactMap { key in (attributes[key] as? NSNumber).map { (key, $0) } }
    guard !owners.isEmpty, owners.contains(where: { current?[$0] as? NSNumber != $1 }) else {
      return
    }
    try? FileManager.default.setAttributes(
      Dictionary(uniqueKeysWithValues: owners),
      ofItemAtPath: new.path
    )
    // Changing the owner clears some permission bits. The permissions are therefore set again.
    try? writeAttributes(to: new)
  }

  private static func rename(_ old: URL, to new: URL) throws {
    guard Foundation.rename(old.path, new.path) == 0 else {
      let error = POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      throw CocoaError(
        .fileWriteUnknown,
        userInfo: [NSFilePathErrorKey: new.path, NSUnderlyingErrorKey: error]
      )
    }
  }
}
#endif
